// Gives a field another name wherever it is named, so that rules, words and saved answers stay with it.
import { isObject, type Json } from '../../../core/index.ts';
import type { Part } from '../../commands/command.ts';
import { membersAt, valueIn } from '../../commands/members.ts';
import { jsonOf } from '../../commands/parts.ts';
import { keyIn, membersOf } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import type { RenameField } from '../act.ts';
import type { Expanded } from '../expanded.ts';
import { calledIn, filesOfSection, formsWith, keyOfField, sectionsOf } from '../place.ts';
import { type Use, usesOf } from '../uses.ts';
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
  if (!isObject(properties) || !(name in properties)) return { fault: 'no-field' };
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

/** Every place that names it. Where a rule or case holds several, it is written anew as a whole. */
function usesParts(
  source: ContentSource,
  { section, field, to }: RenameField,
  way: string,
): readonly Part[] {
  const uses = usesOf(source, section, field);
  const files = new Map<string, Use[]>();
  for (const use of uses) files.set(use.file, [...(files.get(use.file) ?? []), use]);
  return [...files].flatMap(([file, found]) => {
    const value = jsonOf(source.get(file));
    if (value === undefined) return [];
    const names = { before: dotted(field), after: dotted(way), last: lastOf(field), to };
    const tops = [...new Set(found.map(({ at }) => JSON.stringify(topOf(at))))];
    return tops.flatMap((top): readonly Part[] => {
      const at = JSON.parse(top) as readonly string[];
      const inside = found.filter((use) => at.every((one, index) => use.at[index] === one));
      const now = valueIn(value, at);
      if (now === undefined) return [];
      const next = rewritten(now, { uses: inside, depth: at.length, names, pointer: field, way });
      const isKey = inside.some((use) => use.as === 'key' && use.at.length === at.length);
      if (!isKey) return [{ kind: 'member', file, at, value: next }];
      return movedTo(source, file, { at, to, value: next });
    });
  });
}

function movedTo(
  source: ContentSource,
  file: string,
  { at, to, value }: { readonly at: readonly string[]; readonly to: string; readonly value: Json },
): readonly Part[] {
  const moved = movedMember(source, file, at, to);
  return moved.map((part) =>
    part.kind === 'member' && part.gone === undefined ? { ...part, value } : part,
  );
}

/** A rule or a case as a whole, else the outermost member that holds it. */
const topOf = (at: readonly string[]): readonly string[] =>
  ['rules', 'cases'].includes(at[0] ?? '') ? at.slice(0, 2) : at.slice(0, 1);

interface Names {
  readonly before: string;
  readonly after: string;
  readonly last: string;
  readonly to: string;
}

interface Rewriting {
  readonly uses: readonly Use[];
  readonly depth: number;
  readonly names: Names;
  readonly pointer: string;
  readonly way: string;
}

function rewritten(value: Json, rewriting: Rewriting): Json {
  const { uses, depth } = rewriting;
  const here = uses.filter(({ at, as }) => at.length === depth && as !== 'key');
  if (typeof value === 'string')
    return here.reduce<string>((text, use) => textFor(text, use, rewriting), value);
  const members = membersAt(value);
  if (!members) return value;
  const next = members.map(([name, one]) => {
    const inside = uses.filter(({ at }) => at[depth] === name);
    const isKey = inside.some(({ at, as }) => as === 'key' && at.length === depth + 1);
    const deeper =
      inside.length === 0 ? one : rewritten(one, { ...rewriting, uses: inside, depth: depth + 1 });
    return [isKey ? keyFor(name, rewriting) : name, deeper] as const;
  });
  return Array.isArray(value) ? next.map(([, one]) => one) : Object.fromEntries(next);
}

/** Answers of cases may name a field with dots, a layout by its own name. */
const keyFor = (name: string, { names }: Rewriting): string =>
  name === names.before
    ? names.after
    : name.startsWith(`${names.before}.`)
      ? names.after + name.slice(names.before.length)
      : names.to;

function textFor(text: string, { as }: Use, { names, pointer, way }: Rewriting): string {
  if (as === 'pointer') return way + text.slice(pointer.length);
  if (as === 'beside') return text.startsWith('./') ? `./${names.to}` : names.to;
  if (as === 'name') return text.replace(names.last, names.to);
  return names.after + text.slice(names.before.length);
}

/** Its words, in the files of the section and of every form that has some of its own for it. */
function wordParts(
  source: ContentSource,
  { section, field }: RenameField,
  way: string,
): readonly Part[] {
  const files = filesOfSection(section);
  if (!files) return [];
  const stem = (of: string): string => keyOfField(section, of, '').slice(files.keys.length);
  const own = [
    files.words,
    ...formsWith(source, section).map((form) =>
      files.words.replace(/[^/]+(\/[^/]+)?\.json$/, `${form}.json`).replace('sections/', ''),
    ),
  ];
  return [...new Set(own)].flatMap((file) => {
    const members = membersOf(source.get(file) ?? '') ?? [];
    return members.flatMap(([name, value]): readonly Part[] => {
      if (!name.startsWith(stem(field))) return [];
      const next = stem(way) + name.slice(stem(field).length);
      const words =
        isObject(value) && typeof value.use === 'string'
          ? { use: value.use }
          : { text: String(value) };
      return [
        { kind: 'sentence', key: keyIn(file, next), ...words, after: keyIn(file, name) },
        { kind: 'sentence', key: keyIn(file, name), gone: true },
      ];
    });
  });
}
