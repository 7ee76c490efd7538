// Why a place of a form is not to be seen: which answers decide it, and some with which it is.

import {
  type CompiledRule,
  type FormBundle,
  generic,
  type Json,
  type Pointer,
} from '../../../../../runtime/core/index.ts';
import type { FormStore } from '../../../../../runtime/react/index.ts';
import { inFirstRow } from './places.ts';

/** Answers that are tried out, at most: nobody waits longer for a look. */
const MOST_TRIES = 80;

/** Rules that show or hide a place, or what it stands in. */
const decidingRules = ({ rules }: FormBundle, pointer: Pointer): readonly CompiledRule[] =>
  rules.filter(
    ({ effect }) =>
      (effect.type === 'show' || effect.type === 'hide') &&
      effect.fields.some((field) => `${generic(pointer)}/`.startsWith(`${field}/`)),
  );

/** Places whose answers decide whether this one is seen. */
export const decidedBy = (bundle: FormBundle, pointer: Pointer): readonly string[] => [
  ...new Set(
    decidingRules(bundle, pointer).flatMap(({ reads }) =>
      reads.filter((read) => bundle.fields[read] !== undefined),
    ),
  ),
];

/** Message keys of what these are called. */
export const labelsOf = (bundle: FormBundle, places: readonly string[]): readonly string[] =>
  places.flatMap((place) => bundle.fields[place]?.label ?? []);

/**
 * Fills in one answer, or two, with which a place is seen; true where it is seen then. The judge of the form says which, and
 * what does not help is taken out again.
 */
export async function reveal(store: FormStore, pointer: Pointer): Promise<boolean> {
  const path = inFirstRow(pointer);
  const isSeen = async (): Promise<boolean> => {
    await store.settled();
    return !store.view(path).hidden;
  };
  if (await isSeen()) return true;
  const ways = waysIn(store.bundle, pointer);
  let tries = 0;
  for (const [first, one] of ways.entries()) {
    const before = store.view(one.path).value;
    for (const value of one.values) {
      store.set(one.path, value);
      tries += 1;
      if (await isSeen()) return true;
      for (const other of ways.slice(first + 1)) {
        const was = store.view(other.path).value;
        for (const second of other.values) {
          if (tries >= MOST_TRIES) break;
          store.set(other.path, second);
          tries += 1;
          if (await isSeen()) return true;
        }
        store.set(other.path, was);
      }
    }
    store.set(one.path, before);
  }
  return isSeen();
}

interface Way {
  readonly path: Pointer;
  readonly values: readonly Json[];
}

/** Each answer that decides, with what rules compare it with and what can be chosen there. */
function waysIn(bundle: FormBundle, pointer: Pointer): readonly Way[] {
  const compared = decidingRules(bundle, pointer).flatMap(({ conditions }) =>
    literalsIn(conditions),
  );
  return decidedBy(bundle, pointer).map((place) => {
    const { type = '', options = {} } = bundle.fields[place] ?? {};
    const all = [...new Set([...compared, ...Object.keys(options), true, false])];
    const fitting = all.filter((one) => type === 'array' || fits(type, one));
    return {
      path: inFirstRow(place),
      values: type === 'array' ? fitting.map((one) => [one]) : fitting,
    };
  });
}

const fits = (type: string, value: string | number | boolean): boolean =>
  typeof value === (type === 'integer' ? 'number' : type);

/** What conditions compare with. */
function literalsIn(part: unknown): readonly (string | number | boolean)[] {
  if (Array.isArray(part)) return part.flatMap(literalsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) =>
    name === 'value' ? [inner].flat().filter(isLiteral) : literalsIn(inner),
  );
}

const isLiteral = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
