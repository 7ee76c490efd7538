// What the list of a form's submissions shows and is narrowed by: as the form declares it, else made of its fields.
import {
  type FormBundle,
  type FormNode,
  formTree,
  type Json,
  type Texts,
  toPointer,
} from '../../runtime/core/index.ts';

type Words = Pick<Texts, 'has'>;

/** Columns besides sender and day, where a form names none. */
const FEW_COLUMNS = 4;
const FEW_FILTERS = 3;
/** A text that may be longer has no place in a line. */
const SHORT = 120;
/** Fewer columns tell nothing of what was sent. */
const TOO_FEW = 2;

/** The fields that are columns, in order. Where they would tell nothing in words of whoever sent it, the first long text is the last. */
export function columnsOf(form: FormBundle, words: Words): readonly FormNode[] {
  const named = form.received?.columns;
  if (named) return nodesAt(form, named);
  const answers = answersOf(form, words);
  const short = shortOf(answers);
  const long = short.some(isFree) ? undefined : answers.find(isLong);
  return long === undefined ? short : [...short, long];
}

function shortOf(answers: readonly FormNode[]): readonly FormNode[] {
  const short = answers.filter(isShort);
  const required = short.filter((node) => node.required === true).slice(0, FEW_COLUMNS);
  if (required.length >= TOO_FEW) return required;
  const others = short.filter((node) => !required.includes(node));
  const all = [...required, ...others.slice(0, FEW_COLUMNS - required.length)];
  return all.sort((a, b) => a.order - b.order);
}

/** The fields with choices by which the list is narrowed, in order. */
export function filtersOf(form: FormBundle, words: Words): readonly FormNode[] {
  const named = form.received?.filters;
  if (named) return nodesAt(form, named);
  return answersOf(form, words)
    .filter((node) => choicesIn(node).length > 1)
    .slice(0, FEW_FILTERS);
}

/** What may be chosen in a field; nothing where anything may be answered. */
export function choicesIn({ schema, reads }: FormNode): readonly Json[] {
  const { type, items, enum: own } = schema;
  if (own) return own.filter((value) => value !== null);
  if (type === 'boolean' && reads !== 'agreement') return [true, false];
  return items?.enum ?? [];
}

const nodesAt = (form: FormBundle, paths: readonly string[]): readonly FormNode[] =>
  paths.flatMap((path) => formTree(form).at(toPointer(path)) ?? []);

/** Every place that holds one answer of one line, in the order of the page; lists of things, files and secrets are none. */
const answersOf = (form: FormBundle, words: Words): readonly FormNode[] =>
  exportedOf(form, words).filter(({ reads }) => !NO_LINE.has(reads));

/** Every question of a form that a file can tell of, in the order of the page: lists and files as one, secrets not at all. */
export function exportedOf(form: FormBundle, words: Words): readonly FormNode[] {
  const found: FormNode[] = [];
  const walk = (node: FormNode): void => {
    for (const child of node.children.values())
      if (child.reads === 'members') walk(child);
      else if (isTold(child) && words.has(child.label)) found.push(child);
  };
  for (const section of formTree(form).sections.values()) walk(section);
  return found;
}

const NO_LINE: ReadonlySet<string> = new Set(['files', 'agreement', 'rows']);
const NO_ANSWERS: ReadonlySet<string> = new Set(['statement', 'nothing', 'secret']);

const isTold = ({ reads, transient, unseen, secret }: FormNode): boolean =>
  !NO_ANSWERS.has(reads) && transient !== true && unseen !== true && secret !== true;

/** Whatever somebody writes in their own words. */
const isFree = (node: FormNode): boolean =>
  node.schema.type === 'string' && node.schema.format === undefined && choicesIn(node).length === 0;

/** May it be too long for a line? */
export const isLong = (node: FormNode): boolean => isFree(node) && !isShort(node);

function isShort(node: FormNode): boolean {
  if (choicesIn(node).length > 0) return node.schema.items === undefined;
  const { type, format, maxLength } = node.schema;
  if (type !== 'string') return type === 'number' || type === 'integer';
  return format !== undefined || (typeof maxLength === 'number' && maxLength <= SHORT);
}
