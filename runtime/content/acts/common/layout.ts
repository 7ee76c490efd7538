// Parts that set one member of a file, and of a layout with what has to be around it.
import { isObject, type Json } from '../../../core/index.ts';
import type { MemberPart } from '../../commands/command.ts';
import { jsonOf } from '../../commands/parts.ts';
import type { ContentSource } from '../../model/types.ts';

/** What a file of layout begins with, where a section has none yet. */
const SCHEMA_OF_LAYOUT = { $schema: '../../meta/ui.schema.json' };

interface Member {
  readonly file: string;
  readonly at: readonly string[];
  readonly now: Json | undefined;
  readonly value: Json | undefined;
}

/** The part that sets a member, or takes it out; none where it is so already. */
export function partsFor({ file, at, now, value }: Member): readonly MemberPart[] {
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
    const next = isObject(last) && Object.hasOwn(last, name) ? last[name] : undefined;
    if (next === undefined) break;
    held.push(next);
  }
  return held;
}

/** From here on down each has one member. */
const isAlone = (held: readonly Json[], from: number): boolean =>
  held.slice(from, -1).every((one) => isObject(one) && Object.keys(one).length === 1);
