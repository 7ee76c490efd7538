// The door of the core: what other rooms may use of the judge, the paths, the texts and the formats.

export { type CarriedOver, carryOver, fittingDraft, type LeftOut } from './carry-over.ts';
export { type RuleCase, type RuleCaseResult, runCase } from './cases.ts';
export { COMPUTE, type ComputeFunction } from './compute.ts';
export { contextAtSubmit, contextFacts, contextOf, type Opening } from './context.ts';
export { isCalendarDate, todayIn } from './dates.ts';
export { EFFECTS, type EffectOf } from './effects.ts';
export { RUNTIME_ERRORS, RuntimeError, type RuntimeErrorCode } from './errors.ts';
export { factsOf, leavesOf, readsOf } from './facts.ts';
export { faultsWithin } from './faults.ts';
export { isDisabled, isHidden, isRequired, type RuleVerdict } from './field-states.ts';
export { FORMATS, type Format, formatNamed } from './formats.ts';
export { holdsUp } from './helpers.ts';
export { createJudge, type Judge } from './judge.ts';
export { linesOf } from './lines.ts';
export { fillText, fillTree, plainText } from './markdown.ts';
export { applyMask, type MaskChoice, maskFor, matchesMask, unmask } from './mask.ts';
export { migrate, pendingMigrations } from './migrations.ts';
export { nearestOf } from './nearest.ts';
export {
  checkOperand,
  OPERATORS,
  type OperandKind,
  type Operator,
  operatorNamed,
} from './operators.ts';
export type { RuleOutcome } from './outcome.ts';
export {
  ancestorsOf,
  childPointer,
  expand,
  generic,
  getAt,
  isList,
  isObject,
  isWithin,
  joinPointer,
  parsePointer,
  toDotted,
  toPointer,
} from './paths.ts';
export { runsAt } from './rule-plan.ts';
export type { JudgeSession } from './session.ts';
export { setAt } from './set-at.ts';
export { newItem, startAnswers, withDefaults } from './start.ts';
export { draftOf, submissionOf, unknownPaths } from './submission.ts';
export {
  cellText,
  type RowGroup,
  type TableView,
  tableView,
  type ViewColumn,
} from './table-view.ts';
export { createTexts, faultText, TEXT_HELPERS, type Templates, type Texts } from './texts.ts';
export * from './types.ts';
export { badgeOf, isUnanswered } from './unanswered.ts';
export { stateCodeOf, US_STATES } from './us-states.ts';
export { isBlank, isDeletedRow, isNoAnswer, liveRows, sameValue, withoutBlanks } from './values.ts';
export { rowsNamed } from './view-rows.ts';
