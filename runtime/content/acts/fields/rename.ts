// Gives a field another name wherever it is named, so that rules, words and saved answers stay with it.
import { isObject, type Json } from '../../../core/index.ts';
import type { RenameField } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { membersAt, nameIn, valueIn } from '../../commands/members.ts';
import { jsonOf } from '../../commands/parts.ts';
import { keyIn, membersOf } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Expanded } from '../common/expanded.ts';
import {
  calledIn,
  filesOfSection,
  formsWith,
  keyOfField,
  namesOn,
  sectionsOf,
} from '../common/place.ts';
import { type Use, usesOf } from '../common/uses.ts';
import { dotted, migrationParts } from './answers.ts';
import { fieldsHolder, holderOf, isTaken, lastOf } from './holder.ts';
import { isName } from './names.ts';

export function renameField(source: ContentSource, act: RenameField): Expanded {
  const { section, field, to } = act;
  const holder = fieldsHolder(source, section, holderOf(field).replace(/\/\*$/, ''));
  const files = filesOfSection(section);
  const name = lastOf(field);
  if (!holder || !files) return { fault: 'no-holder' };
  const properties = valueIn(jsonOf(source.get(holder.file)), [...holder.at, 'properties']);
  if (!isObject(properties) || !Object.hasOwn(properties, name)) return { fault: 'no-field' };
  if (!isName(to)) return { fault: 'name-unfit' };
  const sections = formsWith(source, section).flatMap((form) =>
    (sectionsOf(source, form) ?? []).map(({ id }) => id),
  );
  if (to === name) return { told: toldOf(source, act), parts: [] };
  if (isTaken(source, holder, sections, to)) return { fault: 'name-taken' };
  const way = `${holderOf(field)}/${to}`;
  const { required } = holder.schema;
  return {
    told: toldOf(source, act),
    parts: [
      ...movedMember(source, holder.file, [...holder.at, 'properties', name], to),
      ...(Array.isArray(required) && required.includes(name)
        ? renamedTexts(source, holder.file, [{ at: [...holder.at, 'required', name], text: to }])
        : []),
      ...usesParts(source, act, way),
      ...wordParts(source, act, way),
      ...migrationParts(source, section, field, {
        op: 'rename',
        from: dotted(field),
        to: dotted(way),
      }),
    ],
  };
}

const toldOf = (source: ContentSource, { section, field, to }: RenameField) =>
  ({
    said: 'renamed',
    values: { of: calledIn(source, section, field), from: lastOf(field), to },
  }) as const;

/** A member under another name, at its place. */
function movedMember(
  source: ContentSource,
  file: string,
  at: readonly string[],
  to: string,
): readonly Part[] {
  const around = at.slice(0, -1);
  const members = membersAt(valueIn(jsonOf(source.get(file)), around)) ?? [];
  const index = members.findIndex(([own]) => own === at.at(-1));
  const value = members[index]?.[1];
  if (value === undefined) return [];
  return [
    { kind: 'member', file, at, gone: true },
    { kind: 'member', file, at: [...around, to], value, after: members[index - 1]?.[0] ?? '' },
  ];
}

interface Renamed {
  readonly at: readonly string[];
  readonly text: string;
}

/** Texts of lists and members with other words, each at its place. */
function renamedTexts(
  source: ContentSource,
  file: string,
  all: readonly Renamed[],
): readonly Part[] {
  return all.flatMap(({ at, text }): readonly Part[] => {
    const around = valueIn(jsonOf(source.get(file)), at.slice(0, -1));
    if (!Array.isArray(around)) return [{ kind: 'member', file, at, value: text }];
    const members = membersAt(around) ?? [];
    const index = members.findIndex(([own]) => own === at.at(-1));
    return [
      { kind: 'member', file, at, gone: true },
      {
        kind: 'member',
        file,
        at: [...at.slice(0, -1), text],
        value: text,
        after: members[index - 1]?.[0] ?? '',
      },
    ];
  });
}

/** How what names the field is said anew. */
interface Anew {
  readonly field: string;
  readonly to: string;
  readonly way: string;
  /** What the keys of its messages begin with, before and after. */
  readonly keys: readonly [before: string, after: string];
}

/** Every place that names it; a rule or case that does is written anew as a whole. */
function usesParts(source: ContentSource, act: RenameField, way: string): readonly Part[] {
  const { section, field, to } = act;
  const keys = [keyOfField(section, field, ''), keyOfField(section, way, '')] as const;
  const anew: Anew = { field, to, way, keys };
  const files = new Map<string, Use[]>();
  for (const use of usesOf(source, section, field))
    files.set(use.file, [...(files.get(use.file) ?? []), use]);
  return [...files].flatMap(([file, uses]) =>
    uses[0]?.what === 'words'
      ? wordUses(file, uses, anew)
      : fileParts({ file, uses, value: jsonOf(source.get(file)) ?? null, source }, anew),
  );
}

/** Messages of others that say the same; those of the field itself are moved as a whole. */
const wordUses = (file: string, uses: readonly Use[], { keys }: Anew): readonly Part[] =>
  uses.flatMap(({ at: [member = ''], text }): readonly Part[] => {
    const key = keyIn(file, member);
    if (key.startsWith(keys[0])) return [];
    return [{ kind: 'sentence', key, use: keys[1] + text.slice(keys[0].length) }];
  });

interface Named {
  readonly source: ContentSource;
  readonly file: string;
  readonly uses: readonly Use[];
  readonly value: Json;
}

function fileParts({ source, file, uses, value }: Named, anew: Anew): readonly Part[] {
  const tops = [...new Set(uses.map(({ at }) => JSON.stringify(topOf(at))))];
  return tops.flatMap((top): readonly Part[] => {
    const at = JSON.parse(top) as readonly string[];
    const inside = uses.filter((use) => at.every((one, index) => use.at[index] === one));
    const now = valueIn(value, at);
    if (now === undefined) return [];
    const next = rewritten(now, inside, { anew, depth: at.length });
    const isKey = inside.some((use) => use.as === 'key' && use.at.length === at.length);
    if (!isKey) return [{ kind: 'member', file, at, value: next }];
    return movedMember(source, file, at, anew.to).map((part) =>
      part.kind === 'member' && part.gone === undefined ? { ...part, value: next } : part,
    );
  });
}

/** A rule or a case as a whole, else the outermost member that holds it. */
const topOf = (at: readonly string[]): readonly string[] =>
  at.slice(0, ['rules', 'cases'].includes(at[0] ?? '') ? 2 : 1);

interface Rewriting {
  readonly anew: Anew;
  readonly depth: number;
}

function rewritten(value: Json, uses: readonly Use[], { anew, depth }: Rewriting): Json {
  if (typeof value === 'string') {
    const own = uses.find(({ at, as }) => at.length === depth && as !== 'key');
    return own ? textFor(value, own, anew) : value;
  }
  const members = membersIn(value);
  if (!members) return value;
  const next = members.map(([name, one]) => {
    const inside = uses.filter(({ at }) => at[depth] === name);
    const isKey = inside.some(({ at, as }) => as === 'key' && at.length === depth + 1);
    const said = inside.length === 0 ? one : rewritten(one, inside, { anew, depth: depth + 1 });
    return [isKey ? dottedFor(name, anew) : name, said] as const;
  });
  return Array.isArray(value) ? next.map(([, one]) => one) : Object.fromEntries(next);
}

/** As `membersAt`, but rows that are alike are several. */
const membersIn = (value: Json): readonly (readonly [string, Json])[] | undefined =>
  Array.isArray(value) ? value.map((one: Json) => [nameIn(one), one] as const) : membersAt(value);

/** The name on a way with dots, which may go on and have the numbers of rows; by itself in a layout. */
function dottedFor(text: string, { field, to }: Anew): string {
  if (text.startsWith('./')) return `./${to}`;
  const depth = namesOn(field).length;
  const names = text.split('.');
  return (names.length < depth ? [to] : names.with(depth - 1, to)).join('.');
}

/** What rules know the stored record by. */
const RECORD = 'context.record.';

function textFor(text: string, { as }: Use, anew: Anew): string {
  const { way, field, to, keys } = anew;
  if (as === 'pointer') return way + text.slice(field.length);
  if (as === 'message') return keys[1] + text.slice(keys[0].length);
  if (as === 'record') return RECORD + dottedFor(text.slice(RECORD.length), anew);
  if (as === 'beside') return text.startsWith('./') ? `./${to}` : to;
  return as === 'row' ? `row.${to}` : dottedFor(text, anew);
}

/** Its words, in the file of its section and in those of every form that words it anew. */
function wordParts(
  source: ContentSource,
  { section, field }: RenameField,
  way: string,
): readonly Part[] {
  const own = filesOfSection(section);
  if (!own) return [];
  const stems = [keyOfField(section, field, ''), keyOfField(section, way, '')].map((key) =>
    key.slice(own.keys.length),
  );
  const [before = '', after = ''] = stems;
  const forms = formsWith(source, section).map((form) => `messages/en-US/${form}.json`);
  return [...new Set([own.words, ...forms])].flatMap((file) =>
    (membersOf(source.get(file) ?? '') ?? []).flatMap(([name, value]): readonly Part[] => {
      if (!name.startsWith(before)) return [];
      const words = said(value, [own.keys + before, own.keys + after]);
      const key = keyIn(file, after + name.slice(before.length));
      return [
        { kind: 'sentence', key, ...words, after: keyIn(file, name) },
        { kind: 'sentence', key: keyIn(file, name), gone: true },
      ];
    }),
  );
}

/** One that uses another of the field uses it by its new name. */
function said(value: Json, [before, after]: readonly [string, string]) {
  if (!isObject(value) || typeof value.use !== 'string') return { text: String(value) };
  const { use } = value;
  return { use: use.startsWith(before) ? after + use.slice(before.length) : use };
}
