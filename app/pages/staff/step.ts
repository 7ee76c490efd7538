// What the first step of a staff login leads to.

import type { AnswerOf } from '../../calls/typed.ts';

/** What the right password gives. */
export type Step = Extract<AnswerOf<'staff_login'>['data'], { readonly ticket: string }> & {
  /** As it was typed. */
  readonly email: string;
};
