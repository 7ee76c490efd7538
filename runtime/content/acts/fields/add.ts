// Asks something new: its schema, its layout, its words and its place.

import type { AddField } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { jsonOf } from '../../commands/parts.ts';
import type { ContentSource } from '../../model/types.ts';
import { isNoun } from '../../texts/asked-words.ts';
import type { Expanded } from '../common/expanded.ts';
import { layoutParts } from '../common/layout.ts';
import { filesOfSection, formsWith, keyOfField, layoutWay, sectionsOf } from '../common/place.ts';
import { newlyAsked, sentenceFor } from './answers.ts';
import { fieldsHolder, isTaken, lastOf, placedParts, requiredParts } from './holder.ts';
import { free, nameFrom } from './names.ts';
import { hasChoices, madeOf } from './palette.ts';

export function addField(source: ContentSource, act: AddField): Expanded {
  const { kind, label, to } = act;
  const { section, inside, after } = to;
  const holder = fieldsHolder(source, section, inside);
  const files = filesOfSection(section);
  if (!holder || !files) return { fault: 'no-holder' };
  if (label.trim() === '') return { fault: 'act-unfit' };
  if (hasChoices(kind) && (act.choices ?? []).length === 0) return { fault: 'act-unfit' };
  const sections = formsWith(source, section).flatMap((form) =>
    (sectionsOf(source, form) ?? []).map(({ id }) => id),
  );
  const name = free(nameFrom(label), (one) => isTaken(source, holder, sections, one));
  const isRow = holder.at.at(-1) === 'items';
  const way = `${inside}${isRow ? '/*' : ''}/${name}`;
  const { schema, layout, words } = madeOf(act);
  const at = [...holder.at, 'properties', name];
  return {
    told: { said: 'added', values: { of: label } },
    parts: [
      { kind: 'member', file: holder.file, at, value: schema, ...behind(after, inside) },
      ...(act.required ? requiredParts(holder, name, true) : []),
      ...(layout ? layoutParts(source, files.ui, layoutWay(way), layout) : []),
      ...placedParts(source, to, name),
      ...wordParts(source, act, { label, ...askedFor(act), ...words }, way),
      ...(act.required ? newlyAsked(source, section, way) : []),
    ],
  };
}

/** A label that makes no sentence of itself is said as it is. */
const askedFor = ({ label, required }: AddField): Readonly<Record<string, string>> =>
  required && !isNoun(label) ? { 'error.required': sentenceFor(label) } : {};

/** In the schema as on the page, where what it follows is there too. */
const behind = (after: string, inside: string): { after?: string } =>
  after !== '' && after.startsWith(inside) ? { after: lastOf(after) } : {};

/** Where a message of the section has to have a file, and there is none, it is begun. */
function wordParts(
  source: ContentSource,
  { to: { section } }: AddField,
  words: Readonly<Record<string, string>>,
  way: string,
): readonly Part[] {
  const file = filesOfSection(section)?.words ?? '';
  const begins: readonly Part[] =
    jsonOf(source.get(file)) === undefined
      ? [
          {
            kind: 'file',
            path: file,
            text: '{ "$schema": "../../schemas/meta/messages.schema.json" }\n',
          },
        ]
      : [];
  return [
    ...begins,
    ...Object.entries(words).map(
      ([word, text]): Part => ({ kind: 'sentence', key: keyOfField(section, way, word), text }),
    ),
  ];
}
