// Takes fields out of a form: what names them goes along where that is agreed to, and saved answers are dropped by a step that says so.
import { isObject, type Json } from '../../../core/index.ts';
import type { DeleteFields, FieldWay } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { nameIn, valueIn } from '../../commands/members.ts';
import { jsonOf } from '../../commands/parts.ts';
import { keyIn, membersOf, textAt } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Expanded } from '../common/expanded.ts';
import { type Done, inTurn } from '../common/in-turn.ts';
import { layoutParts } from '../common/layout.ts';
import { calledIn, filesOfSection, keyOfField, layoutWay } from '../common/place.ts';
import { type Use, usesOf } from '../common/uses.ts';
import { dotted, migrationParts } from './answers.ts';
import {
  fieldsHolder,
  holderOf,
  lastOf,
  ownLayout,
  requiredParts,
  unplacedParts,
} from './holder.ts';

export function deleteFields(source: ContentSource, act: DeleteFields): Expanded {
  const { section, fields } = act;
  const done = inTurn(
    source,
    fields.map((way) => (now) => goneParts(now, act, way)),
  );
  if ('fault' in done) return done;
  const of = fields.map((way) => calledIn(source, section, way)).join(', ');
  return { told: { said: 'deleted', values: { of } }, ...done };
}

function goneParts(source: ContentSource, act: DeleteFields, way: FieldWay): Done {
  const { section, uses } = act;
  const files = filesOfSection(section);
  const holder = fieldsHolder(source, section, holderOf(way).replace(/\/\*$/, ''));
  const name = lastOf(way);
  if (!holder || !files) return { fault: 'no-holder' };
  const { properties } = holder.schema;
  if (!isObject(properties) || !Object.hasOwn(properties, name)) return { fault: 'no-field' };
  if (Object.keys(properties).length === 1) return { fault: 'last-field' };
  const named = namedBeside(source, act, way);
  if (named.length > 0 && uses !== 'remove') return { fault: 'has-uses' };
  const layout = ownLayout(source, section, way);
  return {
    parts: [
      ...unplacedParts(source, section, way),
      ...requiredParts(holder, name, false),
      { kind: 'member', file: holder.file, at: [...holder.at, 'properties', name], gone: true },
      ...(layout ? layoutParts(source, files.ui, layoutWay(way), undefined) : []),
      ...partsOfUses(source, named),
      ...wordParts(source, section, way),
      ...migrationParts(source, section, way, { op: 'drop', field: dotted(way) }),
    ],
  };
}

/** What names it besides its own layout and place. */
function namedBeside(
  source: ContentSource,
  { section }: DeleteFields,
  way: FieldWay,
): readonly Use[] {
  const own = layoutWay(way);
  const file = filesOfSection(section)?.ui;
  const words = filesOfSection(section);
  const stem = keyOfField(section, way, '').slice(words?.keys.length ?? 0);
  return usesOf(source, section, way).filter(({ what, at, file: of }) => {
    if (what === 'words') return !(of === words?.words && at[0]?.startsWith(stem) === true);
    if (what !== 'layout' || of !== file) return true;
    const isOwn = own.every((name, index) => at[index] === name);
    return !isOwn && at[0] !== 'ui:groups' && !at.includes('ui:order');
  });
}

/** Rules that are about nothing else, and their cases, go as a whole; elsewhere the name alone. */
function partsOfUses(source: ContentSource, uses: readonly Use[]): readonly Part[] {
  const parts: Part[] = [];
  const done = new Set<string>();
  const goneRules = new Set<string>();
  const once = (part: Part, key: string): void => {
    if (!done.has(key)) parts.push(part);
    done.add(key);
  };
  for (const { file, at, what } of uses) {
    if (what === 'words') {
      const text = textAt(source, keyIn(file, at[0] ?? ''));
      if (text !== undefined)
        once({ kind: 'sentence', key: keyIn(file, at[0] ?? ''), text }, `${file} ${at[0]}`);
    } else if (what === 'rule') {
      const list = valueIn(jsonOf(source.get(file)), at.slice(0, -1));
      const isOneOf = at.at(-2) === 'fields' && Array.isArray(list) && list.length > 1;
      const place = isOneOf ? at : at.slice(0, 2);
      if (!isOneOf) goneRules.add(`${file} ${at[1]}`);
      once({ kind: 'member', file, at: place, gone: true }, `${file} ${place.join('/')}`);
    } else if (what !== 'case') {
      const place = wholeOf(jsonOf(source.get(file)), at);
      once({ kind: 'member', file, at: place, gone: true }, `${file} ${place.join('/')}`);
    }
  }
  parts.push(...caseParts(source, goneRules, uses));
  // A rule that is gone has no name left to take out of its list.
  return parts.filter((part) => !isInGone(part, goneRules));
}

/** Of one of several things of a list the thing: without its field it says nothing. */
function wholeOf(value: Json | undefined, at: readonly string[]): readonly string[] {
  const around = at.slice(0, -1);
  const isOneOf = Array.isArray(valueIn(value, around.slice(0, -1)));
  return isOneOf && isObject(valueIn(value, around)) ? around : at;
}

function isInGone(part: Part, goneRules: ReadonlySet<string>): boolean {
  return (
    part.kind === 'member' && part.at.length > 2 && goneRules.has(`${part.file} ${part.at[1]}`)
  );
}

/** Cases of the rules that are gone, and such as speak of the field: without it, or not at all where nothing is left of them. */
function caseParts(
  source: ContentSource,
  goneRules: ReadonlySet<string>,
  uses: readonly Use[],
): readonly Part[] {
  const ofRules = [...goneRules].map((one) =>
    (one.split(' ')[0] ?? '').replace(/\.rules\.json$/, '.cases.json'),
  );
  const files = uses.flatMap(({ what, file }) => (what === 'case' ? [file] : []));
  return [...new Set([...ofRules, ...files])].flatMap((file) => {
    const value = jsonOf(source.get(file));
    const cases = isObject(value) && Array.isArray(value.cases) ? value.cases : [];
    const rules = file.replace(/\.cases\.json$/, '.rules.json');
    return cases.flatMap((one: Json): readonly Part[] => {
      const at = ['cases', nameIn(one)];
      const own = uses.filter((use) => use.file === file && use.at[1] === at[1]);
      const left = withoutRules(own.length > 0 ? without(one, own, at.length) : one, (rule) =>
        goneRules.has(`${rules} ${rule}`),
      );
      if (JSON.stringify(left) === JSON.stringify(one)) return [];
      if (left === undefined || !saysSomething(left))
        return [{ kind: 'member', file, at, gone: true }];
      return [{ kind: 'member', file, at, value: left }];
    });
  });
}

/** The same without what these uses name. */
function without(value: Json, uses: readonly Use[], depth: number): Json {
  const isList = Array.isArray(value);
  const members: readonly (readonly [string, Json])[] = isList
    ? value.map((one: Json) => [nameIn(one), one] as const)
    : isObject(value)
      ? Object.entries(value).map(([name, one]) => [name, one ?? null] as const)
      : [];
  if (members.length === 0) return value;
  const left = members.flatMap(([name, one]): readonly (readonly [string, Json])[] => {
    const inside = uses.filter(({ at }) => at[depth] === name);
    const isNamed = inside.some(({ at }) => at.length === depth + 1);
    // An expected fault without its place says nothing.
    const isOfThing = isList && inside.some(({ at }) => at.length === depth + 2);
    if (isNamed || isOfThing) return [];
    const rest = inside.length > 0 ? without(one, inside, depth + 1) : one;
    return inside.length > 0 && isEmpty(rest) ? [] : [[name, rest]];
  });
  return isList ? left.map(([, one]) => one) : Object.fromEntries(left);
}

const isEmpty = (value: Json): boolean =>
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** Nothing is left of a case whose rules are all gone. */
function withoutRules(one: Json, isGone: (rule: string) => boolean): Json | undefined {
  if (!isObject(one) || !Array.isArray(one.rules)) return one;
  const rules = one.rules.filter((rule) => !isGone(String(rule)));
  return rules.length === 0 ? undefined : { ...one, rules };
}

const saysSomething = (one: Json): boolean =>
  isObject(one) && isObject(one.expect) && !isEmpty(one.expect);

/** All its words, in the file of its section. */
function wordParts(source: ContentSource, section: string, way: FieldWay): readonly Part[] {
  const files = filesOfSection(section);
  const stem = keyOfField(section, way, '').slice(files?.keys.length ?? 0);
  const members = membersOf(source.get(files?.words ?? '') ?? '') ?? [];
  return members.flatMap(([name]): readonly Part[] =>
    files && name.startsWith(stem)
      ? [{ kind: 'sentence', key: keyIn(files.words, name), gone: true }]
      : [],
  );
}
