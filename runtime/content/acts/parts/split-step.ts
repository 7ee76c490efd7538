// Makes two steps of one, and one of two. Answers stay where they are: a step is no part of their names.
import { isObject } from '../../../core/index.ts';
import type { FieldWay, JoinStep, SectionId, SplitStep } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { keyIn, membersOf, textAt } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import { printJson } from '../../read/print.ts';
import type { Expanded } from '../common/expanded.ts';
import { type Done, inTurn } from '../common/in-turn.ts';
import { filesOfSection, type ListedSection, schemaAt, sectionsOf } from '../common/place.ts';
import { groupsIn } from '../fields/holder.ts';
import { movedParts } from '../fields/move.ts';
import { free, nameFrom } from '../fields/names.ts';
import { inSteps } from './groups.ts';

/** Fields that stand together: in a group, or in none, whose id is ''. */
interface Together {
  readonly id: string;
  readonly fields: readonly string[];
}

export function splitStep(source: ContentSource, act: SplitStep): Expanded {
  const { form, section, field, title } = act;
  const own = sectionsOf(source, form)?.find(({ id }) => id === section);
  const files = filesOfSection(section);
  if (!own || !files) return { fault: 'no-section' };
  if (files.form === '') return { fault: 'shared-section' };
  if (title.trim() === '') return { fault: 'act-unfit' };
  const all = togetherIn(source, section);
  const taken = from(all, field.slice(1));
  if (!taken) return { fault: 'no-field' };
  // Nothing would be left.
  if (taken.length === all.length && taken[0]?.fields.length === all[0]?.fields.length)
    return { fault: 'act-unfit' };
  const isThere = (name: string): boolean =>
    source.has(`schemas/forms/${form}/${name}.schema.json`) ||
    sectionsOf(source, form)?.some((one) => one.name === name) === true;
  const name = free(nameFrom(title, 'step', '-'), isThere, '-');
  const to = `forms/${form}/${name}`;
  const groups = taken.filter(({ id }) => id !== '');
  const words = groups.flatMap(({ id }) =>
    titleParts(source, `${files.ownKeys}group.${id}.title`, `${form}.${name}.group.${id}.title`),
  );
  const begun = (): Done => ({
    parts: [
      ...filesOfStep(form, name, groups),
      {
        ...{ kind: 'member', file: `schemas/forms/${form}/form.json` },
        ...{ at: ['sections', name], value: name, after: own.name },
      },
      ...inSteps(source, form),
      { kind: 'sentence', key: `${form}.${name}.title`, text: title },
      ...words,
    ],
  });
  const done = inTurn(source, [begun, ...moves(taken, section, to)]);
  if ('fault' in done) return done;
  const of = titleOf(source, form, own);
  return { told: { said: 'stepSplit', values: { of, to: title } }, ...done };
}

export function joinStep(source: ContentSource, { form, section }: JoinStep): Expanded {
  const sections = sectionsOf(source, form) ?? [];
  const index = sections.findIndex(({ id }) => id === section);
  const own = sections[index];
  const other = sections[index - 1] ?? sections[index + 1];
  if (!own || !other) return { fault: 'no-section' };
  const files = filesOfSection(section);
  const others = filesOfSection(other.id);
  if (!files || !others || files.form === '' || others.form === '')
    return { fault: 'shared-section' };
  const all = togetherIn(source, section);
  const isGrouped = [...all, ...togetherIn(source, other.id)].some(({ id }) => id !== '');
  const title = titleOf(source, form, own);
  const there = new Set(groupsIn(source, other.id).map(({ id }) => id));
  const renamed = all.map(({ id, fields }) => {
    const next = isGrouped ? free(id || own.name, (one) => there.has(one), '-') : '';
    there.add(next);
    return { was: id, id: next, fields };
  });
  const begun = (now: ContentSource): Done => ({
    parts: isGrouped ? groupsFor(now, { own, other: other.id, renamed, title }) : [],
  });
  const ended = (now: ContentSource): Done => ({ parts: endOf(now, form, own) });
  const done = inTurn(source, [begun, ...moves(renamed, section, other.id), ended]);
  if ('fault' in done) return done;
  const to = titleOf(source, form, other);
  return { told: { said: 'stepJoined', values: { of: title, to } }, ...done };
}

const titleOf = (source: ContentSource, form: string, { id, name }: ListedSection): string =>
  textAt(source, `${form}.${name}.title`) ??
  textAt(source, `${filesOfSection(id)?.ownKeys}title`) ??
  name.replaceAll('-', ' ');

/** All fields of a step as they stand on the page. */
function togetherIn(source: ContentSource, section: SectionId): readonly Together[] {
  const { properties } = schemaAt(source, section, '')?.schema ?? {};
  const names = new Set(isObject(properties) ? Object.keys(properties) : []);
  const groups = groupsIn(source, section).map(({ id, fields }) => ({
    id,
    fields: fields.filter((one) => names.delete(one)),
  }));
  const left = names.size > 0 ? [{ id: '', fields: [...names] }] : [];
  return [...groups.filter(({ fields }) => fields.length > 0), ...left];
}

/** Those from a field on; undefined where there is no such field. */
function from(all: readonly Together[], field: string): readonly Together[] | undefined {
  const index = all.findIndex(({ fields }) => fields.includes(field));
  const first = all[index];
  if (!first) return undefined;
  const { id, fields } = first;
  return [{ id, fields: fields.slice(fields.indexOf(field)) }, ...all.slice(index + 1)];
}

/** One move after the other, each behind the one before it. */
const moves = (all: readonly Together[], section: SectionId, to: SectionId) =>
  all.flatMap(({ id, fields }) =>
    fields.map((name, at) => (now: ContentSource): Done => {
      const before = fields[at - 1];
      const spot = { section: to, inside: '' as FieldWay, group: id };
      const after = before === undefined ? lastUngrouped(now, to, id) : `/${before}`;
      return movedParts(now, section, `/${name}`, { ...spot, after });
    }),
  );

/** Where there are no groups, what comes first stands behind all that is there. */
function lastUngrouped(source: ContentSource, section: SectionId, group: string): FieldWay {
  const last = group === '' ? togetherIn(source, section).at(-1)?.fields.at(-1) : undefined;
  return last === undefined ? '' : `/${last}`;
}

/** A step that asks nothing yet. */
function filesOfStep(form: string, name: string, groups: readonly Together[]): readonly Part[] {
  const folder = `schemas/forms/${form}`;
  const $schema = '../../meta/section.schema.json';
  const layout = {
    $schema: '../../meta/ui.schema.json',
    ...(groups.length > 0 && { 'ui:groups': groups.map(({ id }) => ({ id, fields: [] })) }),
  };
  return [
    {
      ...{ kind: 'file', path: `${folder}/${name}.schema.json` },
      text: printJson({ $schema, type: 'object', properties: {} }),
    },
    { kind: 'file', path: `${folder}/${name}.ui.json`, text: printJson(layout) },
  ];
}

/** The same words at another key. */
function titleParts(source: ContentSource, key: string, next: string): readonly Part[] {
  const text = textAt(source, key);
  return text === undefined ? [] : [{ kind: 'sentence', key: next, text }];
}

interface Joined {
  readonly own: ListedSection;
  readonly other: SectionId;
  readonly renamed: readonly (Together & { readonly was: string })[];
  /** Of the step that is gone: what stood in no group of it stands below these words. */
  readonly title: string;
}

/** Empty groups for what comes, with their titles; where there were none, what was there is one as well. */
function groupsFor(source: ContentSource, { own, other, renamed, title }: Joined): readonly Part[] {
  const files = filesOfSection(own.id);
  const others = filesOfSection(other);
  if (!files || !others) return [];
  const before = togetherIn(source, other);
  const isFirst = groupsIn(source, other).length === 0;
  const made = renamed.map(({ id }) => ({ id, fields: [] }));
  const first = { id: 'all', fields: before.flatMap(({ fields }) => fields) };
  const lists: readonly Part[] = isFirst
    ? [
        {
          ...{ kind: 'member', file: others.ui, at: ['ui:groups'], after: '$schema' },
          value: [first, ...made],
        },
      ]
    : made.map((group) => ({
        ...{ kind: 'member', file: others.ui, at: ['ui:groups', group.id], value: group },
      }));
  const words = renamed.map(({ was, id }): Part => {
    const text = textAt(source, `${files.ownKeys}group.${was}.title`) ?? title;
    return { kind: 'sentence', key: `${others.ownKeys}group.${id}.title`, text };
  });
  return [...lists, ...words];
}

/** The step is gone from its form, with its files and what it said of itself. */
function endOf(source: ContentSource, form: string, own: ListedSection): readonly Part[] {
  const files = filesOfSection(own.id);
  if (!files) return [];
  const stem = files.ownKeys.slice(files.keys.length);
  const words = (membersOf(source.get(files.words) ?? '') ?? []).flatMap(([name]) =>
    name.startsWith(stem) ? [keyIn(files.words, name)] : [],
  );
  return [
    {
      kind: 'member',
      file: `schemas/forms/${form}/form.json`,
      at: ['sections', own.name],
      gone: true,
    },
    ...[files.schema, files.ui].flatMap((path): readonly Part[] =>
      source.has(path) ? [{ kind: 'file', path, text: null }] : [],
    ),
    ...words.map((key): Part => ({ kind: 'sentence', key, gone: true })),
  ];
}
