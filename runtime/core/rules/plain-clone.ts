// Stands in for clone in the browser build: the rule engine copies its conditions, which are trees of objects and JSON.

/** A copy that shares nothing but kinds. */
function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  const copy = Object.create(Object.getPrototypeOf(value));
  for (const [key, inner] of Object.entries(value)) copy[key] = copyOf(inner);
  return copy;
}

export { copyOf as default };
