// The door of the content room: content files in, a checked and compiled release out.

export { type Use, usesOf } from './acts/common/uses.ts';
export { commandOf } from './acts/expand.ts';
export { kindsFor } from './acts/fields/kind.ts';
export { formIdFor } from './acts/forms/form-names.ts';
export { BuilderAway, ContentBuilder, Overtaken } from './away/away.ts';
export { type FileChange, type PlainRelease, RANK } from './away/words.ts';
export type { NamedFile } from './build/app-bundle.ts';
export { Builder } from './build/builder.ts';
export type { Act } from './commands/act.ts';
export type { Applied, Edited, Outcome } from './commands/applied.ts';
export { applyCommand, unedited } from './commands/apply.ts';
export type {
  Command,
  CommandFault,
  PartOfContent,
  Reading,
} from './commands/command.ts';
export { faultOfNew, isPathOfContent, LARGEST_FILE } from './commands/limits.ts';
export { memberAt } from './commands/parts.ts';
export { partOf, readingOf } from './commands/reads.ts';
export { ownWordsAt, placeOf, textAt } from './commands/sentences.ts';
export type { Told } from './commands/told.ts';
export { meet, memberOf } from './commands/touches.ts';
export { emptyForm, formOfSections } from './import/empty-form.ts';
export { draftForm, importForm } from './import/import-form.ts';
export { type ImportResult, importJsonSchema } from './import/import-schema.ts';
export { formLike, formNamesIn } from './import/like-form.ts';
export { readSchemaFiles, readSchemaPart } from './import/read-files.ts';
export type { ReportLine } from './import/report.ts';
export { callsIn, readCalls } from './link/link-calls.ts';
export { LINTS } from './lints/index.ts';
export { type Fingerprint, fingerprintOf, keepsDrafts } from './model/fingerprint.ts';
export { flowPrintOf } from './model/flow-print.ts';
export {
  type Need,
  type Needed,
  type NeedKind,
  type Needs,
  type NeedsOfFile,
  neededNames,
} from './model/needs.ts';
export type {
  BuildOptions,
  BuildResult,
  CallContract,
  ContentCounts,
  ContentFault,
  ContentSource,
  CopiedColumn,
  ListedRows,
  NeededMove,
  Program,
  Release,
  ReleasedForm,
} from './model/types.ts';
export { differenceOfNeeds, type NeedsDifference } from './needs/difference.ts';
export { type Named, type Names, namesOf } from './needs/names.ts';
export { unmetNeeds } from './needs/unmet.ts';
export { messageOf, thingOf } from './needs/words.ts';
export { wrongOptions } from './options/wrong-options.ts';
export { formSettings } from './outline/form-settings.ts';
export { inspectedAt, type MetaSchemas } from './outline/inspected.ts';
export { outlineOf } from './outline/outline.ts';
export { filesByKind } from './read/files.ts';
export { readJson } from './read/json-fault.ts';
export { levelsOf } from './read/levels.ts';
export { printedAnew, printJson } from './read/print.ts';
export { refusedFiles } from './read/refused.ts';
export { contentOf, readContent } from './read/source.ts';
export { buildRelease } from './release/at-need.ts';
export { bundleFrom } from './release/stored-bundle.ts';
export { comparisonsFor } from './said/drawn.ts';
export { fieldsToPick } from './said/pickable.ts';
export { type MadeRule, type ProposedCase, proposedCases } from './said/proposed.ts';
export { rulesAround, rulesOfField, saidOfMade } from './said/rules-of.ts';
export type {
  AskedField,
  SaidComparison,
  SaidCondition,
  SaidEffect,
  SaidRule,
  SaidValue,
} from './said/types.ts';
export {
  codeOf as codeOfValidators,
  instantiate as instantiateValidators,
  VALIDATOR_HELPERS,
} from './schema/instantiate.ts';
export { messageKeysOf, messagesIn } from './texts/catalogue.ts';
export { instantiateTemplatesModule } from './texts/instantiate.ts';
export { readMarkdown } from './texts/markdown.ts';
export { subjectOf } from './texts/subject.ts';
export { mendOf } from './wording/mends.ts';
export type {
  IndexedSentence,
  SeenIn,
  SentenceGroup,
  SentencePlace,
} from './wording/types.ts';
