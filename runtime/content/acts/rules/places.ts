// How a rule of a section names its fields, and where its rules and cases stand.
import { isObject, type Json, type JsonObject } from '../../../core/index.ts';
import type { FieldWay } from '../../commands/act.ts';
import type { MemberPart, Part, SetFile } from '../../commands/command.ts';
import { jsonOf } from '../../commands/parts.ts';
import type { ContentSource } from '../../model/types.ts';
import { printJson } from '../../read/print.ts';

/** A field as a rule names it, and the list the rule is repeated over where the field is one of its rows. */
export interface NamedField {
  readonly fact: string;
  readonly list?: string;
}

/** Undefined of a field of rows within rows: no rule is repeated over those. */
export function namedField(way: FieldWay): NamedField | undefined {
  const [outer = '', inner, deeper] = way.split('/*/');
  if (deeper !== undefined) return undefined;
  const dotted = (path: string): string => path.replace(/^\//, '').replaceAll('/', '.');
  if (inner === undefined) return { fact: dotted(outer) };
  return { fact: `row.${dotted(inner)}`, list: dotted(outer) };
}

/** What stands in a list of a file, by its word; nothing where there is no such file. */
export function listIn(
  source: ContentSource,
  file: string,
  word: 'rules' | 'cases',
): readonly JsonObject[] {
  const value = jsonOf(source.get(file));
  const list = isObject(value) ? value[word] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Members put into a list of a file, which is made where it is not there yet. */
export function putIn(
  source: ContentSource,
  { file, word }: { readonly file: string; readonly word: 'rules' | 'cases' },
  members: readonly JsonObject[],
): readonly Part[] {
  if (source.has(file))
    return members.map(
      (value): MemberPart => ({
        ...{ kind: 'member', file, at: [word, String(value.name)], value },
      }),
    );
  const $schema = `${file.includes('/sections/') ? '../../' : '../'}schemas/meta/${word}.schema.json`;
  const text = printJson({ $schema, [word]: members as readonly Json[] as Json });
  return members.length === 0 ? [] : [{ kind: 'file', path: file, text } satisfies SetFile];
}

/** A name that is not taken: with a number behind it where it is. */
export function freeName(wanted: string, taken: ReadonlySet<string>, between = '-'): string {
  for (let at = 2, name = wanted; ; at += 1) {
    if (!taken.has(name)) return name;
    name = `${wanted}${between}${at}`;
  }
}
