// Puts lists one behind the other; `flat` takes ten times as long, and these are joined after every key.

/** All members in order. Where only one list has any, it is given back itself. */
export function joined<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const filled = lists.filter(({ length }) => length > 0);
  const [first = [], ...more] = filled;
  if (more.length === 0) return first;
  const all: T[] = [];
  for (const list of filled) for (const member of list) all.push(member);
  return all;
}
