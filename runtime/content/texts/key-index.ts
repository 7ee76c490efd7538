// Finds all message keys that begin with a prefix, quickly: keys sorted once, found by halving.

type KeysBelow = (prefix: string) => readonly string[];

/** All forms and several lints look into the same messages. */
const indexes = new WeakMap<ReadonlyMap<string, unknown>, KeysBelow>();

/** A lookup of the keys of messages by prefix, sorted. Nothing may be added to the messages any more. */
export function indexKeys(messages: ReadonlyMap<string, unknown>): KeysBelow {
  const keysBelow = indexes.get(messages) ?? makeIndex([...messages.keys()].sort());
  indexes.set(messages, keysBelow);
  return keysBelow;
}

function makeIndex(sorted: readonly string[]): KeysBelow {
  return (prefix) => {
    const from = lowerBound(sorted, prefix);
    const found: string[] = [];
    for (let at = from; sorted[at]?.startsWith(prefix); at += 1) found.push(sorted[at] ?? '');
    return found;
  };
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
