// What can be answered at a place of a form: every schema that speaks of it, and the answers to try there.
import {
  branchesOf,
  declaredIn,
  type FormBundle,
  type Json,
  type Pointer,
  parsePointer,
  type Schema,
} from '../../core/index.ts';

/** Every schema that speaks of a place, in whatever branch. */
export const schemasAt = (
  { sections }: Pick<FormBundle, 'sections'>,
  place: Pointer,
): readonly Schema[] =>
  parsePointer(place).reduce<readonly Schema[]>(
    (around, name) =>
      around.map(declaredIn).flatMap(({ members, rows, places }) => {
        if (members.has(name)) return members.get(name) ?? [];
        const own: readonly Schema[] = places.flatMap((all) =>
          all.slice(Number(name), Number(name) + 1),
        );
        return /^\d+$/.test(name) ? [...own, ...rows] : [];
      }),
    sections.map(({ schema }) => schema),
  );

/** Answers to try at a place, in turn. */
export interface Tries {
  readonly values: readonly Json[];
  /** Are these all there are? */
  readonly isAll: boolean;
  readonly isGroup: boolean;
  readonly isList: boolean;
}

/** The answers to try where these schemas speak. */
export function triesOf(schemas: readonly Schema[]): Tries {
  const all = schemas.flatMap(branchesOf);
  const isOf = (type: string) => all.some((one) => [one.type].flat().includes(type));
  const isGroup = isOf('object') || all.some(({ properties }) => properties !== undefined);
  const listed = all.flatMap(listedIn);
  const saying = schemas.filter((one) => one.type !== undefined || listedIn(one).length > 0);
  const isAll = listed.length > 0 && saying.every((one) => listedIn(one).length > 0);
  const free = isAll ? [] : freeIn(all, isOf);
  return { values: [...listed, ...free], isAll, isGroup, isList: isOf('array') };
}

/** The answers that a schema itself lists. */
export const listedIn = ({ enum: values, const: only, type }: Schema): readonly Json[] =>
  values ?? (only !== undefined ? [only] : type === 'boolean' ? [true, false] : []);

const TEXTS = ['Answer', 'answer', 'a', '12345', '2024-05-11', 'someone@example.com'];

/** A text or a number within the limits that any of the schemas sets. */
function freeIn(all: readonly Schema[], isOf: (type: string) => boolean): readonly Json[] {
  const limit = (word: string) =>
    all.map((one) => one[word]).find((one) => typeof one === 'number');
  const isNumber = isOf('number') || isOf('integer');
  const numbers = [limit('minimum'), limit('maximum'), 1, 0, 40].filter(
    (one) => typeof one === 'number',
  );
  const [least, most] = [Number(limit('minLength') ?? 0), Number(limit('maxLength') ?? 1000)];
  const texts = TEXTS.map((text) => text.padEnd(least, '.').slice(0, most));
  return [...(isNumber ? numbers : []), ...(isNumber && !isOf('string') ? [] : texts)];
}
