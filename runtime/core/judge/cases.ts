// Runs an example of a rule file: given these answers, are these the effects? Says in plain words what is different.

import type {
  Answers,
  CompiledRule,
  Fault,
  FormBundle,
  Json,
  JsonObject,
  Judgement,
  Moment,
} from '../model/types.ts';
import { isDisabled, isHidden, isRequired } from '../rules/field-states.ts';
import { runsAt } from '../rules/rule-plan.ts';
import { generic, getAt, toPointer } from '../values/paths.ts';
import { isBlank, sameValue } from '../values/values.ts';
import type { Judge } from './judge.ts';

interface ExpectedFault {
  readonly at: string;
  readonly message?: string;
  readonly code?: string;
}

/** One case of `rules/<form>.cases.json`. Places are dotted paths. */
export interface RuleCase {
  readonly name: string;
  /** The rules the case is about. */
  readonly rules?: readonly string[];
  /** Unless given: the latest moment of the rules it is about, or `edit`. */
  readonly moment?: Moment;
  readonly context?: JsonObject;
  readonly given: Answers;
  readonly expect: {
    readonly faults?: readonly ExpectedFault[];
    readonly noFaults?: readonly ExpectedFault[];
    readonly warnings?: readonly ExpectedFault[];
    readonly noWarnings?: readonly ExpectedFault[];
    readonly hidden?: readonly string[];
    readonly shown?: readonly string[];
    readonly required?: readonly string[];
    readonly notRequired?: readonly string[];
    readonly enabled?: readonly string[];
    readonly disabled?: readonly string[];
    readonly values?: JsonObject;
    readonly options?: Readonly<Record<string, readonly Json[]>>;
    readonly opens?: readonly string[];
    readonly notOpens?: readonly string[];
  };
}

export interface RuleCaseResult {
  /** What is not as expected, a sentence each; empty when the case holds. */
  readonly mismatches: readonly string[];
  /** Names of the rules that were looked at, and of those whose conditions held. */
  readonly ran: readonly string[];
  readonly fired: readonly string[];
}

/** Runs one case through the judge of its form, which may be the same for all of them. */
export async function runCase(
  form: FormBundle,
  judge: Judge,
  example: RuleCase,
): Promise<RuleCaseResult> {
  const moment = example.moment ?? momentOf(form, example);
  const judgement = await judge.judge({
    answers: example.given,
    // Without a word of it, whoever may open the form is there with no role besides.
    context: { roles: [form.access], ...example.context },
    moment,
    helpers: true,
  });
  const ran = form.rules.filter((rule) => runsAt(rule.on, moment)).map(({ name }) => name);
  return { mismatches: mismatchesOf(form, judgement, example), ran, fired: judgement.fired };
}

function momentOf(form: FormBundle, { rules = [] }: RuleCase): Moment {
  const about = form.rules.filter((rule: CompiledRule) => rules.includes(rule.name));
  const moments = about.map(({ on }) => on);
  const leaving = moments.filter((on) => on.startsWith('leave:'));
  if (moments.includes('submit') || new Set(leaving).size > 1) return 'submit';
  if (leaving[0] !== undefined) return leaving[0];
  if (moments.includes('leave')) return 'leave';
  return moments.length > 0 && moments.every((on) => on === 'start') ? 'start' : 'edit';
}

function mismatchesOf(
  form: FormBundle,
  judgement: Judgement,
  { expect }: RuleCase,
): readonly string[] {
  const { fields, faults, warnings } = judgement;
  const hidden = (at: string): boolean => isHidden(fields, toPointer(at));
  const disabled = (at: string): boolean => isDisabled(fields, toPointer(at));
  const required = (at: string): boolean =>
    isRequired(fields, toPointer(at), form.fields[generic(toPointer(at))]?.required === true);
  return [
    ...missing('fault', expect.faults, faults),
    ...unwanted('fault', expect.noFaults, faults),
    ...missing('warning', expect.warnings, warnings),
    ...unwanted('warning', expect.noWarnings, warnings),
    ...wrong(expect.hidden, hidden, 'should be hidden, but is shown'),
    ...wrong(expect.shown, (at) => !hidden(at), 'should be shown, but is hidden'),
    ...wrong(expect.required, required, 'should be required, but is not'),
    ...wrong(expect.notRequired, (at) => !required(at), 'should not be required, but is'),
    ...wrong(expect.disabled, disabled, 'should be disabled, but can be used'),
    ...wrong(expect.enabled, (at) => !disabled(at), 'should be usable, but is disabled'),
    ...wrongValues(expect.values, judgement.answers),
    ...wrongOptions(expect.options, judgement),
    ...wrong(expect.opens, (name) => judgement.opens.includes(name), 'should open, but does not'),
    ...wrong(
      expect.notOpens,
      (name) => !judgement.opens.includes(name),
      'should not open, but does',
    ),
  ];
}

function missing(
  kind: string,
  expected: readonly ExpectedFault[] = [],
  found: readonly Fault[],
): readonly string[] {
  return expected
    .filter((wanted) => !found.some((fault) => isThat(fault, wanted)))
    .map((wanted) => {
      const there = found.filter((fault) => fault.path === toPointer(wanted.at)).map(nameOf);
      const instead = there.length > 0 ? there.join(', ') : `no ${kind}`;
      return `${wanted.at} should have the ${kind} ${nameOf(wanted)}, but has ${instead}`;
    });
}

function unwanted(
  kind: string,
  expected: readonly ExpectedFault[] = [],
  found: readonly Fault[],
): readonly string[] {
  return expected.flatMap((wanted) =>
    found
      .filter((fault) => isThat(fault, wanted))
      .map((fault) => `${wanted.at} should not have the ${kind} ${nameOf(fault)}, but has it`),
  );
}

function isThat(fault: Fault, { at, message, code }: ExpectedFault): boolean {
  return (
    fault.path === toPointer(at) &&
    (message === undefined || fault.message === message) &&
    (code === undefined || fault.code === code)
  );
}

const nameOf = ({ message, code }: { message?: string; code?: string }): string =>
  message ?? code ?? '(any)';

const wrong = (
  places: readonly string[] = [],
  isSo: (place: string) => boolean,
  sentence: string,
): readonly string[] =>
  places.filter((place) => !isSo(place)).map((place) => `${place} ${sentence}`);

function wrongValues(expected: JsonObject = {}, answers: Answers): readonly string[] {
  return Object.entries(expected).flatMap(([at, value]) => {
    const found = getAt(answers, toPointer(at));
    if (sameValue(value, found) || (isBlank(value) && isBlank(found))) return [];
    return [`${at} should be ${JSON.stringify(value)}, but is ${JSON.stringify(found) ?? 'empty'}`];
  });
}

function wrongOptions(
  expected: Readonly<Record<string, readonly Json[]>> = {},
  { fields }: Judgement,
): readonly string[] {
  return Object.entries(expected).flatMap(([at, values]) => {
    const found = fields[toPointer(at)]?.options;
    if (found !== undefined && sameValue(found, values)) return [];
    const instead = found === undefined ? 'is not limited' : `offers ${JSON.stringify(found)}`;
    return [`${at} should offer ${JSON.stringify(values)}, but ${instead}`];
  });
}
