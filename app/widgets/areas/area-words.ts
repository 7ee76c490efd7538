// What a practice area is called: county, state, and the boxed letters of its plan class.

import type { JsonObject, Texts } from '../../../runtime/core/index.ts';
import { shortPlanClass } from '../catalogue/plan-class.ts';
import { text } from './rows.ts';
import type { Members } from './terms.ts';

export interface AreaWords {
  readonly [word: string]: string;
  readonly county: string;
  readonly state: string;
  readonly planClass: string;
}

/** Empty where the area does not say it. */
export const areaWords = (texts: Texts, row: JsonObject, members: Members): AreaWords => ({
  county: text(row[members.county]),
  state: text(row[members.state]),
  planClass: shortPlanClass(texts, text(row[members.planClass])),
});
