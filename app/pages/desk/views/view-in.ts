// What of an address makes a view: what the queue is asked for and its order, and not the page one has come to.

const PAGE = ['after', 'page'];

/** The query without a question mark, in one order of its names, so that the same view reads the same. */
export function viewIn(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PAGE) params.delete(name);
  params.sort();
  return params.toString();
}
