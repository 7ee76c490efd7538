// Lints of what is asked and shown: files, fields, layouts, calls, uploads, views and flows.

import { callAccess } from './calls/call-access.ts';
import { callAnswers } from './calls/call-answers.ts';
import { callInputs } from './calls/call-inputs.ts';
import { callNames } from './calls/call-names.ts';
import { callWords } from './calls/call-words.ts';
import { confirmed } from './calls/confirmed.ts';
import { formInputs } from './calls/form-inputs.ts';
import { records } from './calls/records.ts';
import { choiceOptions } from './choices/choice-options.ts';
import { choicesAlike } from './choices/choices-alike.ts';
import { judgedChoices } from './choices/judged-choices.ts';
import type { LintTable } from './common/lint.ts';
import { flowCorrects } from './flows/flow-corrects.ts';
import { flowForms } from './flows/flow-forms.ts';
import { flowGroups } from './flows/flow-groups.ts';
import { flowMails } from './flows/flow-mails.ts';
import { flowNames } from './flows/flow-names.ts';
import { flowNeeded } from './flows/flow-needed.ts';
import { flowOffered } from './flows/flow-offered.ts';
import { flowPayments } from './flows/flow-payments.ts';
import { flowReasons } from './flows/flow-reasons.ts';
import { flowReleased } from './flows/flow-released.ts';
import { flowRetired } from './flows/flow-retired.ts';
import { flowTold } from './flows/flow-told.ts';
import { flowUndo } from './flows/flow-undo.ts';
import { flowWays } from './flows/flow-ways.ts';
import { formFlow } from './flows/form-flow.ts';
import { copiedColumns } from './forms/copied-columns.ts';
import { fieldNames } from './forms/field-names.ts';
import { fieldPaths } from './forms/field-paths.ts';
import { layout } from './forms/layout.ts';
import { nextPages } from './forms/next-pages.ts';
import { opening } from './forms/opening.ts';
import { received } from './forms/received.ts';
import { rolePlaces } from './forms/role-places.ts';
import { rowNames } from './forms/row-names.ts';
import { sharedSections } from './forms/shared-sections.ts';
import { steps } from './forms/steps.ts';
import { webhooks } from './forms/webhooks.ts';
import { widgetFit } from './forms/widget-fit.ts';
import { documents } from './house/documents.ts';
import { houseCallers } from './house/house-callers.ts';
import { houseNames } from './house/house-names.ts';
import { strayFiles } from './house/stray-files.ts';
import { fileKinds } from './uploads/file-kinds.ts';
import { forgottenUploads } from './uploads/forgotten-uploads.ts';
import { givenUploads } from './uploads/given-uploads.ts';
import { uploadLimits } from './uploads/upload-limits.ts';
import { uploadRows } from './uploads/upload-rows.ts';
import { listedRows } from './views/listed-rows.ts';
import { namedFacts } from './views/named-facts.ts';
import { rowOrder } from './views/row-order.ts';
import { viewCells } from './views/view-cells.ts';
import { viewFilters } from './views/view-filters.ts';
import { viewPaging } from './views/view-paging.ts';
import { viewVariants } from './views/view-variants.ts';
import { views } from './views/views.ts';

/** By name, in the order they run. */
export const FORM_LINTS: LintTable = {
  strayFiles: { says: 'rules, cases or wording of a form that does not exist', run: strayFiles },
  houseCallers: {
    says: 'a kind of caller that is said to be somebody else than the server takes for it',
    run: houseCallers,
  },
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
  rolePlaces: {
    says: 'a field for some roles that the server could not keep for them, or that they change and do not see',
    run: rolePlaces,
  },
  rowNames: { says: 'a list whose rows are named by what is no field of theirs', run: rowNames },
  copiedColumns: {
    says: 'a column of the record that is not there, filled twice or by what does not fit, or left empty',
    run: copiedColumns,
  },
  widgetFit: {
    says: 'a widget that does not suit its field, an option or a call that it ignores',
    run: widgetFit,
  },
  choiceOptions: {
    says: 'a word of a layout about choices that the field does not have',
    run: choiceOptions,
  },
  choicesAlike: { says: 'a field of which two choices read alike', run: choicesAlike },
  callNames: { says: 'an unknown call', run: callNames },
  callWords: { says: 'a word in a contract that nothing reads', run: callWords },
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
  received: {
    says: 'a list of submissions with a column or a filter that its form cannot fill',
    run: received,
  },
  webhooks: {
    says: 'a webhook of a form whose answers go elsewhere, or of what never happens',
    run: webhooks,
  },
  opening: {
    says: 'a form that opens after it closes, or counts persons whom nobody knows',
    run: opening,
  },
  formInputs: {
    says: 'a form whose calls do not take what it sends them, or lack what they need',
    run: formInputs,
  },
  records: {
    says: 'a record whose sections, members or inputs are not there',
    run: records,
  },
  confirmed: {
    says: 'a change to be confirmed of a field that is not there, or without a name',
    run: confirmed,
  },
  forgottenUploads: {
    says: 'a file that is asked for as words to type',
    run: forgottenUploads,
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
  flowRetired: {
    says: 'a state or move that is taken away and there, or whose things go on nowhere',
    run: flowRetired,
  },
  flowReleased: {
    says: 'a released state or move that is gone, and not among those taken away',
    run: flowReleased,
  },
  flowNeeded: {
    says: 'a flow that nothing begins, or without a move that the program makes by itself',
    run: flowNeeded,
  },
  flowPayments: {
    says: 'a payment of what is never paid, or by a form that does not ask for all of it',
    run: flowPayments,
  },
  flowOffered: {
    says: 'a second move that is usual from a state, or has the key of another',
    run: flowOffered,
  },
  flowReasons: {
    says: 'a reason of a move that its form does not ask for, or lets be left out',
    run: flowReasons,
  },
  flowUndo: {
    says: 'a way back from a payment, or from a move that the program makes or does not take back',
    run: flowUndo,
  },
  flowMails: {
    says: 'a mail of a move that says what the move cannot fill in',
    run: flowMails,
  },
  formFlow: {
    says: 'a form whose flow is not there, not for forms, or not begun by those who open it',
    run: formFlow,
  },
  flowForms: {
    says: 'a deadline, a condition or a second person in a flow where it cannot happen',
    run: flowForms,
  },
  flowCorrects: {
    says: 'a correction of what was sent by others than whoever sent it, or where it is not known what stays',
    run: flowCorrects,
  },
  flowTold: {
    says: 'a move of which whoever sent something is told, and reads nothing (a warning)',
    run: flowTold,
  },
  flowWays: {
    says: 'a state that nothing comes to or leaves, a move with two meanings',
    run: flowWays,
  },
  namedFacts: {
    says: 'a fact that the program does not know of a queue, or explanations that nothing draws',
    run: namedFacts,
  },
  listedRows: {
    says: 'a filter under whose choices something is listed nowhere; a table that the program asks, gone',
    run: listedRows,
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
};
