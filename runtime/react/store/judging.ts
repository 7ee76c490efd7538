// Keeps the judge's session beside the answers: runs the rules a change touches, and says the faults of all of it.

import {
  type Answers,
  createJudge,
  type Fault,
  type FormBundle,
  type JsonObject,
  type JudgeSession,
  type Moment,
  type Pointer,
  type RuleOutcome,
  type Validate,
} from '../../core/index.ts';

export interface Judging {
  outcome(): RuleOutcome | undefined;
  /** Looks at every rule, at this moment and from now on. */
  start(answers: Answers, moment: Moment): Promise<RuleOutcome>;
  /** Looks at the rules that read what changed; nothing to wait for where there are none. */
  change(
    answers: Answers,
    changed: readonly Pointer[],
    typing: boolean,
  ): Promise<RuleOutcome> | undefined;
  /** Looks at the rules that waited until a field is left. */
  leave(): Promise<RuleOutcome> | undefined;
  setContext(context: JsonObject): Promise<RuleOutcome> | undefined;
  /** Takes an outcome as the newest one; false if it is that already. */
  accept(outcome: RuleOutcome): boolean;
  faults(answers: Answers): readonly Fault[];
}

/** One judging per form on screen. */
export function createJudging(form: FormBundle, validate: Validate, context: JsonObject): Judging {
  const session: JudgeSession = createJudge(form, validate).session(context);
  let last: RuleOutcome | undefined;
  return {
    outcome: () => last,
    start: (answers, moment) => session.start(answers, moment),
    change: (answers, changed, typing) => session.change(answers, changed, typing) ?? undefined,
    leave: () => session.leave() ?? undefined,
    setContext: (next) => session.setContext(next) ?? undefined,
    accept(outcome) {
      const isNew = outcome !== last;
      last = outcome;
      return isNew;
    },
    faults: (answers) => (last === undefined ? [] : session.validate(answers, last)),
  };
}
