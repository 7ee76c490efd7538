// In which ways a field takes less than it did: one sentence each, to be read after the name of the field.
import type { Json, Schema } from '../../../core/index.ts';
import { sameValue } from '../../../core/index.ts';
import { typesOf } from '../../schema/types-of.ts';

/** Everything in the limits of a field that answers given under `then` may break under `now`. */
export function narrowings(then: Schema, now: Schema): readonly string[] {
  const limits = LIMITS.flatMap(({ word, says, narrower }) => {
    const limit = now[word];
    return limit !== undefined && narrower(limit, then[word]) ? [says(limit)] : [];
  });
  return [...lostTypes(then, now), ...lostChoices(then, now), ...limits];
}

interface Limit {
  readonly word: string;
  readonly says: (limit: Json) => string;
  /** Does the limit of now refuse what the one of then, or none, let pass? */
  readonly narrower: (now: Json, then: Json | undefined) => boolean;
}

const lower: Limit['narrower'] = (now, then) => then === undefined || Number(now) < Number(then);
const higher: Limit['narrower'] = (now, then) => then === undefined || Number(now) > Number(then);
/** An empty text or list is no answer, so a least number of 1 asks for nothing that was not asked before. */
const higherThanOne: Limit['narrower'] = (now, then) =>
  Number(now) > Math.max(Number(then ?? 1), 1);
/** Two shapes cannot be compared: another one is taken to be narrower. */
const other: Limit['narrower'] = (now, then) => !sameValue(now, then);

const LIMITS: readonly Limit[] = [
  { word: 'maxLength', says: (most) => `takes at most ${most} characters now`, narrower: lower },
  { word: 'maximum', says: (most) => `takes at most ${most} now`, narrower: lower },
  { word: 'exclusiveMaximum', says: (end) => `takes only less than ${end} now`, narrower: lower },
  { word: 'maxItems', says: (most) => `takes at most ${most} rows now`, narrower: lower },
  {
    word: 'minLength',
    says: (least) => `takes at least ${least} characters now`,
    narrower: higherThanOne,
  },
  { word: 'minimum', says: (least) => `takes at least ${least} now`, narrower: higher },
  { word: 'exclusiveMinimum', says: (end) => `takes only more than ${end} now`, narrower: higher },
  {
    word: 'minItems',
    says: (least) => `takes at least ${least} rows now`,
    narrower: higherThanOne,
  },
  { word: 'pattern', says: () => 'takes only texts of another shape now', narrower: other },
  { word: 'format', says: (name) => `takes only texts of the format ${name} now`, narrower: other },
  { word: 'const', says: (value) => `takes only ${JSON.stringify(value)} now`, narrower: other },
  { word: 'multipleOf', says: (step) => `takes only multiples of ${step} now`, narrower: other },
  {
    word: 'uniqueItems',
    says: () => 'takes each row only once now',
    narrower: (now, then) => now === true && then !== true,
  },
  { word: 'uniqueBy', says: () => 'takes each row only once now', narrower: other },
];

function lostTypes(then: Schema, now: Schema): readonly string[] {
  const [before, after] = [typesOf(then), typesOf(now)];
  const lost = before.filter((type) => !admits(after, type));
  if (lost.length > 0) return [`no longer takes ${lost.join(', ')}`];
  return before.length === 0 && after.length > 0 ? [`takes only ${after.join(', ')} now`] : [];
}

const admits = (types: readonly string[], type: string): boolean =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

function lostChoices({ enum: then }: Schema, { enum: now }: Schema): readonly string[] {
  if (now === undefined) return [];
  if (then === undefined) return ['takes only its choices now'];
  const lost = then.filter((value) => !now.some((allowed) => sameValue(allowed, value)));
  const named = lost.map((value) => JSON.stringify(value)).join(', ');
  return lost.length === 0 ? [] : [`no longer offers ${named}`];
}
