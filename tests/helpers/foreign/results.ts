// One schema of others tried on both sides: what our server makes of answers that fit it, and what plain RJSF makes of them.
import {
  isBlank,
  isObject,
  type Json,
  sameValue,
  withoutBlanks,
} from '../../../runtime/core/index.ts';
import type { Attempt } from './attempts.ts';
import { fillings } from './filler.ts';
import { bundled } from './fixtures.ts';
import { judgeOfOriginal } from './original.ts';
import { refusedByPlainRjsf } from './plain-rjsf.ts';
import { spoilt } from './spoilt.ts';

/** What the server did with one set of answers. */
export interface Sent {
  /** Its refusal in a few words; nothing where it stored them. */
  readonly refused?: string;
  readonly stored?: Json;
}

/** The server's side of one form. */
export interface Side {
  readonly send: (answers: Json) => Promise<Sent>;
  /** Does its judge take these answers? */
  readonly takes: (answers: Json) => Promise<boolean>;
}

export interface Result {
  readonly attempt: Attempt;
  /** How many sets of answers were typed: each fits the schema as its author wrote it. */
  readonly typed: number;
  readonly sent: number;
  /** The first refusal of answers that fit, or the first that were stored as something else. */
  readonly refused?: string;
  readonly wrong?: string;
  /** Answers the schema refuses, and we take. */
  readonly lax?: string;
  /** Why plain RJSF does not send the same answers; nothing where it sends them all. */
  readonly plain?: string;
}

/** Sets of answers of each schema that are tried. */
const MOST = 3;

/** Most sets of spoilt answers of one schema. */
const MOST_SPOILT = 80;

/** Types into the form and into plain RJSF what the filler made of the schema. */
export async function tried(attempt: Attempt, side: Side | undefined): Promise<Result> {
  const schema = bundled(attempt.foreign);
  const fits = judgeOfOriginal(schema);
  const filled = attempt.foreign.answers ?? fillings(schema);
  const fitting = filled.filter((answers) => fits(answers) === undefined);
  // The fullest ones, and the one that answers least.
  const typed = fitting.filter((_, at) => at < MOST - 1 || at === fitting.length - 1);
  const plain = typed.map((answers) => refusedByPlainRjsf(schema, answers)).find(Boolean);
  const result = { attempt, typed: typed.length, sent: 0, ...(plain !== undefined && { plain }) };
  if (side === undefined) return result;
  const ours: Compared[] = [];
  for (const answers of typed) ours.push(await compared(answers, side, fits));
  const refused = ours.map((one) => one.refused).find(Boolean);
  const wrong = ours.map((one) => one.wrong).find(Boolean);
  const lax = await taken(typed, (answers) => fits(answers) !== undefined, side);
  return {
    ...result,
    sent: ours.filter((one) => one.refused === undefined).length,
    ...(refused !== undefined && { refused }),
    ...(wrong !== undefined && { wrong }),
    ...(lax !== undefined && { lax }),
  };
}

/** The first spoilt answers that the schema refuses and the judge takes. */
async function taken(
  typed: readonly Json[],
  isWrong: (answers: Json) => boolean,
  { takes }: Side,
): Promise<string | undefined> {
  const all = typed.slice(0, 2).flatMap((answers) => [...spoilt(answers)]);
  const step = Math.max(1, Math.ceil(all.length / MOST_SPOILT));
  for (const [at, { answers, alike }] of all.entries()) {
    if (at % step !== 0 || !isWrong(answers) || alike.some((one) => !isWrong(one))) continue;
    if (await takes(answers)) return JSON.stringify(answers);
  }
  return undefined;
}

interface Compared {
  readonly refused?: string;
  readonly wrong?: string;
}

async function compared(
  typed: Json,
  { send }: Side,
  fits: (answers: Json) => string | undefined,
): Promise<Compared> {
  const { refused, stored } = await send(typed);
  if (refused !== undefined) return { refused };
  const unfit = fits(stored ?? {});
  if (unfit !== undefined) return { wrong: `stored what the schema refuses: ${unfit}` };
  const [ours, theirs] = [withoutNothing(stored ?? {}), withoutNothing(typed)];
  if (sameValue(ours, theirs)) return {};
  return { wrong: `typed ${JSON.stringify(theirs)}, stored ${JSON.stringify(ours)}` };
}

/** Nothing, an empty text, list or group are one answer here: none. */
function withoutNothing(value: Json): Json {
  if (Array.isArray(value))
    return value.map((one: Json) => withoutNothing(one)).filter((one) => !isBlank(one));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, one]) =>
    one === undefined ? [] : [[name, withoutNothing(one)] as const],
  );
  return withoutBlanks(Object.fromEntries(kept));
}
