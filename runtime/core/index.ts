// The door of the core: what other rooms may use of the judge, the paths, the texts and the formats.
export {
  carryOver,
  carryOverOpen,
  fittingDraft,
  type LeftOut,
} from './answers/carry-over.ts';
export type { Draft } from './answers/draft.ts';
export { emptyAt, shownAt } from './answers/emptied.ts';
export { withEmptied } from './answers/emptied-record.ts';
export { changesTo, mergeAnswers } from './answers/merge.ts';
export { migrate, migrationsBetween, pendingMigrations } from './answers/migrations.ts';
export { sentOf } from './answers/sent.ts';
export { mappedAnswers, newItem, startAnswers, withDefaults } from './answers/start.ts';
export { draftOf, secretEndsOf, submissionOf } from './answers/submission.ts';
export { unknownPaths } from './answers/unknown-paths.ts';
export { mayBegin } from './faults/begun.ts';
export { type RowName, rowKey, rowNameOf } from './faults/repeated-rows.ts';
export { isShowable } from './faults/unfit-answers.ts';
export {
  fromOf,
  isOpenMove,
  isUsual,
  moveFor,
  moveMade,
  movesFrom,
  paymentMove,
  RETIRED,
  START,
  SYSTEM,
  stateNamed,
  stateNow,
  statesNamed,
  statesOfGroup,
  statesWaitingFor,
  type Turn,
  turnsOf,
  UNDONE,
  waitedFor,
} from './flows/flow.ts';
export { centsOf, totalText } from './form/amounts.ts';
export {
  type AnswerWords,
  answerText,
  choiceText,
  choiceWord,
  plainAnswer,
} from './form/answer-text.ts';
export { branchesOf, declaredIn, itemsOf, propertiesOf } from './form/branches.ts';
export { mayBeNone, mayBeNull } from './form/filled.ts';
export { type FormTree, formTree } from './form/form-tree.ts';
export { holdsUp } from './form/helpers.ts';
export { inMasks } from './form/in-masks.ts';
export { labelBeside, labelOf } from './form/labels.ts';
export { controlsOf, isUnspoken } from './form/places.ts';
export {
  type Answered,
  isJoined,
  lineLabel,
  lineText,
  type Reviewed,
  type ReviewLine,
  type ReviewRow,
  reviewRows,
  sectionLines,
} from './form/review.ts';
export { badgeOf, titleOf } from './form/unanswered.ts';
export { LONGEST_TEXT, withBoundedTexts } from './judge/bounded-texts.ts';
export { type RuleCase, type RuleCaseResult, runCase } from './judge/cases.ts';
export {
  ABOUT_FACT,
  CONTEXT_FACTS,
  contextAtSubmit,
  contextOf,
  RECORD_FACT,
} from './judge/context.ts';
export { createJudge, type Judge } from './judge/judge.ts';
export type { JudgeSession } from './judge/session.ts';
export { ELSEWHERE_WORDS } from './model/call.ts';
export { RuntimeError, type RuntimeErrorCode } from './model/errors.ts';
export { READS_AS } from './model/form-node.ts';
export { editableSections } from './model/record.ts';
export * from './model/types.ts';
export type { Act } from './otherwise/acts.ts';
export { actsOtherwise, type CameOrWent, type Found, type Otherwise } from './otherwise/search.ts';
export { asSeenBy } from './roles/as-seen-by.ts';
export {
  changedBy,
  isOfRoles,
  lockedPlaces,
  namesRoles,
  type Roles,
  roleRules,
  seenBy,
  unseenPlaces,
  withoutUnseen,
  withThose,
} from './roles/roles.ts';
export {
  type ComparedRows,
  comparedRows,
  hasOwnAnswers,
  rowsTold,
  withMembers,
} from './rows/compared-rows.ts';
export {
  isFilledRow,
  keyOfRow,
  type RowSource,
  rowSourceOf,
  toldMembers,
} from './rows/row-source.ts';
export {
  computationsIn,
  computationText,
  factsIn,
  rowTestsIn,
} from './rules/computation-places.ts';
export { isComputation } from './rules/computations.ts';
export { COMPUTE } from './rules/compute-words.ts';
export { DECORATORS, decoratedBy } from './rules/decorators.ts';
export { EFFECTS } from './rules/effects.ts';
export { computes, fetchEngine } from './rules/engine.ts';
export { termIn } from './rules/facts.ts';
export { isHidden } from './rules/field-states.ts';
export { conditionFault, conditionsHold } from './rules/holding.ts';
export { checkOperand, type OperandKind } from './rules/operands.ts';
export { OPERATORS, operatorNamed } from './rules/operators.ts';
export type { RuleOutcome } from './rules/outcome.ts';
export { planRules, runsAt } from './rules/rule-plan.ts';
export { verdictsAtRest } from './rules/rule-state.ts';
export { verdictsOf } from './rules/verdicts.ts';
export { TEXT_HELPERS } from './texts/helpers.ts';
export { fillTree, plainText } from './texts/markdown.ts';
export { type OlderTemplates, olderTemplates } from './texts/older.ts';
export {
  createTexts,
  faultText,
  invalidText,
  layeredTexts,
  type Templates,
  type Texts,
} from './texts/texts.ts';
export { askedWith } from './values/asked-with.ts';
export { clockAhead } from './values/clock-ahead.ts';
export { isCalendarDate, isZeroDate, todayIn } from './values/dates.ts';
export { daysBetween, limitIn, SHIFT_WORDS, shiftedDay } from './values/day-math.ts';
export { envelopeOf, type ServerFault, textIn } from './values/envelope.ts';
export {
  FIRST_BYTES,
  type FileKind,
  fileKindOf,
  kindNames,
  sizeParams,
} from './values/file-kinds.ts';
export { FORMATS, formatNamed, formatOf } from './values/formats.ts';
export {
  applyMask,
  isPhoneMask,
  maskFor,
  matchesMask,
  unmask,
} from './values/mask.ts';
export { maskedEnd } from './values/masked-end.ts';
export { type Moments, momentsIn } from './values/moments.ts';
export { nearestOf } from './values/nearest.ts';
export { isWholeDay, openSpan, openStateAt } from './values/open-span.ts';
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
  placeOf,
  toDotted,
  toPointer,
} from './values/paths.ts';
export { phoneIn } from './values/phone.ts';
export { setAt } from './values/set-at.ts';
export { stepsOf, TONES, type Tone, toneFrom, toneOfAnswer } from './values/tones.ts';
export {
  isBlank,
  isDeletedRow,
  isNoAnswer,
  liveRows,
  sameValue,
  withoutBlanks,
} from './values/values.ts';
export { momentAt } from './values/zoned.ts';
export {
  type Cell,
  cellOf,
  cellText,
  linkParts,
  textInCell,
  valueAt,
} from './views/cells.ts';
export { type ViewColumn, viewKey } from './views/columns.ts';
export { CSV_BEGIN, csvLine, csvOf } from './views/csv.ts';
export { availableDocuments } from './views/documents.ts';
export {
  answeredWith,
  type FilterAnswers,
  filterInputs,
  fittingAnswers,
  isAsked,
  longestAnswer,
  narrowed,
  type ViewFilter,
  withPresets,
} from './views/filters.ts';
export { fitsOffer } from './views/fits-offer.ts';
export { type Lists, listedUnder, listsOf, presetOf } from './views/lists.ts';
export type { RowOrder } from './views/row-order.ts';
export { inOrder, type RowGroup, type TableView, tableView } from './views/table-view.ts';
export { variantFor } from './views/variants.ts';
export { rowsNamed } from './views/view-rows.ts';
export { pageInputs } from './views/view-source.ts';
export { LABELLED, OWN_TEXT } from './widgets/columns.gen.ts';
export {
  ANSWER_KINDS,
  type AnswerKind,
  CALL_PLACES,
  type CallPlace,
  FIELD_OPTIONS,
  type WidgetDescriptor,
} from './widgets/descriptor.ts';
export {
  sendsFiles,
  WIDGET_ROWS,
  WIDGETS,
  type WidgetName,
  widgetNamed,
} from './widgets/descriptors.ts';
export { answerKind } from './widgets/kinds.ts';
