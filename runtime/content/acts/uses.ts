// What names a field: rules with their cases, layouts and settings of forms. Whoever renames or deletes it changes all of these.
import { isObject, type Json } from '../../core/index.ts';
import { nameIn } from '../commands/members.ts';
import { jsonOf } from '../commands/parts.ts';
import type { ContentSource } from '../model/types.ts';
import type { FieldWay, SectionId } from './act.ts';
import { filesOfSection, formsWith, namesOn } from './place.ts';

/** How a text names the field: whole, as a path with dots, or as a place of the form or beside it. */
type As = 'name' | 'dotted' | 'pointer' | 'beside' | 'key';

/** One place that names a field. */
export interface Use {
  readonly file: string;
  /** The way there, by names. Of a key the last is the key itself. */
  readonly at: readonly string[];
  readonly as: As;
  /** The text that stands there. */
  readonly text: string;
  /** What it is part of: a rule, a case, the layout, a table, a setting. */
  readonly what: 'rule' | 'case' | 'layout' | 'form' | 'section';
  /** What that is called. */
  readonly of: string;
}

/** Every place that names a field of a section, in whichever form has it. */
export function usesOf(source: ContentSource, section: SectionId, way: FieldWay): readonly Use[] {
  return filesAbout(source, section).flatMap(({ file, what }) => {
    const value = jsonOf(source.get(file));
    if (value === undefined) return [];
    return usesIn(value, { file, what, dotted: dottedOf(way), pointer: way });
  });
}

/** `/contacts/*\/email` is `contacts.*.email` in rules, and `row.email` in those of rows. */
const dottedOf = (way: FieldWay): string => namesOn(way).join('.');

interface FileAbout {
  readonly file: string;
  readonly what: Use['what'];
}

/** The files that can name it: those of the section, and of every form that has it. */
function filesAbout(source: ContentSource, section: SectionId): readonly FileAbout[] {
  const own = filesOfSection(section);
  if (!own) return [];
  const forms = formsWith(source, section);
  const all: FileAbout[] = [
    { file: own.ui, what: 'layout' },
    { file: own.rules, what: 'rule' },
    { file: own.cases, what: 'case' },
  ];
  if (own.form === '') all.push({ file: `schemas/${section}/section.json`, what: 'section' });
  for (const form of forms) {
    all.push({ file: `schemas/forms/${form}/form.json`, what: 'form' });
    all.push({ file: `rules/${form}.rules.json`, what: 'rule' });
    all.push({ file: `rules/${form}.cases.json`, what: 'case' });
    for (const file of source.keys())
      if (file.startsWith(`schemas/forms/${form}/`) && file.endsWith('.ui.json'))
        all.push({ file, what: 'layout' });
  }
  return [...new Map(all.map((one) => [one.file, one])).values()];
}

interface Sought extends FileAbout {
  readonly dotted: string;
  readonly pointer: string;
}

function usesIn(value: Json, sought: Sought): readonly Use[] {
  const found: Use[] = [];
  const walk = (one: Json, at: readonly string[], of: string): void => {
    if (typeof one === 'string') {
      const as = isSteps(at) ? undefined : namedBy(one, at, sought);
      if (as) found.push({ ...about(sought, of), at, as, text: one });
    } else if (Array.isArray(one))
      for (const member of one) walk(member, [...at, nameIn(member)], of || named(member, at));
    else if (isObject(one))
      for (const [name, member] of Object.entries(one)) {
        if (member === undefined) continue;
        if (isKeyOf(name, at, sought))
          found.push({ ...about(sought, of), at: [...at, name], as: 'key', text: name });
        walk(member, [...at, name], of);
      }
  };
  walk(value, [], '');
  return found;
}

const about = ({ file, what }: Sought, of: string) => ({ file, what, of });

/** Steps of saved answers speak of what was: they stay. */
const isSteps = (at: readonly string[]): boolean => at[0] === 'migrations';

/** The rule or case that something stands in. */
const named = (member: Json, at: readonly string[]): string =>
  isObject(member) && ['rules', 'cases'].includes(at[0] ?? '') ? String(member.name ?? '') : '';

/** Words whose texts are what somebody answers or reads, not names of fields. */
const NOT_NAMES: ReadonlySet<string> = new Set([
  'name',
  'value',
  'message',
  '$comment',
  'id',
  'type',
  'operator',
  'widget',
  'autocomplete',
  'call',
  'width',
  'with',
  'mask',
  'label',
  'who',
  'section',
  'use',
  'kind',
  'access',
]);

function namedBy(
  text: string,
  at: readonly string[],
  { dotted, pointer, what }: Sought,
): As | undefined {
  const word = at.at(-1) === text ? (at.at(-2) ?? '') : (at.at(-1) ?? '');
  if (text === pointer || text.startsWith(`${pointer}/`)) return 'pointer';
  const last = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (what === 'layout' && (text === `./${last}` || text === last) && !isPlain(word))
    return 'beside';
  if (isPlain(word)) return undefined;
  if (text === dotted || text.startsWith(`${dotted}.`)) return 'dotted';
  return what === 'rule' && pointer.includes('/*/') && text === `row.${last}` ? 'name' : undefined;
}

const isPlain = (word: string): boolean => NOT_NAMES.has(word) && word !== 'with';

/** Answers of cases have fields as members, a layout has them by name. */
function isKeyOf(name: string, at: readonly string[], { dotted, what, pointer }: Sought): boolean {
  if (what === 'case') {
    const inAnswers = at.includes('given') || at.includes('expect') || at.includes('answers');
    return inAnswers && (name === dotted || (at.at(-1) !== 'given' && name === dotted));
  }
  if (what !== 'layout') return false;
  const way = [...at, name].map((one) => (one === 'items' ? '*' : one));
  return `/${way.join('/')}` === pointer;
}
