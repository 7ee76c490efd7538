// The words of an imported form: labels, hints, names of choices and of possibilities, each said of its own place.
import type { Json, JsonObject } from '../../core/index.ts';
import { choiceWord, isObject } from '../../core/index.ts';
import { isNoun } from '../texts/asked-words.ts';
import { humanize } from './humanize.ts';
import type { Notes } from './notes.ts';

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
    if (path !== '' && typeof text === 'string' && text.trim() !== '')
      this.messages[`${path}.hint`] ??= text;
  }

  choice(path: string, { value, name, hint }: { value: Json; name?: string; hint?: string }): void {
    const key = `option.${choiceWord(value)}`;
    this.#say(path, key, name);
    if (hint !== undefined && this.messages[`${path}.${key}`] !== undefined)
      this.messages[`${path}.${key}.hint`] ??= hint;
  }

  /** What the possibilities at a place are called, counted from 1, no two alike. */
  shapes(path: string, titles: readonly string[]): void {
    if (path === '' || this.messages[`${path}.shape.1`] !== undefined) return;
    titles.forEach((title, index) => {
      const isTwin = titles.some((other, at) => at < index && other === title);
      this.messages[`${path}.shape.${index + 1}`] = isTwin ? `${title} (${index + 1})` : title;
    });
  }

  place(path: string, index: number, text: Json | undefined): void {
    if (typeof text === 'string') this.messages[`${path}.place.${index + 1}`] ??= text;
  }

  #say(path: string, word: string, text: Json | undefined): void {
    if (path === '' || typeof text !== 'string' || text.trim() === '') return;
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

const LISTS = ['allOf', 'anyOf', 'oneOf'];

/** Every field gets a label: its own, or its name in readable form. */
export function labelAll(
  node: Json | undefined,
  path: string,
  messages: Record<string, string>,
): void {
  if (!isObject(node)) return;
  const required = Array.isArray(node.required) ? node.required : [];
  for (const [name, child] of Object.entries(isObject(node.properties) ? node.properties : {})) {
    const inner = join(path, name);
    const label = messages[`${inner}.label`] ?? humanize(name);
    messages[`${inner}.label`] = label;
    // Most labels make a sentence by themselves; a question is repeated, until somebody says it better.
    if (required.includes(name) && !isNoun(label))
      messages[`${inner}.error.required`] ??= `Answer this: ${label}`;
    labelAll(child, inner, messages);
  }
  const free = path === '' ? [] : ['additionalItems', 'additionalProperties'];
  for (const word of ['items', ...free, ...LISTS, 'then', 'else']) {
    const value = node[word];
    for (const branch of Array.isArray(value) ? value : [value]) labelAll(branch, path, messages);
  }
  for (const map of [node.dependencies, path === '' ? undefined : node.patternProperties])
    if (isObject(map)) for (const branch of Object.values(map)) labelAll(branch, path, messages);
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
