// The parts that ask one thing at a place: its schema, its layout, its words, and that whoever has begun is asked as well.
import type { Spot } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { jsonOf } from '../../commands/parts.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Done } from '../common/in-turn.ts';
import { layoutParts } from '../common/layout.ts';
import { filesOfSection, formsWith, keyOfField, layoutWay, sectionsOf } from '../common/place.ts';
import { newlyAsked, requiredWords } from './answers.ts';
import { fieldsHolder, isTaken, lastOf, placedParts, requiredParts } from './holder.ts';
import { free, nameFrom } from './names.ts';
import type { Made } from './palette.ts';

/** What is asked, under which label and where. */
export interface Asked {
  readonly label: string;
  readonly required: boolean;
  readonly to: Spot;
  readonly made: Made;
}

/** The way of a new field, by its label; undefined where nothing can be put. */
export function wayOfNew(
  source: ContentSource,
  { label, to }: Pick<Asked, 'label' | 'to'>,
): string | undefined {
  const { section, inside } = to;
  const holder = fieldsHolder(source, section, inside);
  if (!holder) return undefined;
  const sections = formsWith(source, section).flatMap((form) =>
    (sectionsOf(source, form) ?? []).map(({ id }) => id),
  );
  const name = free(nameFrom(label), (one) => isTaken(source, holder, sections, one));
  return `${inside}${holder.at.at(-1) === 'items' ? '/*' : ''}/${name}`;
}

export function askedParts(source: ContentSource, asked: Asked): Done {
  const { label, required, to, made } = asked;
  const { section, inside, after } = to;
  const holder = fieldsHolder(source, section, inside);
  const files = filesOfSection(section);
  const way = wayOfNew(source, asked);
  if (!holder || !files || way === undefined) return { fault: 'no-holder' };
  if (label.trim() === '') return { fault: 'act-unfit' };
  const name = lastOf(way);
  const { schema, layout, words } = made;
  const at = [...holder.at, 'properties', name];
  return {
    parts: [
      { kind: 'member', file: holder.file, at, value: schema, ...behind(after, inside) },
      ...(required ? requiredParts(holder, name, true) : []),
      ...(layout ? layoutParts(source, files.ui, layoutWay(way), layout) : []),
      ...placedParts(source, to, name),
      ...wordParts(source, section, {
        way,
        words: { label, ...(required && requiredWords(label)), ...words },
      }),
      ...(required ? newlyAsked(source, section, way) : []),
    ],
  };
}

/** In the schema as on the page, where what it follows is there too. */
const behind = (after: string, inside: string): { after?: string } =>
  after !== '' && after.startsWith(inside) ? { after: lastOf(after) } : {};

interface Worded {
  readonly way: string;
  readonly words: Readonly<Record<string, string>>;
}

/** Where a message of the section has to have a file, and there is none, it is begun. */
function wordParts(
  source: ContentSource,
  section: string,
  { way, words }: Worded,
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
