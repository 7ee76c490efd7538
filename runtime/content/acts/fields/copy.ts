// Asks the same once more under another label: with its limits, choices, layout and hints, behind what it is a copy of.
import { isObject, type Json } from '../../../core/index.ts';
import type { CopyField } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { valueIn } from '../../commands/members.ts';
import { jsonOf } from '../../commands/parts.ts';
import { keyIn, membersOf, wordsIn } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Expanded } from '../common/expanded.ts';
import { layoutParts } from '../common/layout.ts';
import {
  calledIn,
  filesOfSection,
  formsWith,
  keyOfField,
  layoutWay,
  sectionsOf,
} from '../common/place.ts';
import { newlyAsked } from './answers.ts';
import {
  fieldsHolder,
  groupsIn,
  holderOf,
  isTaken,
  lastOf,
  ownLayout,
  placedParts,
  requiredParts,
} from './holder.ts';
import { free, nameFrom } from './names.ts';

export function copyField(source: ContentSource, act: CopyField): Expanded {
  const { section, field, label } = act;
  const inside = holderOf(field).replace(/\/\*$/, '');
  const holder = fieldsHolder(source, section, inside);
  const files = filesOfSection(section);
  const was = lastOf(field);
  if (!holder || !files) return { fault: 'no-holder' };
  const schema = valueIn(jsonOf(source.get(holder.file)), [...holder.at, 'properties', was]);
  if (schema === undefined) return { fault: 'no-field' };
  if (label.trim() === '') return { fault: 'act-unfit' };
  const sections = formsWith(source, section).flatMap((form) =>
    (sectionsOf(source, form) ?? []).map(({ id }) => id),
  );
  const name = free(nameFrom(label), (one) => isTaken(source, holder, sections, one));
  const way = `${holderOf(field)}/${name}`;
  const group = groupsIn(source, section).find(({ fields }) => fields.includes(was))?.id ?? '';
  const layout = ownLayout(source, section, field);
  const { required } = holder.schema;
  const isRequired = Array.isArray(required) && required.includes(was);
  const at = [...holder.at, 'properties', name];
  return {
    told: { said: 'copied', values: { of: label, from: calledIn(source, section, field) } },
    parts: [
      { kind: 'member', file: holder.file, at, value: ofItsOwn(schema), after: was },
      ...(isRequired ? requiredParts(holder, name, true) : []),
      ...(layout ? layoutParts(source, files.ui, layoutWay(way), layout) : []),
      ...placedParts(source, { section, inside, group, after: field }, name),
      { kind: 'sentence', key: keyOfField(section, way, 'label'), text: label },
      ...sameWords(source, act, way),
      ...(isRequired ? newlyAsked(source, section, way) : []),
    ],
  };
}

/** A column of the record takes the answer of one field. */
function ofItsOwn(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const { column: _, ...rest } = schema;
  return rest;
}

/** Whatever else is said of it says the same as what it is a copy of, until somebody words it anew. */
function sameWords(
  source: ContentSource,
  { section, field }: CopyField,
  way: string,
): readonly Part[] {
  const files = filesOfSection(section);
  const [stem, to] = [field, way].map((one) =>
    keyOfField(section, one, '').slice(files?.keys.length ?? 0),
  );
  if (!files || stem === undefined || to === undefined) return [];
  return (membersOf(source.get(files.words) ?? '') ?? []).flatMap(([name, value]) => {
    if (!name.startsWith(stem) || name === `${stem}label`) return [];
    const words = wordsIn(value);
    if (words === undefined) return [];
    const use = 'use' in words ? words.use : keyIn(files.words, name);
    const key = keyIn(files.words, `${to}${name.slice(stem.length)}`);
    return [{ kind: 'sentence', key, use } as const];
  });
}
