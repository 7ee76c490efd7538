// Tries many answers under two releases of a form, in a thread of its own: where one refuses what the other does not.
import {
  type Answers,
  carryOver,
  type Fault,
  type JsonObject,
  type Pointer,
} from '../../../runtime/core/index.ts';
import { type FormInTexts, formOfTexts, type JudgedForm } from './judged.ts';

export interface ToTry {
  readonly before: FormInTexts;
  readonly after: FormInTexts;
  /** The contexts they are judged in, as JSON: `{ before, after }`. */
  readonly contexts: string;
  /** A list of answers, as JSON. */
  readonly answers: string;
}

/** A form as it judges, in the context of its use. */
export interface Side extends JudgedForm {
  readonly context: JsonObject;
}

export interface Sides {
  readonly before: Side;
  readonly after: Side;
}

/** Of each of the answers the places that `newlyRefused` finds, as JSON. */
export async function refused({ before, after, contexts, answers }: ToTry): Promise<Buffer> {
  const context = JSON.parse(contexts) as { before: JsonObject; after: JsonObject };
  const sides: Sides = {
    before: { ...formOfTexts(before), context: context.before },
    after: { ...formOfTexts(after), context: context.after },
  };
  const found: (readonly Pointer[])[] = [];
  for (const one of JSON.parse(answers) as readonly Answers[])
    found.push(await newlyRefused(sides, one));
  return Buffer.from(JSON.stringify(found));
}

/** Where these answers, carried over, are refused after and were not before: each place once. */
export async function newlyRefused(
  { before, after }: Sides,
  answers: Answers,
): Promise<readonly Pointer[]> {
  const faults = await faultsOf(after, carryOver(after.form, answers, before.form).answers);
  if (faults.length === 0) return [];
  const known = new Set((await faultsOf(before, answers)).map(nameOf));
  const fresh = faults.filter((fault) => !known.has(nameOf(fault)));
  return [...new Set(fresh.map(({ path }) => path))];
}

const faultsOf = async ({ judge, context }: Side, answers: Answers): Promise<readonly Fault[]> =>
  (await judge.judge({ answers, context, moment: 'submit' })).faults;

const nameOf = ({ path, code }: Fault): string => `${path} ${code}`;
