// Groups of a section and steps of a form: a further one, and a group less.

import { isObject, type Json } from '../../../core/index.ts';
import type { AddGroup, AddStep, DeleteGroup } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { jsonOf } from '../../commands/parts.ts';
import { ownWordsAt, textAt } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import { printJson } from '../../read/print.ts';
import type { Expanded } from '../common/expanded.ts';
import { filesOfSection, schemaAt, sectionsOf } from '../common/place.ts';
import { addField } from '../fields/add.ts';
import { requiredWords } from '../fields/answers.ts';
import { goneGroup, groupsIn } from '../fields/holder.ts';
import { free, nameFrom } from '../fields/names.ts';

/** Its first question is a short text, of which the rest is said once it stands there. */
export function addGroup(source: ContentSource, { section, title, label }: AddGroup): Expanded {
  const files = filesOfSection(section);
  const whole = schemaAt(source, section, '');
  if (!files || !whole) return { fault: 'no-section' };
  if (title.trim() === '' || label.trim() === '') return { fault: 'act-unfit' };
  const groups = groupsIn(source, section);
  const isThere = (one: string): boolean => groups.some((group) => group.id === one);
  const id = free(nameFrom(title, 'group', '-'), isThere, '-');
  const to = { section, inside: '', group: id, after: '' };
  const added = addField(source, { do: 'add', kind: 'text', label, required: false, to });
  if ('fault' in added) return added;
  // It is put into the group as the group is made.
  const asked = added.parts.filter((part) => part.kind !== 'member' || part.at[0] !== 'ui:groups');
  const name = newNameIn(asked, whole.file);
  const fields = isObject(whole.schema.properties) ? Object.keys(whole.schema.properties) : [];
  const group = { id, fields: [name] };
  return {
    told: { said: 'groupAdded', values: { of: title } },
    parts: [
      ...asked,
      groups.length === 0
        ? {
            ...{ kind: 'member', file: files.ui, at: ['ui:groups'], after: '$schema' },
            value: [{ id: 'all', fields }, group],
          }
        : { kind: 'member', file: files.ui, at: ['ui:groups', id], value: group },
      { kind: 'sentence', key: `${files.ownKeys}group.${id}.title`, text: title },
    ],
  };
}

/** The name of the field that these parts ask. */
function newNameIn(parts: readonly Part[], file: string): string {
  const found = parts.find(
    (part) => part.kind === 'member' && part.file === file && part.at[0] === 'properties',
  );
  return found?.kind === 'member' ? (found.at[1] ?? '') : '';
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
  const title = textAt(source, `${files.ownKeys}group.${group}.title`);
  return {
    told: { said: 'groupDeleted', values: { of: title ?? group } },
    parts: [
      ...goneGroup(source, section, group),
      { kind: 'member', file: files.ui, at: ['ui:groups', other.id, 'fields'], value: fields },
    ],
  };
}

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
  const parts: readonly Part[] = [
    ...sectionFiles(form, name, field),
    { kind: 'member', file, at: ['sections', name], value: name, after: behind },
    ...inSteps(source, form),
    { kind: 'sentence', key: `${form}.${name}.title`, text: title },
    { kind: 'sentence', key: `${form}.${field}.label`, text: label },
    ...Object.entries(requiredWords(label)).map(
      ([word, text]): Part => ({ kind: 'sentence', key: `${form}.${field}.${word}`, text }),
    ),
  ];
  return { told: { said: 'stepAdded', values: { of: title } }, parts };
}

/** A form of one page gets steps with its second section; its first is called as the form until somebody says otherwise. */
export function inSteps(source: ContentSource, form: string): readonly Part[] {
  const file = `schemas/forms/${form}/form.json`;
  const now = jsonOf(source.get(file));
  const sections = sectionsOf(source, form) ?? [];
  const [first] = sections;
  const key = `${form}.${first?.name}.title`;
  const isUnnamed =
    sections.length === 1 &&
    first?.id.startsWith('forms/') === true &&
    ownWordsAt(source, key) === undefined;
  return [
    ...(isObject(now) && now.kind === 'single'
      ? [{ kind: 'member', file, at: ['kind'], value: 'wizard' } as const]
      : []),
    ...(isUnnamed ? [{ kind: 'sentence', key, use: `${form}.title` } as const] : []),
  ];
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
