// Many things, some at a time: so many that asking for them together pays, so few that whoever waits soon hears of them.

const MOST = 48;
/** Of JSON. Something larger is a lot by itself. */
const MOST_LENGTH = 512 * 1024;

/** In their order. */
export async function* inLots<T extends { readonly data: unknown }>(
  all: AsyncIterable<T> | Iterable<T>,
): AsyncGenerator<readonly T[]> {
  let lot: T[] = [];
  let length = 0;
  for await (const one of all) {
    const own = JSON.stringify(one.data).length;
    if (lot.length === MOST || (lot.length > 0 && length + own > MOST_LENGTH)) {
      yield lot;
      lot = [];
      length = 0;
    }
    lot.push(one);
    length += own;
  }
  if (lot.length > 0) yield lot;
}
