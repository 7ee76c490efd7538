// Sets one word of a field: of its schema, its layout, or the options of its widget.
import { isObject, type Json } from '../../../core/index.ts';
import type { MemberPart } from '../../commands/command.ts';
import { jsonOf } from '../../commands/parts.ts';
import type { ContentSource } from '../../model/types.ts';
import type { SetWord, Told } from '../act.ts';
import type { Expanded } from '../expanded.ts';
import { calledIn, filesOfSection, layoutWay, schemaAt } from '../place.ts';

/** What a file of layout begins with, where a section has none yet. */
const SCHEMA_OF_LAYOUT = { $schema: '../../meta/ui.schema.json' };

export function setWord(source: ContentSource, act: SetWord): Expanded {
  const { section, field, of, name, value } = act;
  const place = schemaAt(source, section, field);
  const files = filesOfSection(section);
  if (!place || !files || field === '') return { fault: 'no-field' };
  const told: Told = {
    said: value === undefined ? 'unset' : 'set',
    values: { of: calledIn(source, section, field), word: name, to: shown(value) },
  };
  if (of === 'schema') {
    const at = [...place.at, name];
    const now = place.schema[name];
    return { told, parts: partsFor({ file: place.file, at, now, value }) };
  }
  const way = [...layoutWay(field), ...(of === 'options' ? ['ui:options'] : []), name];
  return { told, parts: layoutParts(source, files.ui, way, value) };
}

/** As it stands in a sentence. */
const shown = (value: Json | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

interface Member {
  readonly file: string;
  readonly at: readonly string[];
  readonly now: Json | undefined;
  readonly value: Json | undefined;
}

function partsFor({ file, at, now, value }: Member): readonly MemberPart[] {
  if (JSON.stringify(now) === JSON.stringify(value)) return [];
  if (value === undefined) return [{ kind: 'member', file, at, gone: true }];
  return [{ kind: 'member', file, at, value }];
}

/** Parts that set a member of a layout, with what has to be around it; what would be left empty goes with its last member. */
export function layoutParts(
  source: ContentSource,
  file: string,
  way: readonly string[],
  value: Json | undefined,
): readonly (MemberPart | { kind: 'file'; path: string; text: string })[] {
  const layout = jsonOf(source.get(file)) ?? SCHEMA_OF_LAYOUT;
  const held = heldOn(layout, way);
  if (value === undefined) {
    if (held.length < way.length) return [];
    // The outermost that holds nothing else.
    const most = held.findIndex((one, at) => at > 0 && isObject(one) && isAlone(held, at));
    const at = way.slice(0, most < 0 ? way.length : most);
    return [{ kind: 'member', file, at, gone: true }];
  }
  const there = held.length - 1;
  const inside = way
    .slice(there + 1)
    .reduceRight<Json>((inner, name) => ({ [name]: inner }), value);
  const at = way.slice(0, Math.min(there + 1, way.length));
  return partsFor({
    file,
    at,
    now: held[at.length],
    value: at.length < way.length ? inside : value,
  });
}

/** The layout, and what stands on the way, as far as there is something. */
function heldOn(layout: Json, way: readonly string[]): readonly Json[] {
  const held: Json[] = [layout];
  for (const name of way) {
    const last = held.at(-1);
    const next = isObject(last) ? last[name] : undefined;
    if (next === undefined) break;
    held.push(next);
  }
  return held;
}

/** From here on down each has one member. */
const isAlone = (held: readonly Json[], from: number): boolean =>
  held.slice(from, -1).every((one) => isObject(one) && Object.keys(one).length === 1);
