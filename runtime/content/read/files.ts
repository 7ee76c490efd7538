// The kinds of content file, by where they lie, and the values of the JSON ones.
import type { Json } from '../../core/index.ts';
import type { ContentSource } from '../model/types.ts';
import { DEEPEST, tooDeepAt } from './depth.ts';
import type { Report } from './faults.ts';
import { jsonFault } from './json-fault.ts';
import { writtenTwice } from './json-lines.ts';

/** Which meta-schema a content file must satisfy, by its path. The first that fits counts. */
export const KINDS = [
  { kind: 'form', files: /^schemas\/forms\/[^/]+\/form\.json$/ },
  { kind: 'shared-section', files: /^schemas\/sections\/[^/]+\/section\.json$/ },
  { kind: 'ui', files: /^schemas\/(forms\/[^/]+\/[^/]+|sections\/[^/]+\/section)\.ui\.json$/ },
  {
    kind: 'section',
    files:
      /^schemas\/(sections\/[^/]+\/section|(forms|blocks|calls)\/([^/]+\/)*[^/]+)\.schema\.json$/,
  },
  { kind: 'call', files: /^schemas\/calls\/[^/]+\.json$/ },
  { kind: 'house', files: /^schemas\/house\.json$/ },
  { kind: 'table', files: /^schemas\/tables\/[^/]+\.json$/ },
  { kind: 'view', files: /^schemas\/views\/[^/]+\.json$/ },
  { kind: 'flow', files: /^schemas\/flows\/[^/]+\.json$/ },
  { kind: 'placeholders', files: /^schemas\/placeholders\.json$/ },
  { kind: 'widgets', files: /^schemas\/widgets\.json$/ },
  { kind: 'compared', files: /^schemas\/compared\.json$/ },
  { kind: 'released', files: /^schemas\/released\/[^/]+\.json$/ },
  { kind: 'released-flow', files: /^schemas\/released\/flows\/[^/]+\.json$/ },
  { kind: 'rules', files: /^rules\/(sections\/)?[^/]+\.rules\.json$/ },
  { kind: 'cases', files: /^rules\/(sections\/)?[^/]+\.cases\.json$/ },
  { kind: 'messages', files: /^messages\/[^/]+\/(sections\/)?[^/]+\.json$/ },
] as const;

export type Kind = (typeof KINDS)[number]['kind'];

export const META_FOLDER = 'schemas/meta/';
const LONG_TEXT = /^messages\/[^/]+\/(pages|mail|documents)\/.+\.md$/;

/** What stands for a byte that is no UTF-8. */
const LOST = '\uFFFD';
const UNKNOWN_FAULT = {
  offset: 0,
  message: 'it cannot be read.',
  remedy: 'Look for a missing or extra comma, quote or bracket.',
};

/** The kind of a content file; undefined where no kind lies there. */
export const kindOf = (file: string): Kind | undefined =>
  KINDS.find(({ files }) => files.test(file))?.kind;

/** Parses every JSON file; what is not JSON, or lies where nothing looks, is a fault. */
export function parseFiles(source: ContentSource, report: Report): ReadonlyMap<string, Json> {
  const values = new Map<string, Json>();
  for (const [file, text] of source) {
    const parsed = parseFile(file, text, report);
    if (parsed !== undefined) values.set(file, parsed.value);
  }
  return values;
}

/** The value of one file; undefined where it is no JSON, or is a meta-schema. */
export function parseFile(
  file: string,
  text: string,
  report: Report,
): { readonly value: Json } | undefined {
  if (file.startsWith(META_FOLDER)) return undefined;
  if (text.includes(LOST)) reportLost(file, text, report);
  if (!file.endsWith('.json')) {
    if (!LONG_TEXT.test(file)) reportStray(file, report);
    return undefined;
  }
  if (kindOf(file) === undefined) reportStray(file, report);
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    reportDeep(file, deep, report);
    return undefined;
  }
  try {
    const value = JSON.parse(text) as Json;
    for (const place of writtenTwice(text, value)) reportTwice(file, place, report);
    return { value };
  } catch {
    reportNotJson(file, text, report);
    return undefined;
  }
}

function reportNotJson(file: string, text: string, report: Report): void {
  const { offset, message, remedy } = jsonFault(text) ?? UNKNOWN_FAULT;
  report({
    code: 'not-json',
    file,
    place: '',
    offset,
    message: `This file is not JSON: ${message}`,
    remedy,
  });
}

/** Nobody could walk through it. */
function reportDeep(file: string, offset: number, report: Report): void {
  report({
    code: 'not-json',
    file,
    place: '',
    offset,
    message: `Lists and objects lie more than ${DEEPEST} deep in one another here.`,
    remedy: 'Write it flatter.',
  });
}

/** Read as UTF-8, a file of another encoding loses every letter with an accent, and nobody is told. */
function reportLost(file: string, text: string, report: Report): void {
  report({
    code: 'not-utf8',
    file,
    place: '',
    offset: text.indexOf(LOST),
    message: 'A letter cannot be read here: the file was saved in another encoding than UTF-8.',
    remedy: 'Save it again as UTF-8, which every editor offers, and write the letter anew.',
  });
}

function reportTwice(file: string, place: string, report: Report): void {
  const name = place.slice(place.lastIndexOf('/') + 1);
  report({
    code: 'written-twice',
    file,
    place,
    message: `"${name}" is written twice here: only the last one counts.`,
    remedy: 'Take one of them away.',
  });
}

function reportStray(file: string, report: Report): void {
  report({
    code: 'stray-file',
    file,
    place: '',
    message: 'Nothing looks for a file of this name in this folder.',
    remedy:
      'Name it as schemas/README.md says (form.json, <section>.schema.json, <section>.ui.json, <form>.rules.json, <form>.cases.json, messages/<locale>/<form>.json; for a section of many forms schemas/sections/<section>/section.schema.json and section.ui.json, rules/sections/, messages/<locale>/sections/; pages/<name>.md), or take it away.',
  });
}

/** The content files of each kind. */
export function filesByKind(source: ContentSource): ReadonlyMap<Kind, readonly string[]> {
  const byKind = new Map<Kind, string[]>();
  for (const file of source.keys()) {
    const kind = file.startsWith(META_FOLDER) ? undefined : kindOf(file);
    if (kind !== undefined) byKind.set(kind, [...(byKind.get(kind) ?? []), file]);
  }
  return byKind;
}
