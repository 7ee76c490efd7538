// Puts fields elsewhere: within their group, into another, or into another section of their form.

import type { FieldWay, MoveFields, Spot } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { valueIn } from '../../commands/members.ts';
import { jsonOf } from '../../commands/parts.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Expanded } from '../common/expanded.ts';
import { type Done, inTurn } from '../common/in-turn.ts';
import { layoutParts } from '../common/layout.ts';
import { calledIn, filesOfSection, layoutWay } from '../common/place.ts';
import {
  fieldsHolder,
  groupsIn,
  holderOf,
  lastOf,
  ownLayout,
  placedParts,
  requiredParts,
  unplacedParts,
} from './holder.ts';

export function moveFields(source: ContentSource, act: MoveFields): Expanded {
  const { section, fields, to } = act;
  const done = inTurn(
    source,
    fields.map((way, at) => {
      const before = fields[at - 1];
      const after = before === undefined ? to.after : `${to.inside}/${lastOf(before)}`;
      return (now) => movedParts(now, section, way, { ...to, after });
    }),
  );
  if ('fault' in done) return done;
  const of = fields.map((way) => calledIn(source, section, way)).join(', ');
  return { told: { said: 'moved', values: { of } }, ...done };
}

/** The parts that put one field elsewhere. */
export function movedParts(source: ContentSource, section: string, way: FieldWay, to: Spot): Done {
  const from = holderOf(way).replace(/\/\*$/, '');
  const holder = fieldsHolder(source, section, from);
  const target = fieldsHolder(source, to.section, to.inside);
  const name = lastOf(way);
  if (!holder || !target) return { fault: 'no-holder' };
  const schema = valueIn(jsonOf(source.get(holder.file)), [...holder.at, 'properties', name]);
  if (schema === undefined) return { fault: 'no-field' };
  const isSame = holder.file === target.file && holder.at.join('/') === target.at.join('/');
  if (isSame) return { parts: withinParts(source, section, { way, to, name }) };
  // Answers of rows stand elsewhere than those of the form: to move between them is to ask something new.
  if (from !== '' || to.inside !== '') return { fault: 'into-rows' };
  if (section.startsWith('sections/') || to.section.startsWith('sections/'))
    return { fault: 'shared-section' };
  const files = filesOfSection(section);
  const layout = ownLayout(source, section, way);
  const isRequired = Array.isArray(holder.schema.required) && holder.schema.required.includes(name);
  const others = filesOfSection(to.section);
  if (!files || !others) return { fault: 'no-section' };
  return {
    parts: [
      ...unplacedParts(source, section, way),
      ...requiredParts(holder, name, false),
      { kind: 'member', file: holder.file, at: [...holder.at, 'properties', name], gone: true },
      ...(layout ? layoutParts(source, files.ui, layoutWay(way), undefined) : []),
      { kind: 'member', file: target.file, at: [...target.at, 'properties', name], value: schema },
      ...(isRequired ? requiredParts(target, name, true) : []),
      ...(layout ? layoutParts(source, others.ui, layoutWay(`/${name}`), layout) : []),
      ...placedParts(source, to, name),
    ],
  };
}

/** Its answer stays where it is: only the page has another order. */
function withinParts(
  source: ContentSource,
  section: string,
  { way, to, name }: { readonly way: FieldWay; readonly to: Spot; readonly name: string },
): readonly Part[] {
  const placed = placedParts(source, to, name);
  const isGrouped = to.inside === '' && groupsIn(source, section).length > 0;
  if (placed.length > 0) {
    const file = filesOfSection(section)?.ui ?? '';
    const before = isGrouped
      ? unplacedParts(source, section, way).filter(
          (part) => part.kind === 'member' && part.at[1] !== to.group,
        )
      : [];
    return [...before, ...placed.map((part) => ('file' in part ? { ...part, file } : part))];
  }
  const holder = fieldsHolder(source, section, to.inside);
  const at = [...(holder?.at ?? []), 'properties', name];
  const value = valueIn(jsonOf(source.get(holder?.file ?? '')), at);
  if (!holder || value === undefined) return [];
  return [{ kind: 'member', file: holder.file, at, value, after: lastOf(to.after) }];
}
