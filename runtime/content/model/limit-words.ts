// The words of a schema that limit an answer: what a fault can tell of, what a fingerprint remembers, what an import keeps.

/** In the order in which they are written down. */
export const LIMIT_WORDS = [
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const;
