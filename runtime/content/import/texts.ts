// The words of an imported form: labels, hints, names of choices and of possibilities, each said of its own place.
import type { Json, JsonObject } from '../../core/index.ts';
import { choiceWord, isObject } from '../../core/index.ts';
import { isNoun } from '../texts/asked-words.ts';
import { markupIn, withoutMarkup } from '../texts/markup.ts';
import type { Notes } from './common/notes.ts';
import { humanize } from './humanize.ts';

/** What takes more is a page of its own. */
export const LONGEST = 2000;

/** Keys without the form's name → text. A place that is described in several branches is called by all its names. */
export class Words {
  readonly messages: Record<string, string> = {};
  readonly #notes: Notes;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  label(path: string, text: Json | undefined): void {
    this.#say(path, 'label', text);
  }

  labelIfNone(path: string, text: Json | undefined): void {
    if (this.messages[`${path}.label`] === undefined) this.label(path, text);
  }

  hint(path: string, text: Json | undefined): void {
    const plain = path === '' ? '' : this.#plain(path, text);
    if (plain !== '') this.messages[`${path}.hint`] ??= plain;
  }

  choice(path: string, { value, name, hint }: { value: Json; name?: string; hint?: string }): void {
    // Null is chosen by choosing none.
    if (value === null) return;
    const key = `option.${choiceWord(value)}`;
    this.#say(path, key, name);
    const plain = this.#plain(path, hint);
    if (plain !== '' && this.messages[`${path}.${key}`] !== undefined)
      this.messages[`${path}.${key}.hint`] ??= plain;
  }

  choiceIfNone(path: string, choice: { value: Json; name: string }): void {
    if (this.messages[`${path}.option.${choiceWord(choice.value)}`] === undefined)
      this.choice(path, choice);
  }

  /** What is said of an answer that is wrong in this way, unless something is said already. */
  error(path: string, code: string, text: string): void {
    const plain = path === '' ? '' : this.#plain(path, text);
    if (plain !== '') this.messages[`${path}.error.${code}`] ??= plain;
  }

  /** What the possibilities at a place are called, counted from 1, no two alike. */
  shapes(path: string, named: readonly string[]): void {
    if (path === '' || this.messages[`${path}.shape.1`] !== undefined) return;
    const titles = named.map((title) => this.#plain(path, title));
    titles.forEach((title, index) => {
      const isTwin = titles.some((other, at) => at < index && other === title);
      this.messages[`${path}.shape.${index + 1}`] = isTwin ? `${title} (${index + 1})` : title;
    });
  }

  place(path: string, index: number, text: Json | undefined): void {
    const plain = this.#plain(path, text);
    if (plain !== '') this.messages[`${path}.place.${index + 1}`] ??= plain;
  }

  /** What is left of a text where nothing is drawn of HTML; empty where it says nothing. */
  #plain(path: string, text: Json | undefined): string {
    if (typeof text !== 'string') return '';
    const plain = withoutMarkup(text);
    if (plain !== text)
      this.#notes.changed(path, `its texts are kept without their ${markupIn(text)}`);
    if (plain.trim() === '') return '';
    if (plain.length <= LONGEST) return plain;
    this.#notes.changed(path, `its texts are cut after ${LONGEST} characters`);
    return begunOf(plain, LONGEST);
  }

  #say(path: string, word: string, written: Json | undefined): void {
    const text = path === '' ? '' : this.#plain(path, written);
    if (text === '') return;
    const key = `${path}.${word}`;
    const known = this.messages[key];
    if (known === undefined) {
      this.messages[key] = text;
      return;
    }
    if (known.split(' / ').includes(text)) return;
    this.messages[key] = `${known} / ${text}`;
    this.#notes.changed(
      path,
      `it has several names, by the branch it stands in, and is called "${known} / ${text}" in all`,
    );
  }
}

/** A text of no more than so many characters, cut between words. */
export function begunOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const begun = text.slice(0, longest - 2);
  return `${begun.slice(0, Math.max(begun.lastIndexOf(' '), longest / 2))} …`;
}

const LISTS = ['allOf', 'anyOf', 'oneOf'];

/** Every field gets a label: its own, or its name in readable form. */
export function labelAll(schema: Json, messages: Record<string, string>): void {
  for (const { path, name, isRequired } of fieldsIn(schema, '')) {
    const label = messages[`${path}.label`] ?? humanize(name);
    messages[`${path}.label`] = label;
    // Most labels make a sentence by themselves; a question is repeated, until somebody says it better.
    if (isRequired && !isNoun(label))
      messages[`${path}.error.required`] ??= `Answer this: ${label}`;
  }
}

/** Choices of one field that would read alike, each with its value behind its name. */
export function choicesApart(
  messages: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const named = new Map<string, string[]>();
  for (const [key, text] of Object.entries(messages)) {
    const at = key.indexOf('.option.');
    if (at < 0 || key.endsWith('.hint')) continue;
    const alike = `${key.slice(0, at)}\n${text}`;
    named.set(alike, [...(named.get(alike) ?? []), key]);
  }
  const twins = [...named.values()].filter((keys) => keys.length > 1).flat();
  const apart = twins.map((key) => [key, `${messages[key]} (${key.split('.option.')[1]})`]);
  return { ...messages, ...Object.fromEntries(apart) };
}

/** The messages without those of places that are not there, and of ways in which no answer there can be wrong. */
export function saidOf(
  schema: Json,
  messages: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const words = new Map<string, Set<string>>([['', new Set()]]);
  for (const { path, child } of fieldsIn(schema, '')) {
    const known = words.get(path) ?? new Set(['required']);
    for (const word of wordsIn(child)) known.add(word);
    words.set(path, known);
  }
  return Object.fromEntries(
    Object.entries(messages).filter(([key]) => {
      const known = words.get(pathOf(key));
      const [, code] = /\.error\.((?!label$|hint$|placeholder$)[^.]+)$/.exec(key) ?? [];
      return known !== undefined && (code === undefined || known.has(code));
    }),
  );
}

const BRANCHES = [
  ...LISTS,
  ...['then', 'else', 'not', 'items', 'additionalItems', 'additionalProperties'],
];

/** The words that are said of a field, in whatever branch, and of its rows: they have the messages of their list. */
function wordsIn(node: Json | undefined): readonly string[] {
  if (!isObject(node)) return [];
  const inner = BRANCHES.flatMap((word) => node[word]);
  return [...Object.keys(node), ...inner.flatMap((one) => wordsIn(one as Json))];
}

/** The field a message is said of. */
const pathOf = (key: string): string =>
  key.replace(
    /(^|\.)((label|hint|placeholder|error\.(?!label$|hint$|placeholder$)[^.]+|(shape|place)\.\d+)$|option\..*)/,
    '',
  );

interface Named {
  readonly path: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly child: Json | undefined;
}

function* fieldsIn(node: Json | undefined, path: string): Generator<Named> {
  if (!isObject(node)) return;
  const required = Array.isArray(node.required) ? node.required : [];
  for (const [name, child] of Object.entries(isObject(node.properties) ? node.properties : {})) {
    const inner = join(path, name);
    yield { path: inner, name, isRequired: required.includes(name), child };
    yield* fieldsIn(child, inner);
  }
  const free = path === '' ? [] : ['additionalItems', 'additionalProperties'];
  for (const word of ['items', ...free, ...LISTS, 'then', 'else']) {
    const value = node[word];
    for (const branch of Array.isArray(value) ? value : [value]) yield* fieldsIn(branch, path);
  }
  for (const map of [node.dependencies, path === '' ? undefined : node.patternProperties])
    if (isObject(map)) for (const branch of Object.values(map)) yield* fieldsIn(branch, path);
}

/** The dotted path of a member. */
export const join = (path: string, name: string): string =>
  path === '' ? name : `${path}.${name}`;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'Yes or no',
  array: 'List',
  object: 'Group',
};

/** What one possibility is called: by its title, what tells it from the others, or what it asks for. */
export function titleOf(branch: JsonObject, refName: string, index: number): string {
  if (typeof branch.title === 'string' && branch.title.trim() !== '') return branch.title;
  const members = Object.entries(isObject(branch.properties) ? branch.properties : {});
  const constants = members.flatMap(([, member]) => {
    const value = isObject(member) ? (member.const ?? onlyOf(member.enum)) : undefined;
    return typeof value === 'string' && value !== '' ? [humanize(value)] : [];
  });
  const own = branch.const ?? onlyOf(branch.enum);
  const required = Array.isArray(branch.required) ? branch.required.map(String) : [];
  const named = (required.length > 0 ? required : members.map(([name]) => name)).slice(0, FEW);
  return (
    constants[0] ??
    (own !== undefined && own !== null ? String(own) : undefined) ??
    (refName === '' ? undefined : humanize(refName)) ??
    (named.length > 0 ? named.map(humanize).join(', ') : undefined) ??
    (Array.isArray(branch.enum) ? 'One of a list' : undefined) ??
    TYPE_WORDS[String(branch.type)] ??
    `Possibility ${index + 1}`
  );
}

const FEW = 3;

const onlyOf = (values: Json | undefined): Json | undefined =>
  Array.isArray(values) && values.length === 1 ? values[0] : undefined;
