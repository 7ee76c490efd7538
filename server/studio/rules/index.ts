// The door of rules as sentences.
export { fieldRules } from './field-rules.ts';
export { triedRule } from './tried.ts';
