// The table of lints. Each lies in a file of its own and says in one sentence what it refuses.

import { breakingChanges } from './breaking-changes.ts';
import { callAccess } from './call-access.ts';
import { callAnswers } from './call-answers.ts';
import { callInputs } from './call-inputs.ts';
import { callNames } from './call-names.ts';
import { caseCoverage } from './case-coverage.ts';
import { caseResults } from './case-results.ts';
import { caseValues } from './case-values.ts';
import { choiceWords } from './choice-words.ts';
import { comparedSentences } from './compared-sentences.ts';
import { computeArguments } from './compute-arguments.ts';
import { defaults } from './defaults.ts';
import { documents } from './documents.ts';
import { fieldNames } from './field-names.ts';
import { fieldPaths } from './field-paths.ts';
import { fileKinds } from './file-kinds.ts';
import { flowGroups } from './flow-groups.ts';
import { flowNames } from './flow-names.ts';
import { flowWays } from './flow-ways.ts';
import { formInputs } from './form-inputs.ts';
import { givenUploads } from './given-uploads.ts';
import { houseNames } from './house-names.ts';
import { judgedChoices } from './judged-choices.ts';
import { labels } from './labels.ts';
import { layout } from './layout.ts';
import { limits } from './limits.ts';
import type { Lint, LintInput } from './lint.ts';
import { lostPlaceholders } from './lost-placeholders.ts';
import { markdown } from './markdown.ts';
import { masks } from './masks.ts';
import { messageKeys } from './message-keys.ts';
import { migrationPaths } from './migration-paths.ts';
import { neverAnswerable } from './never-answerable.ts';
import { nextPages } from './next-pages.ts';
import { ownCalls } from './own-calls.ts';
import { patterns } from './patterns.ts';
import { placeholders } from './placeholders.ts';
import { plainWords } from './plain-words.ts';
import { records } from './records.ts';
import { repeatedSentences } from './repeated-sentences.ts';
import { requiredWords } from './required-words.ts';
import { rowNames } from './row-names.ts';
import { rowOrder } from './row-order.ts';
import { ruleClashes } from './rule-clashes.ts';
import { ruleNames } from './rule-names.ts';
import { ruleOperators } from './rule-operators.ts';
import { rulePaths } from './rule-paths.ts';
import { ruleSense } from './rule-sense.ts';
import { ruleValues } from './rule-values.ts';
import { setCycles } from './set-cycles.ts';
import { sharedSections } from './shared-sections.ts';
import { startValues } from './start-values.ts';
import { steps } from './steps.ts';
import { strayFiles } from './stray-files.ts';
import { submitOnce } from './submit-once.ts';
import { takenRules } from './taken-rules.ts';
import { unusedKeys } from './unused-keys.ts';
import { uploadLimits } from './upload-limits.ts';
import { uploadRows } from './upload-rows.ts';
import { usedMessages } from './used-messages.ts';
import { viewCells } from './view-cells.ts';
import { viewFilters } from './view-filters.ts';
import { viewPaging } from './view-paging.ts';
import { viewVariants } from './view-variants.ts';
import { views } from './views.ts';
import { widgetFit } from './widget-fit.ts';

/** Every lint by name, in the order they run: later ones may trust what earlier ones refuse. */
export const LINTS: Readonly<Record<string, { readonly says: string; readonly run: Lint }>> = {
  strayFiles: { says: 'rules, cases or wording of a form that does not exist', run: strayFiles },
  houseNames: {
    says: 'a role, caller, service or format that the house does not have',
    run: houseNames,
  },
  documents: {
    says: 'a document without its text, of an unknown table, or offered by answers that no form asks for',
    run: documents,
  },
  sharedSections: {
    says: 'a section of many forms that none uses, or that lacks in a form what its rules expect',
    run: sharedSections,
  },
  fieldNames: {
    says: 'a field whose name means something else in rules; a required name that is no field',
    run: fieldNames,
  },
  layout: {
    says: 'a field in the layout but not in the schema, or the other way; a field placed twice',
    run: layout,
  },
  steps: { says: 'a step nobody can reach', run: steps },
  fieldPaths: { says: 'a widget option that names an unknown field', run: fieldPaths },
  rowNames: { says: 'a list whose rows are named by what is no field of theirs', run: rowNames },
  widgetFit: {
    says: 'a widget that does not suit its field, an option or a call that it ignores',
    run: widgetFit,
  },
  callNames: { says: 'an unknown call', run: callNames },
  callAccess: {
    says: 'a call that those who open the form may not make',
    run: callAccess,
  },
  callInputs: {
    says: 'a call given what it does not take, or not given what it needs',
    run: callInputs,
  },
  callAnswers: {
    says: 'a widget that reads what its call does not answer, or what its field does not take',
    run: callAnswers,
  },
  nextPages: { says: 'a page after a form that is not there', run: nextPages },
  formInputs: {
    says: 'a form whose calls do not take what it sends them, or lack what they need',
    run: formInputs,
  },
  records: {
    says: 'a record whose sections, members or inputs are not there',
    run: records,
  },
  givenUploads: { says: 'an upload that is given calls and is not there', run: givenUploads },
  fileKinds: {
    says: 'an upload of files that nobody can tell from others',
    run: fileKinds,
  },
  uploadLimits: { says: 'an upload of files that its call refuses', run: uploadLimits },
  uploadRows: {
    says: 'an upload whose rows have no place for what it writes of a file',
    run: uploadRows,
  },
  judgedChoices: {
    says: 'a choice from a call that the server cannot judge by',
    run: judgedChoices,
  },
  views: {
    says: 'a view that reads what its call does not answer, a word that no view reads',
    run: views,
  },
  viewCells: {
    says: 'a badge for a value that never comes, tones without a badge, a link with half a brace',
    run: viewCells,
  },
  viewPaging: {
    says: 'a view that pages, sorts or narrows by what its call cannot',
    run: viewPaging,
  },
  flowNames: {
    says: 'a status flow of unknown states, roles, forms, mails or switches, or without its words',
    run: flowNames,
  },
  flowGroups: {
    says: 'a state in a group that nobody asks for, or a group that is asked for and has none',
    run: flowGroups,
  },
  flowWays: {
    says: 'a state that nothing comes to or leaves, a move with two meanings',
    run: flowWays,
  },
  viewFilters: {
    says: 'a filter that waits for one that is not there, or stands on a choice it does not have',
    run: viewFilters,
  },
  viewVariants: {
    says: 'a view in place of another that is not there, or by filters and choices that one does not have',
    run: viewVariants,
  },
  rowOrder: {
    says: 'an order of groups that names what no field can be, or leaves one out',
    run: rowOrder,
  },
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
  ruleValues: {
    says: 'a rule with a value outside the type or choices of its field',
    run: ruleValues,
  },
  ruleSense: {
    says: 'a rule that can never fire, or rules that contradict each other',
    run: ruleSense,
  },
  ruleOperators: {
    says: 'an operator that does not fit its fact, a "plus" that nothing reads',
    run: ruleOperators,
  },
  ruleClashes: {
    says: 'rules that set one field at the same time, or require what is hidden then',
    run: ruleClashes,
  },
  caseValues: {
    says: 'an example that gives answers which the form cannot hold',
    run: caseValues,
  },
  setCycles: { says: 'rules that set fields in a circle', run: setCycles },
  neverAnswerable: { says: 'a field that is required but always hidden', run: neverAnswerable },
  startValues: { says: 'a start mapping with an unknown field or format', run: startValues },
  submitOnce: { says: 'a button that waits for an unknown field', run: submitOnce },
  limits: {
    says: 'a limit that no answer can meet, or that its field knows nothing of',
    run: limits,
  },
  defaults: { says: 'a default that its own schema refuses', run: defaults },
  patterns: { says: 'a pattern that takes exponentially long', run: patterns },
  masks: { says: 'a mask whose texts the pattern refuses', run: masks },
  labels: { says: 'a visible field without a label', run: labels },
  choiceWords: { says: 'a choice without a label beside others that have one', run: choiceWords },
  requiredWords: {
    says: 'a field that can be required, and says nowhere what to enter',
    run: requiredWords,
  },
  messageKeys: { says: 'a message key that no message has', run: messageKeys },
  usedMessages: {
    says: 'a message that uses another which is not there, or comes back to itself',
    run: usedMessages,
  },
  repeatedSentences: {
    says: 'a sentence that stands twice, word for word',
    run: repeatedSentences,
  },
  unusedKeys: { says: 'a message of a form that nothing uses', run: unusedKeys },
  placeholders: { says: 'an unknown placeholder or helper in a text', run: placeholders },
  lostPlaceholders: {
    says: 'a placeholder that is filled and not said',
    run: lostPlaceholders,
  },
  plainWords: {
    says: 'a message of a JSON file that is empty, or written as HTML',
    run: plainWords,
  },
  comparedSentences: {
    says: 'a sentence that programs compare, in another wording',
    run: comparedSentences,
  },
  markdown: { says: 'images, HTML or links that leave the site in a long text', run: markdown },
  caseCoverage: {
    says: 'a rule without a case in which it fires and one in which it does not',
    run: caseCoverage,
  },
  caseResults: { says: 'a case that fails', run: caseResults },
  migrationPaths: {
    says: 'a migration to an unknown field, or between lists that do not match',
    run: migrationPaths,
  },
  ownCalls: {
    says: 'a call of a form that nothing would make',
    run: ownCalls,
  },
  breakingChanges: {
    says: 'a change that breaks saved answers and that no migration covers',
    run: breakingChanges,
  },
};

/** Runs all of them. */
export async function runLints(input: LintInput): Promise<void> {
  for (const { run } of Object.values(LINTS)) await run({ ...input, report: input.faults.report });
}
