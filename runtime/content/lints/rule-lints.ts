// Lints of rules and what is judged beside them: start values, limits, defaults and patterns.

import { caseNames } from './cases/case-names.ts';
import { caseValues } from './cases/case-values.ts';
import { offeredChoices } from './choices/listed-choices.ts';
import type { LintTable } from './common/lint.ts';
import { startKinds } from './forms/start-kinds.ts';
import { startValues } from './forms/start-values.ts';
import { submitOnce } from './forms/submit-once.ts';
import { dayLimits } from './limits/day-limits.ts';
import { defaults } from './limits/defaults.ts';
import { limits } from './limits/limits.ts';
import { loosePatterns } from './limits/loose-patterns.ts';
import { masks } from './limits/masks.ts';
import { patterns } from './limits/patterns.ts';
import { alwaysWrong } from './rules/always-wrong.ts';
import { calculations } from './rules/calculations.ts';
import { computeArguments } from './rules/compute-arguments.ts';
import { computeKinds } from './rules/compute-kinds.ts';
import { contextValues } from './rules/context-values.ts';
import { heldByNothing } from './rules/held-by-nothing.ts';
import { messageParams } from './rules/message-params.ts';
import { neverAnswerable } from './rules/never-answerable.ts';
import { ruleClashes } from './rules/rule-clashes.ts';
import { ruleNames } from './rules/rule-names.ts';
import { ruleOperators } from './rules/rule-operators.ts';
import { rulePaths } from './rules/rule-paths.ts';
import { ruleSense } from './rules/rule-sense.ts';
import { ruleValues } from './rules/rule-values.ts';
import { setCycles } from './rules/set-cycles.ts';
import { setKinds } from './rules/set-kinds.ts';
import { takenRules } from './rules/taken-rules.ts';
import { typedOver } from './rules/typed-over.ts';

/** By name, in the order they run. */
export const RULE_LINTS: LintTable = {
  takenRules: {
    says: 'a rule of another form that is not there, or that this form lacks fields for',
    run: takenRules,
  },
  rulePaths: {
    says: 'a rule on an unknown field, or on something of which nothing is known',
    run: rulePaths,
  },
  ruleNames: {
    says: 'an unknown section or compute function in a rule; two rules of one name',
    run: ruleNames,
  },
  computeArguments: {
    says: 'a computation given what it does not take, or a member that rows do not have',
    run: computeArguments,
  },
  computeKinds: {
    says: 'a computation of what is no day, or no text; a day moved by what is no number',
    run: computeKinds,
  },
  calculations: {
    says: 'a calculation of what is no number, of too few values, or one that may divide by 0',
    run: calculations,
  },
  setKinds: {
    says: 'a rule that writes into a field what is of another kind',
    run: setKinds,
  },
  offeredChoices: {
    says: 'a rule that leaves some choices of a field that has none',
    run: offeredChoices,
  },
  ruleValues: {
    says: 'a rule with a value outside the type or choices of its field',
    run: ruleValues,
  },
  heldByNothing: {
    says: 'a condition that holds because there is nothing it could fail by (a warning)',
    run: heldByNothing,
  },
  alwaysWrong: {
    says: 'a fault without conditions, which every answer would have',
    run: alwaysWrong,
  },
  ruleSense: {
    says: 'a rule that can never fire, or rules that contradict each other',
    run: ruleSense,
  },
  contextValues: {
    says: 'a mode, role, section or route in a rule or a case that there never is',
    run: contextValues,
  },
  ruleOperators: {
    says: 'an operator that does not fit its fact, a "plus" that nothing reads',
    run: ruleOperators,
  },
  messageParams: {
    says: 'a sentence that is given the name of a field for its answer, or a "plus" of what is no day',
    run: messageParams,
  },
  ruleClashes: {
    says: 'rules that set one field at the same time, require what is hidden then, or share a turn in their sequence',
    run: ruleClashes,
  },
  caseNames: {
    says: 'an example that names a section, a dialog or a kind of fault that is not there',
    run: caseNames,
  },
  caseValues: {
    says: 'an example that gives answers which the form cannot hold',
    run: caseValues,
  },
  setCycles: { says: 'rules that set fields in a circle', run: setCycles },
  neverAnswerable: { says: 'a field that is required but always hidden', run: neverAnswerable },
  typedOver: { says: 'a field that a rule computes and people can type into', run: typedOver },
  startValues: { says: 'a start mapping with an unknown field or format', run: startValues },
  startKinds: {
    says: 'a start value that its field does not take',
    run: startKinds,
  },
  submitOnce: { says: 'a button that waits for an unknown field', run: submitOnce },
  limits: {
    says: 'a limit that no answer can meet, or that its field knows nothing of',
    run: limits,
  },
  dayLimits: { says: 'a first or last day that is none, or lies beyond the other', run: dayLimits },
  defaults: { says: 'a default that its own schema refuses', run: defaults },
  patterns: { says: 'a pattern that takes exponentially long', run: patterns },
  loosePatterns: {
    says: 'a pattern that a part of an answer meets, or that is looser than its mask',
    run: loosePatterns,
  },
  masks: { says: 'a mask whose texts the pattern refuses', run: masks },
};
