// What names a field: rules with their cases, layouts and settings of forms. Whoever renames or deletes it changes all of these.
import { isObject, type Json } from '../../../core/index.ts';
import type { FieldWay, SectionId } from '../../commands/act.ts';
import { nameIn } from '../../commands/members.ts';
import { jsonOf } from '../../commands/parts.ts';
import type { ContentSource } from '../../model/types.ts';
import { filesOfSection, formsWith, keyOfField, namesOn } from './place.ts';

/** How a text names the field: as a path with dots, as a place of the form, beside it, in its row, as a key, or as the message of it. */
type As = 'dotted' | 'record' | 'pointer' | 'beside' | 'row' | 'key' | 'message';

/** One place that names a field. */
export interface Use {
  readonly file: string;
  /** The way there, by names. Of a key the last is the key itself. */
  readonly at: readonly string[];
  readonly as: As;
  /** The text that stands there. */
  readonly text: string;
  /** What it is part of. */
  readonly what: 'rule' | 'case' | 'layout' | 'form' | 'section' | 'house' | 'words';
  /** What that is called. */
  readonly of: string;
}

/** Every place that names a field of a section, in whichever form has it. */
export function usesOf(source: ContentSource, section: SectionId, way: FieldWay): readonly Use[] {
  const dotted = namesOn(way).join('.');
  const sought = {
    ...{ dotted, pointer: way, message: keyOfField(section, way, '') },
    names: namesOn(way),
  };
  return filesAbout(source, section).flatMap(({ file, what }) => {
    const value = jsonOf(source.get(file));
    return value === undefined ? [] : usesIn(value, { ...sought, file, what });
  });
}

/** Does a name with dots begin with these, `*` standing for the number of a row? */
function begins(text: string, names: readonly string[]): boolean {
  const said = text.split('.');
  return names.every((name, at) => {
    const own = said[at] ?? '';
    return name === '*' ? /^\d+$/.test(own) : own === name;
  });
}

interface FileAbout {
  readonly file: string;
  readonly what: Use['what'];
}

/** Those of the section and of every form that has it can name the field, all others its messages alone. */
function filesAbout(source: ContentSource, section: SectionId): readonly FileAbout[] {
  const own = filesOfSection(section);
  if (!own) return [];
  const forms = formsWith(source, section);
  return [...source.keys()].flatMap((file): readonly FileAbout[] => {
    const what = kindOf(file);
    if (what === undefined) return [];
    const isOwn = [own.ui, own.rules, own.cases, `schemas/${section}/section.json`].includes(file);
    const isOfForm = forms.some((form) => isOfTheForm(file, form));
    const isOfAll = what === 'house' || what === 'words';
    return isOwn || isOfForm || isOfAll ? [{ file, what }] : [];
  });
}

const isOfTheForm = (file: string, form: string): boolean =>
  file.startsWith(`schemas/forms/${form}/`) || file.startsWith(`rules/${form}.`);

const KINDS: readonly (readonly [RegExp, Use['what']])[] = [
  [/^schemas\/.*\.ui\.json$/, 'layout'],
  [/^schemas\/forms\/[^/]+\/form\.json$/, 'form'],
  [/^schemas\/sections\/[^/]+\/section\.json$/, 'section'],
  [/^schemas\/house\.json$/, 'house'],
  [/^rules\/.*\.rules\.json$/, 'rule'],
  [/^rules\/.*\.cases\.json$/, 'case'],
  [/^messages\/.*\.json$/, 'words'],
];

const kindOf = (file: string): Use['what'] | undefined =>
  KINDS.find(([pattern]) => pattern.test(file))?.[1];

interface Sought extends FileAbout {
  readonly dotted: string;
  readonly pointer: string;
  /** What the keys of its messages begin with, the dot included. */
  readonly message: string;
  /** On the way to it. */
  readonly names: readonly string[];
}

/** Where the walk through a file is. */
interface At {
  readonly at: readonly string[];
  /** The same with every row of a list as `*`. */
  readonly way: readonly string[];
  /** The rule or case around it. */
  readonly of: string;
}

function usesIn(value: Json, sought: Sought): readonly Use[] {
  const found: Use[] = [];
  const { file, what } = sought;
  const walk = (one: Json, { at, way, of }: At): void => {
    // Steps of saved answers speak of what was.
    if (at[0] === 'migrations') return;
    if (typeof one === 'string') {
      const as = namedBy(one, way, sought);
      if (as) found.push({ file, what, of, at, as, text: one });
    } else if (Array.isArray(one))
      for (const member of one)
        walk(member, {
          ...{ at: [...at, nameIn(member)], way: [...way, '*'] },
          of: of || nameOfRule(member, at),
        });
    else if (isObject(one))
      for (const [name, member] of Object.entries(one)) {
        const inside = { at: [...at, name], way: [...way, name], of };
        if (isKeyOf(inside.way, sought))
          found.push({ file, what, of, at: inside.at, as: 'key', text: name });
        if (member !== undefined) walk(member, inside);
      }
  };
  walk(value, { at: [], way: [], of: '' });
  return found;
}

const nameOfRule = (member: Json, at: readonly string[]): string =>
  isObject(member) && ['rules', 'cases'].includes(at[0] ?? '') ? String(member.name ?? '') : '';

/** Words whose texts are what somebody answers or reads, and never names of fields. */
const NOT_NAMES: ReadonlySet<string> = new Set([
  ...['name', 'value', '$comment', 'id', 'type', 'operator', 'ui:widget', 'autocomplete'],
  ...['call', 'width', 'mask', 'kind', 'access', 'use', 'section', 'row', 'inputmode'],
]);

function namedBy(text: string, way: readonly string[], sought: Sought): As | undefined {
  const { dotted, pointer, message, what } = sought;
  if (text.startsWith(message)) return 'message';
  if (what === 'words') return undefined;
  const word = way.findLast((one) => one !== '*') ?? '';
  if (text === pointer || text.startsWith(`${pointer}/`)) return 'pointer';
  if (what === 'house' || NOT_NAMES.has(word)) return undefined;
  // A section may have the name of a field in it.
  if (what === 'form' && way[0] === 'sections') return undefined;
  const last = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (what === 'layout') return isBeside(text, last, { way, pointer }) ? 'beside' : undefined;
  if (what === 'case' && !way.includes('expect')) return undefined;
  if (text === dotted || text.startsWith(`${dotted}.`)) return 'dotted';
  if (what === 'case' && begins(text, sought.names)) return 'dotted';
  const isOfRecord =
    text === `context.record.${dotted}` || text.startsWith(`context.record.${dotted}.`);
  if (isOfRecord) return 'record';
  const isOfRow = pointer.includes('/*/') && text === `row.${last}`;
  return what === 'rule' && isOfRow ? 'row' : undefined;
}

interface Beside {
  readonly way: readonly string[];
  readonly pointer: string;
}

/** What a layout says of fields beside the one it is about, or of those in its rows. */
function isBeside(text: string, last: string, { way, pointer }: Beside): boolean {
  if (text !== last && text !== `./${last}`) return false;
  const from = way.findIndex((name) => name.startsWith('ui:'));
  const node = way.slice(0, from < 0 ? way.length : from);
  const about = `/${node.map((name) => (name === 'items' ? '*' : name)).join('/')}`;
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  const isOwnList = node.length === 0 ? holder === '' : holder === about;
  return isOwnList || `${about}/*` === holder || about.slice(0, about.lastIndexOf('/')) === holder;
}

/** Answers of cases have fields as members, a layout and the uploads of a form have them by name. */
function isKeyOf(way: readonly string[], { what, pointer, names }: Sought): boolean {
  const name = way.at(-1) ?? '';
  if (what === 'form') return way[0] === 'uploads' && way.length === 2 && `/${name}` === pointer;
  if (what === 'layout') {
    const own = way.map((one) => (one === 'items' ? '*' : one));
    const last = pointer.slice(pointer.lastIndexOf('/') + 1);
    return (
      `/${own.join('/')}` === pointer ||
      (name.startsWith('./') && isBeside(name, last, { way, pointer }))
    );
  }
  if (what !== 'case') return false;
  const given = way.findLastIndex((one) => one === 'given' || one === 'record');
  if (given >= 0)
    return (
      `/${way.slice(given + 1).join('/')}` === pointer ||
      (way.length === given + 2 && begins(name, names))
    );
  // What is expected of fields is said by their names, one word below what is expected.
  return way.indexOf('expect') === way.length - 3 && begins(name, names);
}
