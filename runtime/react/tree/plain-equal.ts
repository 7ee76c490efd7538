// Stands in for fast-equals in the browser build: RJSF compares paths, schemas and answers, which are JSON with a few functions.

/** Of its options RJSF wants one, which is kept: functions count as equal. What is neither list nor plain object is equal to itself alone. */
export const createCustomEqual = (): typeof isEqual => isEqual;

function isEqual(one: unknown, other: unknown): boolean {
  return equal(one, other, new Map());
}

/** What is being compared already counts as equal, so that a circle ends. */
type Under = Map<object, object>;

function equal(one: unknown, other: unknown, under: Under): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (under.get(one) === other) return true;
  under.set(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && equal(one[name], other[name], under))
  );
}

function isTree(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype || kind === null;
}
