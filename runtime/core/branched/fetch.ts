// What forms with branches are judged by besides: fetched with the first of them, as most forms have none.
import type { Answers, FormBundle, SchemaError } from '../model/types.ts';

type Branched = typeof import('./judged.ts');
let branched: Branched | undefined;

/** Fetches what is needed to judge this form; nothing to wait for where that is there, or not needed. Every judgement does. */
export const fetchBranched = ({ live }: FormBundle): Promise<void> | undefined =>
  live && branched === undefined ? fetchJudged() : undefined;

async function fetchJudged(): Promise<void> {
  branched = await import('./judged.ts');
}

/** The answers without those of branches that do not hold for them; the same answers where there are none. */
export const withoutLeft = (form: FormBundle, answers: Answers): Answers =>
  form.live ? (branched?.withoutLeft(form, answers) ?? answers) : answers;

/** The errors without those of shapes that the answer does not mean. */
export const nearestShapes = (errors: readonly SchemaError[]): readonly SchemaError[] =>
  branched?.nearestShapes(errors) ?? errors;
