// Groups of a section and steps of a form: a further one, and a group less.

import { isObject, type Json } from '../../../core/index.ts';
import type { Part } from '../../commands/command.ts';
import { jsonOf } from '../../commands/parts.ts';
import { textAt } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import { printJson } from '../../read/print.ts';
import type { AddGroup, AddStep, DeleteGroup } from '../act.ts';
import type { Expanded } from '../expanded.ts';
import { groupsIn } from '../fields/holder.ts';
import { free, nameFrom } from '../fields/names.ts';
import { filesOfSection, formsIn, schemaAt, sectionsOf } from '../place.ts';

export function addGroup(source: ContentSource, { section, title }: AddGroup): Expanded {
  const files = filesOfSection(section);
  const whole = schemaAt(source, section, '');
  if (!files || !whole) return { fault: 'no-section' };
  if (title.trim() === '') return { fault: 'act-unfit' };
  const groups = groupsIn(source, section);
  const id = free(
    nameFrom(title, 'group', '-'),
    (one) => groups.some((group) => group.id === one),
    '-',
  );
  const fields = isObject(whole.schema.properties) ? Object.keys(whole.schema.properties) : [];
  const listed =
    groups.length === 0
      ? [
          { id: 'all', fields },
          { id, fields: [] },
        ]
      : undefined;
  const key = `${files.ownKeys}group.${id}.title`;
  return {
    told: { said: 'groupAdded', values: { of: title } },
    parts: [
      listed
        ? { kind: 'member', file: files.ui, at: ['ui:groups'], value: listed, after: '$schema' }
        : { kind: 'member', file: files.ui, at: ['ui:groups', id], value: { id, fields: [] } },
      { kind: 'sentence', key, text: title },
    ],
  };
}

export function deleteGroup(source: ContentSource, { section, group }: DeleteGroup): Expanded {
  const files = filesOfSection(section);
  const groups = groupsIn(source, section);
  const index = groups.findIndex(({ id }) => id === group);
  const own = groups[index];
  if (!files || !own) return { fault: 'no-section' };
  const other = groups[index - 1] ?? groups[index + 1];
  if (!other) return { fault: 'last-group' };
  const fields = index > 0 ? [...other.fields, ...own.fields] : [...own.fields, ...other.fields];
  const stem = `${files.ownKeys}group.${group}`;
  const words = ['title', 'intro'].filter(
    (word) => textAt(source, `${stem}.${word}`) !== undefined,
  );
  return {
    told: { said: 'groupDeleted', values: { of: textAt(source, `${stem}.title`) ?? group } },
    parts: [
      { kind: 'member', file: files.ui, at: ['ui:groups', group], gone: true },
      { kind: 'member', file: files.ui, at: ['ui:groups', other.id, 'fields'], value: fields },
      ...words.map((word): Part => ({ kind: 'sentence', key: `${stem}.${word}`, gone: true })),
    ],
  };
}

/** A form of one page gets steps with its second. */
export function addStep(source: ContentSource, act: AddStep): Expanded {
  const { form, title, after, label } = act;
  const sections = sectionsOf(source, form);
  if (!sections) return { fault: 'no-form' };
  if (title.trim() === '' || label.trim() === '') return { fault: 'act-unfit' };
  const isThere = (name: string): boolean =>
    sections.some((one) => one.name === name) ||
    source.has(`schemas/forms/${form}/${name}.schema.json`);
  const name = free(nameFrom(title, 'step', '-'), isThere, '-');
  const taken = (one: string): boolean =>
    sections.some(({ id }) => schemaAt(source, id, `/${one}`));
  const field = free(nameFrom(label), taken);
  const behind = sections.find(({ id }) => id === after)?.name ?? sections.at(-1)?.name ?? '';
  const file = `schemas/forms/${form}/form.json`;
  const now = jsonOf(source.get(file));
  const isSingle = isObject(now) && now.kind === 'single';
  const parts: readonly Part[] = [
    ...sectionFiles(form, name, field),
    { kind: 'member', file, at: ['sections', name], value: name, after: behind },
    ...(isSingle ? [{ kind: 'member', file, at: ['kind'], value: 'wizard' } as const] : []),
    { kind: 'sentence', key: `${form}.${name}.title`, text: title },
    { kind: 'sentence', key: `${form}.${field}.label`, text: label },
  ];
  return { told: { said: 'stepAdded', values: { of: title } }, parts };
}

/** A section with one question. */
export function sectionFiles(form: string, name: string, field: string): readonly Part[] {
  const folder = `schemas/forms/${form}`;
  const text = (value: Json): string => printJson(value);
  return [
    {
      ...{ kind: 'file', path: `${folder}/${name}.schema.json` },
      text: text({
        $schema: '../../meta/section.schema.json',
        ...{ type: 'object', required: [field] },
        properties: { [field]: { type: 'string', maxLength: 200 } },
      }),
    },
    {
      ...{ kind: 'file', path: `${folder}/${name}.ui.json` },
      text: text({
        $schema: '../../meta/ui.schema.json',
        [field]: { 'ui:options': { width: 'l' } },
      }),
    },
  ];
}

/** Is there a form, or anything else of content, by this name? */
export const isFormTaken = (source: ContentSource, id: string): boolean =>
  formsIn(source).includes(id) ||
  [...source.keys()].some((file) => new RegExp(`/${id}\\.(json|md)$`).test(file));
