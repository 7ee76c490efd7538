// Words before an operator that change what it looks at: `not:matches`, `everyFact:in`. One table; they can be put together.

import type { Json } from '../model/types.ts';
import { isList } from '../values/paths.ts';
import { liveRows } from '../values/values.ts';

/** Does this fact compare so with this value? */
export type Test = (fact: Json, value: Json) => boolean;

export interface Decorator {
  /** What the value is to the operator behind it: the same, a list of such values, or what the fact is. */
  readonly value: 'same' | 'list' | 'fact';
  readonly test: (next: Test) => Test;
}

/** Every decorator by name, as json-rules-engine has them; what is no list has no items, so nothing of it fits. */
export const DECORATORS: Readonly<Record<string, Decorator>> = {
  everyFact: {
    value: 'same',
    test: (next) => (fact, value) =>
      isList(fact) && liveRows(fact).every((one) => next(one, value)),
  },
  someFact: {
    value: 'same',
    test: (next) => (fact, value) => isList(fact) && liveRows(fact).some((one) => next(one, value)),
  },
  everyValue: {
    value: 'list',
    test: (next) => (fact, value) => isList(value) && value.every((one) => next(fact, one)),
  },
  someValue: {
    value: 'list',
    test: (next) => (fact, value) => isList(value) && value.some((one) => next(fact, one)),
  },
  swap: { value: 'fact', test: (next) => (fact, value) => next(value, fact) },
  not: { value: 'same', test: (next) => (fact, value) => !next(fact, value) },
};

/** The first decorator of an operator's name and what stands behind it; undefined where there is none, or none of ours. */
export function decoratedBy(name: string): { decorator: Decorator; rest: string } | undefined {
  const [, word = '', rest = ''] = /^([^:]+):(.+)$/.exec(name) ?? [];
  const decorator = Object.hasOwn(DECORATORS, word) ? DECORATORS[word] : undefined;
  return decorator && { decorator, rest };
}
