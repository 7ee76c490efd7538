// The tones of badges, as content declares them by value: of a column of a table, of a field that is shown.
import type { Json, JsonObject } from '../model/types.ts';
import { isObject } from './paths.ts';

/** What a badge says beside its words; `plain` is for kinds, which are neither good nor bad. */
export const TONES = [
  'neutral',
  'success',
  'warning',
  'danger',
  'info',
  'accent',
  'plain',
] as const;
export type Tone = (typeof TONES)[number];

/** Tones by value, in small letters. */
export const tonesOf = (tones: JsonObject): ReadonlyMap<string, Tone> =>
  new Map(
    Object.entries(tones).flatMap(([value, name]) => {
      const tone = TONES.find((one) => one === name);
      return tone === undefined ? [] : [[value.toLowerCase(), tone] as const];
    }),
  );

/** The tone of one value; neutral where none is declared for it. */
export const toneOf = (tones: ReadonlyMap<string, Tone> | undefined, value: string): Tone =>
  tones?.get(value.toLowerCase()) ?? 'neutral';

/** From which number on something has which tone. */
export interface ToneStep {
  readonly days: number;
  readonly tone: Tone;
}

/** Those that say both. */
export const stepsOf = (steps: readonly Json[]): readonly ToneStep[] =>
  steps.flatMap((step) => {
    const { days, tone: name } = isObject(step) ? step : {};
    const tone = TONES.find((one) => one === name);
    return typeof days === 'number' && tone !== undefined ? [{ days, tone }] : [];
  });

/** The tone of so many days; undefined where they are fewer than the first step has. */
export const toneFrom = (steps: readonly ToneStep[], days: number): Tone | undefined =>
  steps.findLast((step) => days >= step.days)?.tone;

/** The tone in which a field is shown by its `tones`; undefined where it is no badge. */
export const toneOfAnswer = (options: JsonObject, value: Json | undefined): Tone | undefined =>
  isObject(options.tones) && typeof value === 'string'
    ? toneOf(tonesOf(options.tones), value)
    : undefined;
