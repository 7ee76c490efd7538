// Takes fields out of a form: what names them goes along where that is agreed to, and saved answers are dropped by a step that says so.
import { isObject, type Json } from '../../../core/index.ts';
import type { Part } from '../../commands/command.ts';
import { valueIn } from '../../commands/members.ts';
import { jsonOf } from '../../commands/parts.ts';
import { keyIn, membersOf } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import type { DeleteFields, FieldWay } from '../act.ts';
import type { Expanded } from '../expanded.ts';
import { calledIn, filesOfSection, keyOfField, layoutWay } from '../place.ts';
import { layoutParts } from '../set/set-word.ts';
import { type Use, usesOf } from '../uses.ts';
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
  const parts: Part[] = [];
  for (const way of fields) {
    const gone = goneParts(source, act, way);
    if ('fault' in gone) return gone;
    parts.push(...gone.parts);
  }
  const of = fields.map((way) => calledIn(source, section, way)).join(', ');
  return { told: { said: 'deleted', values: { of } }, parts };
}

type Gone = { readonly parts: readonly Part[] } | Extract<Expanded, { fault: unknown }>;

function goneParts(source: ContentSource, act: DeleteFields, way: FieldWay): Gone {
  const { section, uses } = act;
  const files = filesOfSection(section);
  const holder = fieldsHolder(source, section, holderOf(way).replace(/\/\*$/, ''));
  const name = lastOf(way);
  if (!holder || !files) return { fault: 'no-holder' };
  const { properties } = holder.schema;
  if (!isObject(properties) || !(name in properties)) return { fault: 'no-field' };
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
  return usesOf(source, section, way).filter(({ what, at, file: of }) => {
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
    if (what === 'rule') {
      const list = valueIn(jsonOf(source.get(file)), at.slice(0, -1));
      const isOneOf = at.at(-2) === 'fields' && Array.isArray(list) && list.length > 1;
      const place = isOneOf ? at : at.slice(0, 2);
      if (!isOneOf) goneRules.add(`${file} ${at[1]}`);
      once({ kind: 'member', file, at: place, gone: true }, `${file} ${place.join('/')}`);
    } else if (what === 'case')
      once(
        { kind: 'member', file, at: at.slice(0, 2), gone: true },
        `${file} ${at.slice(0, 2).join('/')}`,
      );
    else once({ kind: 'member', file, at, gone: true }, `${file} ${at.join('/')}`);
  }
  parts.push(...caseParts(source, goneRules, done));
  // A rule that is gone has no name left to take out of its list.
  return parts.filter((part) => !isInGone(part, goneRules));
}

function isInGone(part: Part, goneRules: ReadonlySet<string>): boolean {
  return (
    part.kind === 'member' && part.at.length > 2 && goneRules.has(`${part.file} ${part.at[1]}`)
  );
}

/** Cases of the rules that are gone: those of nothing else go, the others are of these no more. */
function caseParts(
  source: ContentSource,
  goneRules: ReadonlySet<string>,
  done: Set<string>,
): readonly Part[] {
  return [...new Set([...goneRules].map((one) => one.split(' ')[0] ?? ''))].flatMap((rules) => {
    const file = rules.replace(/\.rules\.json$/, '.cases.json');
    const value = jsonOf(source.get(file));
    const cases = isObject(value) && Array.isArray(value.cases) ? value.cases : [];
    return cases.flatMap((one: Json): readonly Part[] => {
      if (!isObject(one) || !Array.isArray(one.rules)) return [];
      const at = ['cases', String(one.name)];
      if (done.has(`${file} ${at.join('/')}`)) return [];
      const left = one.rules.filter((rule) => !goneRules.has(`${rules} ${String(rule)}`));
      if (left.length === one.rules.length) return [];
      if (left.length === 0) return [{ kind: 'member', file, at, gone: true }];
      return [{ kind: 'member', file, at: [...at, 'rules'], value: left }];
    });
  });
}

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
