// Takes over a layout in JSON Forms' format: categories, groups, rows and order, labels, and which rules hold where.
import { isObject, type Json, type JsonObject, type Schema } from '../../../core/index.ts';
import { isDrawnWhole } from '../../compile/drawn-whole.ts';
import type { Notes } from '../common/notes.ts';
import { isInBranch, pathOfScope, schemaAt } from './scopes.ts';

/** Is this a layout of JSON Forms, and none of RJSF? */
export const isJsonForms = (ui: JsonObject): boolean =>
  typeof ui.type === 'string' && (Array.isArray(ui.elements) || typeof ui.scope === 'string');

/** Fields that stand together, under a heading where it has one. */
export interface Group {
  readonly id: string;
  readonly title?: string;
  intro?: string;
  /** Names of top-level fields. */
  readonly fields: string[];
}

/** What a category holds; a layout without categories has one, without a title. */
export interface Step {
  readonly title?: string;
  readonly groups: Group[];
}

/** A rule of JSON Forms, where it stands. */
export interface Ruled {
  readonly effect: string;
  readonly condition: Json | undefined;
  /** Dotted path of the list whose rows it speaks of; empty for the form. */
  readonly list: string;
}

export interface Laid {
  readonly steps: Step[];
  /** Words of the layout by dotted path, `*` for rows. */
  readonly words: Map<string, Record<string, Json>>;
  /** Members in the order in which they are laid out, by the path of their group or row. */
  readonly order: Map<string, string[]>;
  readonly messages: Record<string, string>;
  /** The rules that each field stands under, outermost first. */
  readonly ruled: Map<string, readonly Ruled[]>;
}

/** Walks a layout over the schema it is of. What has no place in a form of ours is told. */
export function laidOut(ui: JsonObject, schema: JsonObject, notes: Notes): Laid {
  const walk = new Walk(schema, notes);
  walk.element(ui, { list: '', rules: [], isTop: true });
  const steps = walk.laid.steps.filter(({ groups }) =>
    groups.some(({ fields }) => fields.length > 0),
  );
  for (const { groups } of steps)
    groups.splice(0, groups.length, ...groups.filter(({ fields }) => fields.length > 0));
  return { ...walk.laid, steps };
}

interface At {
  readonly list: string;
  readonly rules: readonly Ruled[];
  readonly row?: string;
  /** Would a category here be a step? */
  readonly isTop?: boolean;
}

class Walk {
  readonly laid: Laid = {
    steps: [],
    words: new Map(),
    order: new Map(),
    messages: {},
    ruled: new Map(),
  };
  readonly #schema: JsonObject;
  readonly #notes: Notes;
  #rows = 0;

  constructor(schema: JsonObject, notes: Notes) {
    this.#schema = schema;
    this.#notes = notes;
  }

  element(node: Json | undefined, around: At): void {
    if (!isObject(node)) return;
    const at = { ...around, rules: [...around.rules, ...rulesOf(node, around.list)] };
    const take = TAKEN[String(node.type)];
    if (take !== undefined) take(this, node, at);
    else this.#notes.leftOut('', `${String(node.type)} of the layout`);
  }

  each({ elements }: JsonObject, at: At): void {
    for (const element of Array.isArray(elements) ? elements : []) this.element(element, at);
  }

  row(node: JsonObject, at: At): void {
    this.#rows += 1;
    this.each(node, { ...at, row: `row-${this.#rows}`, isTop: false });
  }

  group(node: JsonObject, at: At): void {
    // Within rows there are no groups: their fields follow each other.
    if (at.list === '') this.#open(textOf(node.label));
    this.each(node, { ...at, isTop: false });
    if (at.list === '') this.#open(undefined);
  }

  categories(node: JsonObject, at: At): void {
    const all = Array.isArray(node.elements) ? node.elements : [];
    for (const one of all) {
      if (!isObject(one)) continue;
      const inner = { ...at, rules: [...at.rules, ...rulesOf(one, at.list)], isTop: false };
      if (one.type === 'Categorization') this.categories(one, at);
      else if (at.isTop === true) {
        const title = textOf(one.label);
        this.laid.steps.push({ ...(title !== undefined && { title }), groups: [] });
        this.each(one, inner);
      } else this.group(one, at);
    }
  }

  label(node: JsonObject, { list }: At): void {
    const text = textOf(node.text) ?? textOf(node.label);
    const group = this.laid.steps.at(-1)?.groups.at(-1);
    if (text === undefined) return;
    if (list === '' && group !== undefined && group.fields.length === 0) group.intro ??= text;
    else if (list === '') this.#open(undefined).intro = text;
    else this.#notes.leftOut(list, `the text "${text}" of the layout`);
  }

  control(node: JsonObject, at: At): void {
    const inner = pathOfScope(node.scope);
    if (inner === '' && at.list === '') {
      this.#whole(node, at);
      return;
    }
    const path = inner === undefined ? '' : at.list === '' ? inner : `${at.list}.*.${inner}`;
    const schema = path === '' ? undefined : schemaAt(this.#schema, path);
    if (schema === undefined) {
      this.#inBranch(path, node, at);
      return;
    }
    this.#place(path, at);
    this.#say(path, node);
    this.#takeOptions(path, node, schema, at);
    if (at.rules.length > 0) this.laid.ruled.set(path, at.rules);
  }

  /** A field of a branch is drawn where its branch is: what stands around it has a place. */
  #inBranch(path: string, node: JsonObject, at: At): void {
    if (path === '' || !isInBranch(this.#schema, path)) {
      this.#notes.leftOut(path, 'the layout speaks of it, and the schema does not');
      return;
    }
    const names = path.split('.');
    const around = names
      .map((_, length) => names.slice(0, length).join('.'))
      .findLast((one) => one !== '' && schemaAt(this.#schema, one) !== undefined);
    if (around !== undefined) this.#place(around, at);
    this.#say(path, node);
    if (at.rules.length > 0)
      this.#notes.leftOut(path, 'the rule of the layout that says when to show it');
  }

  /** The whole stands where nothing of it has a place of its own. */
  #whole(node: JsonObject, at: At): void {
    const { properties } = this.#schema;
    for (const name of Object.keys(isObject(properties) ? properties : {})) {
      this.#place(name, at);
      if (at.rules.length > 0) this.laid.ruled.set(name, at.rules);
    }
    if (textOf(node.label) !== undefined)
      this.#notes.leftOut('', `the label "${textOf(node.label)}" of the layout`);
  }

  #place(path: string, { list, row }: At): void {
    const names = path.split('.');
    names.forEach((name, at) => {
      if (at === 0 || name === '*') return;
      const around = names.slice(0, at).join('.');
      const known = this.laid.order.get(around) ?? [];
      if (!known.includes(name)) this.laid.order.set(around, [...known, name]);
    });
    const [top = ''] = names;
    if (row !== undefined) this.#word(path, 'ui:options', { row });
    if (list !== '' || this.#isPlaced(top)) return;
    const group = this.laid.steps.at(-1)?.groups.at(-1) ?? this.#open(undefined);
    group.fields.push(top);
  }

  #isPlaced(name: string): boolean {
    return this.laid.steps.some(({ groups }) => groups.some(({ fields }) => fields.includes(name)));
  }

  /** Begins a group, in the step at hand. */
  #open(title: string | undefined): Group {
    if (this.laid.steps.length === 0) this.laid.steps.push({ groups: [] });
    const all = this.laid.steps.flatMap(({ groups }) => groups);
    const base = (title ?? 'more')
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '');
    const id =
      base === '' || all.some((one) => one.id === base)
        ? `${base || 'group'}-${all.length + 1}`
        : base;
    const group: Group = { id, ...(title !== undefined && { title }), fields: [] };
    this.laid.steps.at(-1)?.groups.push(group);
    return group;
  }

  #say(path: string, { label, i18n }: JsonObject): void {
    const text = textOf(label) ?? (isObject(label) ? textOf(label.text) : undefined);
    if (text !== undefined) this.laid.messages[`${path.replaceAll('.*', '')}.label`] = text;
    if (label === false || (isObject(label) && label.show === false))
      this.#notes.leftOut(path, '"label": false of the layout: each field has its name');
    if (i18n !== undefined) this.#notes.leftOut(path, `i18n ${JSON.stringify(i18n)} of the layout`);
  }

  #takeOptions(path: string, { options }: JsonObject, schema: JsonObject, at: At): void {
    for (const [word, value] of Object.entries(isObject(options) ? options : {})) {
      if (word === 'detail' && isObject(value) && schema.type === 'array' && at.list === '')
        this.element(value, { list: path, rules: [] });
      else if (word === 'format' && value === schema.format) continue;
      else if (ROW_TITLES.has(word) && this.#titleRows(path, value, schema)) continue;
      else if (!this.#takeOption(path, word, value) && value !== false)
        this.#notes.leftOut(path, `${word} ${JSON.stringify(value)} of the layout`);
    }
  }

  #takeOption(path: string, word: string, value: Json | undefined): boolean {
    const widget =
      word === 'format' ? FORMATS[String(value)] : value === true ? WIDGETS[word] : undefined;
    if (widget !== undefined) this.#word(path, 'ui:widget', widget);
    if ((word === 'readonly' || word === 'readOnly') && value === true)
      this.#word(path, 'ui:readonly', true);
    const isTold = word === 'showUnfocusedDescription' || word === 'detail';
    return (
      widget !== undefined || word.toLowerCase() === 'readonly' || (isTold && value !== undefined)
    );
  }

  /** Rows are headed by answers in them. */
  #titleRows(path: string, value: Json | undefined, schema: JsonObject): boolean {
    const names = [value ?? []]
      .flat()
      .map((one) => pathOfScope(one)?.replace('*.', '') ?? String(one));
    const items = schemaAt(schema, '*');
    const isPlain = !isDrawnWhole(schema as Schema) && items !== undefined;
    const known = names.every((name) => TITLED.has(String(schemaAt(items, name)?.type)));
    if (!isPlain || !known || names.length === 0) return false;
    this.#word(path, 'ui:options', {
      item: { title: names.map((name) => `./${name.replaceAll('.', '/')}`) },
    });
    return true;
  }

  #word(path: string, word: string, value: Json): void {
    const known = this.laid.words.get(path) ?? {};
    const before = known[word];
    const both = isObject(before) && isObject(value) ? { ...before, ...value } : value;
    this.laid.words.set(path, { ...known, [word]: both });
  }
}

/** Options by which rows are headed, and the kinds of answers that can head them. */
const ROW_TITLES = new Set(['elementLabelProp', 'labelRef']);
const TITLED = new Set(['string', 'number', 'integer']);

/** Options of JSON Forms → our widgets. */
const WIDGETS: Readonly<Record<string, string>> = { multi: 'multiline', toggle: 'toggle' };
const FORMATS: Readonly<Record<string, string>> = { radio: 'radio', password: 'password' };

type Take = (walk: Walk, node: JsonObject, at: At) => void;

const TAKEN: Readonly<Record<string, Take>> = {
  VerticalLayout: (walk, node, { row: _row, ...at }) => walk.each(node, at),
  HorizontalLayout: (walk, node, at) => walk.row(node, at),
  Group: (walk, node, at) => walk.group(node, at),
  Categorization: (walk, node, at) => walk.categories(node, at),
  Category: (walk, node, at) => walk.group(node, at),
  Control: (walk, node, at) => walk.control(node, at),
  ListWithDetail: (walk, node, at) => walk.control(node, at),
  Label: (walk, node, at) => walk.label(node, at),
};

const textOf = (text: Json | undefined): string | undefined =>
  typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;

function rulesOf({ rule }: JsonObject, list: string): readonly Ruled[] {
  if (!isObject(rule)) return [];
  return [{ effect: String(rule.effect), condition: rule.condition, list }];
}
