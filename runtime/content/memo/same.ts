// Whether two values are the same to whoever reads them: member by member, in their order.

/** Members of lists, maps, sets and plain objects are compared, hidden ones too; anything else is the same only as itself. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  const kind: unknown = Object.getPrototypeOf(one);
  if (kind !== Object.getPrototypeOf(other)) return false;
  if (Array.isArray(one)) return sameLists(one, other as readonly unknown[]);
  if (one instanceof Map) return sameMaps(one, other as ReadonlyMap<unknown, unknown>);
  if (one instanceof Set) return sameLists([...one], [...(other as ReadonlySet<unknown>)]);
  return (kind === Object.prototype || kind === null) && sameMembers(one, other);
}

function sameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!same(one[at], other[at])) return false;
  return true;
}

/** What is made of a map may depend on the order of its keys. */
function sameMaps(
  one: ReadonlyMap<unknown, unknown>,
  other: ReadonlyMap<unknown, unknown>,
): boolean {
  if (one.size !== other.size) return false;
  const others = other.entries();
  for (const [key, value] of one) {
    const [otherKey, otherValue] = others.next().value ?? [];
    if (!Object.is(key, otherKey) || !same(value, otherValue)) return false;
  }
  return true;
}

function sameMembers(one: object, other: object): boolean {
  const [names, others] = [Reflect.ownKeys(one), Reflect.ownKeys(other)];
  if (names.length !== others.length) return false;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? '';
    if (name !== others[at] || !same(Reflect.get(one, name), Reflect.get(other, name)))
      return false;
  }
  return true;
}
