// Random changes of content, one at a time: of every kind that staff make, and of every kind of mistake. A seed always makes the same.
import type { ContentSource } from '../../../runtime/content/index.ts';
import { type Random, randomOf } from '../chance/random.ts';
import { anyhow, copied } from './anyhow.ts';
import { Draft, type Kind } from './draft.ts';
import { FIELDS } from './fields.ts';
import { FLOWS } from './flows.ts';
import { CONTRACTS, THE_HOUSE, WHOLE_FORMS } from './house.ts';
import { LAYOUT } from './layout.ts';
import { LIMITS } from './limits.ts';
import { RULES_AND_CASES } from './rules.ts';
import { VIEWS } from './views.ts';
import { WORDING } from './words.ts';

/** By subject; each subject as likely as another, and each kind in it. */
export const SUBJECTS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  fields: FIELDS,
  fieldsAgain: FIELDS,
  limits: LIMITS,
  layout: LAYOUT,
  rules: RULES_AND_CASES,
  words: WORDING,
  views: VIEWS,
  flows: FLOWS,
  forms: WHOLE_FORMS,
  house: THE_HOUSE,
  calls: CONTRACTS,
  anything: { anyhow, copied },
};

export interface Change {
  /** As a sentence, with its kind before it. */
  readonly what: string;
  readonly source: ContentSource;
  /** Files that are other than they were. */
  readonly touched: readonly string[];
}

/** Makes some change of the draft, which has to be as it was taken. */
export function someChange(draft: Draft): Change {
  const { random } = draft;
  const subject = random.of(Object.keys(SUBJECTS));
  const kinds = SUBJECTS[subject] ?? {};
  const name = random.of(Object.keys(kinds));
  const what = kinds[name]?.(draft);
  return { what: `${subject}.${name}: ${what}`, source: draft.source, touched: draft.touched };
}

/** The change of a seed: what cannot be done, or changes nothing, is thrown again. */
export function changeOf(source: ContentSource, seed: number): Change {
  const random = randomOf(seed * 7919 + 33);
  for (;;) {
    const change = tried(source, random);
    if (change) return change;
  }
}

function tried(source: ContentSource, random: Random): Change | undefined {
  const change = someChange(new Draft(source, random));
  const isOne = change.touched.length > 0 && !change.what.endsWith(': undefined');
  return isOne ? change : undefined;
}
