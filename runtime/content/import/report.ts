// The report of an import: field by field what was taken, what was changed, and what was left out.
import { isObject, type Json, type JsonObject, mayBeNone, type Schema } from '../../core/index.ts';
import type { ImportNote } from './common/notes.ts';
import { isOnlyNull } from './simpler.ts';
import { join } from './texts.ts';

/** One line of the report. */
export interface ReportLine {
  /** Dotted path of the field; empty for the form as a whole. */
  readonly path: string;
  readonly did: 'taken' | ImportNote['did'];
  readonly what: string;
  /** What to do about what was left out, where something can be done. */
  readonly remedy?: string;
}

/** Every field of the form that was made, and every field that was not, in the order of the form. */
export function importReport(
  schema: JsonObject,
  notes: readonly ImportNote[],
): readonly ReportLine[] {
  const lines: ReportLine[] = [];
  const reported = new Set<string>();
  const tell = (path: string): void => {
    if (reported.has(path)) return;
    reported.add(path);
    lines.push(...notes.filter((note) => note.path === path));
  };
  tell('');
  for (const { path, what } of fieldsIn(schema, '')) {
    if (!reported.has(path)) lines.push({ path, did: 'taken', what });
    tell(path);
  }
  for (const { path } of notes) tell(path);
  return lines;
}

/** The report with one line more, after those of the same field. */
export function withLine(lines: readonly ReportLine[], line: ReportLine): readonly ReportLine[] {
  const last = lines.findLastIndex(({ path }) => path === line.path);
  return last < 0 ? [...lines, line] : lines.toSpliced(last + 1, 0, line);
}

interface Field {
  readonly path: string;
  readonly what: string;
}

function fieldsIn(node: Json | undefined, path: string): readonly Field[] {
  if (!isObject(node)) return [];
  const required = Array.isArray(node.required) ? node.required : [];
  const own = Object.entries(isObject(node.properties) ? node.properties : {}).flatMap(
    ([name, member]) => {
      const at = join(path, name);
      const isAsked = !isOnlyNull(member);
      const what = kindOf(member) + (isAsked && required.includes(name) ? needOf(member) : '');
      return [{ path: at, what }, ...fieldsIn(member, at)];
    },
  );
  const below = ['items', 'allOf', 'anyOf', 'oneOf', 'then', 'else'].flatMap((word) =>
    [node[word] ?? []].flat().flatMap((inner) => fieldsIn(inner as Json, path)),
  );
  const dependent = Object.values(isObject(node.dependencies) ? node.dependencies : {});
  return [...own, ...below, ...dependent.flatMap((inner) => fieldsIn(inner, path))];
}

const needOf = (member: Json | undefined): string =>
  isObject(member) && mayBeNone(member as Schema)
    ? ', sent empty where nothing is answered'
    : ', required';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'a yes or no',
  array: 'a list',
  object: 'a group',
  null: 'nothing to answer, sent as null',
};

function kindOf(node: Json | undefined): string {
  if (!isObject(node)) return 'anything';
  const { type, enum: values, format } = node;
  const shapes = [node.oneOf, node.anyOf].find((list) => Array.isArray(list));
  if (Array.isArray(values) && !(type === 'boolean' && values.length > 1))
    return values.length === 1
      ? `always ${JSON.stringify(values[0])}`
      : `one of ${values.length} values`;
  if (Array.isArray(shapes)) return `one of ${shapes.length} possibilities`;
  const kind = [type].flat().find((one) => one !== 'null') ?? type;
  const shape = KINDS[String(kind)] ?? 'what its branches say';
  return typeof format === 'string' ? `${shape} (${format})` : shape;
}
