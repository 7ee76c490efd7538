// The door of the content room: content files in, a checked and compiled release out.
export type { ReleasePointer } from '../core/index.ts';
export { messageKeysOf } from './catalogue.ts';
export { emptyForm } from './empty-form.ts';
export { filesByKind } from './files.ts';
export { type Fingerprint, fingerprintOf, keepsDrafts } from './fingerprint.ts';
export { type ImportResult, importJsonSchema } from './import-schema.ts';
export { type JsonFault, readJson } from './json-fault.ts';
export { readCalls } from './link-calls.ts';
export { LINTS } from './lints/index.ts';
export { readMarkdown } from './markdown.ts';
export { buildRelease } from './release.ts';
export { contentOf, readContent } from './source.ts';
export { instantiateTemplatesModule } from './templates.ts';
export type {
  Asset,
  BuildOptions,
  BuildResult,
  CallContract,
  ContentCounts,
  ContentFault,
  ContentSource,
  Release,
  ReleasedForm,
} from './types.ts';
export { instantiate as instantiateValidators, VALIDATOR_HELPERS } from './validators.ts';
