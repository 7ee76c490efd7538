// Everything people see, as the content declares it: what it is made of, whom it is for, and what uses it.
import { type ContentSource, readJson } from '../../../runtime/content/index.ts';
import { isObject, type JsonObject } from '../../../runtime/core/index.ts';
import { partOf } from './parts.ts';

export type ThingKind = 'forms' | 'sections' | 'tables' | 'mails' | 'documents' | 'pages' | 'flows';

export interface Thing {
  readonly kind: ThingKind;
  /** As the list of sentences knows it: of a long text its key. */
  readonly id: string;
  /** Beginnings of the parts it is made of. */
  readonly madeOf: readonly string[];
  /** Who may open it; '' of what is no form. */
  readonly access: string;
  /** How many pages it has, one after the other; 0 of what is no form. */
  readonly steps: number;
  /** Ids of the forms that use it. */
  readonly forms: readonly string[];
  /** Moves of flows that use it, by flow and name. */
  readonly moves: readonly { readonly flow: string; readonly move: string }[];
}

const FORM = /^schemas\/forms\/([^/]+)\/form\.json$/;
const SECTION = /^schemas\/sections\/([^/]+)\/section\.schema\.json$/;
const VIEW = /^schemas\/views\/([^/]+)\.json$/;
const FLOW = /^schemas\/flows\/([^/]+)\.json$/;
const LONG = /^messages\/[^/]+\/(mail|documents|pages)\/([^/]+)\.md$/;
const OF_LONG = { mail: 'mails', documents: 'documents', pages: 'pages' } as const;

/** In the order of their files. */
export function thingsOf(source: ContentSource, locale: string): readonly Thing[] {
  const uses = usesIn(source);
  return [...source.keys()].flatMap((path): readonly Thing[] => {
    const made = { source, locale, uses, path };
    const form = FORM.exec(path)?.[1];
    if (form !== undefined) return [formOf(made, form)];
    const section = SECTION.exec(path)?.[1];
    if (section !== undefined) {
      const forms = uses.sections.get(section) ?? [];
      return [{ ...PLAIN, kind: 'sections', id: section, madeOf: ofSection(made, section), forms }];
    }
    const view = VIEW.exec(path)?.[1];
    if (view !== undefined) {
      const madeOf = [path, partOf(words(locale, 'views'), view)];
      return [{ ...PLAIN, kind: 'tables', id: view, madeOf }];
    }
    const flow = FLOW.exec(path)?.[1];
    if (flow !== undefined) {
      const madeOf = [path, partOf(words(locale, 'flows'), flow)];
      return [{ ...PLAIN, kind: 'flows', id: flow, madeOf, forms: uses.ofFlow(flow) }];
    }
    const [, first = '', name = ''] = LONG.exec(path) ?? [];
    return name === '' ? [] : [longOf(made, first as keyof typeof OF_LONG, name)];
  });
}

const PLAIN = { access: '', steps: 0, forms: [], moves: [] } as const;

const words = (locale: string, name: string): string => `messages/${locale}/${name}.json`;

interface Made {
  readonly source: ContentSource;
  readonly locale: string;
  readonly uses: Uses;
  readonly path: string;
}

function formOf({ source, locale, uses, path }: Made, id: string): Thing {
  const form = read(source, path);
  const sections = sectionsOf(form);
  const shared = sections.flatMap(({ use }) => use ?? []);
  return {
    ...{
      kind: 'forms',
      id,
      access: String(form.access ?? ''),
      steps: form.kind === 'wizard' ? sections.length : 1,
    },
    madeOf: [
      ...[`schemas/forms/${id}/`, `rules/${id}.rules.json`, words(locale, id)],
      ...blocksIn(source, `schemas/forms/${id}/`, locale),
      ...shared.flatMap((section) => ofSection({ source, locale }, section)),
    ],
    forms: [],
    moves: uses.moves.get(`form ${id}`) ?? [],
  };
}

const ofSection = ({ source, locale }: Pick<Made, 'source' | 'locale'>, id: string) => [
  ...[`schemas/sections/${id}/`, `rules/sections/${id}.rules.json`],
  words(locale, `sections/${id}`),
  ...blocksIn(source, `schemas/sections/${id}/`, locale),
];

function longOf({ uses, path }: Made, first: keyof typeof OF_LONG, name: string): Thing {
  const id = `${first}.${name}`;
  const moves = uses.moves.get(`mail ${name}`) ?? [];
  return {
    ...{ ...PLAIN, kind: OF_LONG[first], id, madeOf: [path] },
    forms: uses.pages.get(id) ?? [],
    ...(first === 'mail' && { moves }),
  };
}

/** The blocks that files in a folder refer to, and those that they refer to. */
function blocksIn(source: ContentSource, folder: string, locale: string): readonly string[] {
  const found = new Set<string>();
  const look = (text: string): void => {
    for (const [, block = ''] of text.matchAll(/blocks\/([\w-]+)\./g)) {
      if (found.has(block)) continue;
      found.add(block);
      look(source.get(`schemas/blocks/${block}.schema.json`) ?? '');
    }
  };
  for (const [path, text] of source) if (path.startsWith(folder)) look(text);
  return [...found].flatMap((block) => [
    `schemas/blocks/${block}.`,
    partOf(words(locale, 'blocks'), block),
  ]);
}

interface Uses {
  /** Ids of forms, by section and by page. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** By `form <id>` and `mail <name>`. */
  readonly moves: ReadonlyMap<string, Thing['moves']>;
  ofFlow(flow: string): readonly string[];
}

function usesIn(source: ContentSource): Uses {
  const [sections, pages] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const moves = new Map<string, { flow: string; move: string }[]>();
  const add = <T>(all: Map<string, T[]>, key: string, one: T): void => {
    all.set(key, [...(all.get(key) ?? []), one]);
  };
  for (const path of source.keys()) {
    const form = FORM.exec(path)?.[1];
    if (form !== undefined) {
      const declared = read(source, path);
      for (const { use } of sectionsOf(declared)) if (use) add(sections, use, form);
      for (const page of listIn(declared, 'pages')) add(pages, String(page), form);
    }
    const flow = FLOW.exec(path)?.[1];
    if (flow === undefined) continue;
    for (const move of listIn(read(source, path), 'moves').filter(isObject)) {
      const at = { flow, move: String(move.name) };
      if (typeof move.form === 'string') add(moves, `form ${move.form}`, at);
      for (const { mail } of listIn(move, 'mails').filter(isObject))
        add(moves, `mail ${String(mail)}`, at);
    }
  }
  const ofFlow = (flow: string): string[] =>
    [...moves].flatMap(([key, all]) =>
      key.startsWith('form ') && all.some((one) => one.flow === flow) ? [key.slice(5)] : [],
    );
  return { sections, pages, moves, ofFlow };
}

const sectionsOf = (form: JsonObject): readonly { readonly use?: string }[] =>
  listIn(form, 'sections').map((one) =>
    isObject(one) && typeof one.use === 'string' ? { use: one.use } : {},
  );

function listIn(object: JsonObject, name: string): readonly unknown[] & JsonObject[string][] {
  const found = object[name];
  return Array.isArray(found) ? found : [];
}

function read(source: ContentSource, path: string): JsonObject {
  const found = readJson(source.get(path) ?? '');
  return 'value' in found && isObject(found.value) ? found.value : {};
}
