// A step that several forms share becomes one form's own: its fields, layout, rules, cases and words are that form's from now on, and the others keep theirs.
import { isObject, type Json, type JsonObject } from '../../../core/index.ts';
import type { DetachStep } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { jsonOf } from '../../commands/parts.ts';
import { keyIn, membersOf, ownWordsAt, textAt, wordsIn } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import { printJson } from '../../read/print.ts';
import { isSentence } from '../../texts/used-words.ts';
import type { Expanded } from '../common/expanded.ts';
import {
  filesOfSection,
  formsWith,
  type ListedSection,
  type SectionFiles,
  sectionsOf,
} from '../common/place.ts';

export function detachStep(source: ContentSource, { form, section }: DetachStep): Expanded {
  const listed = sectionsOf(source, form)?.find(({ id }) => id === section);
  const from = filesOfSection(section);
  const to = filesOfSection(`forms/${form}/${listed?.name}`);
  if (!listed || !from || !to || from.form !== '') return { fault: 'no-section' };
  // Nobody else has it: what is changed there changes here alone.
  if (formsWith(source, section).length < 2) return { fault: 'act-unfit' };
  if (source.has(to.schema)) return { fault: 'name-taken' };
  const [coming, there] = [from, to].map(({ rules }) => conditionsIn(jsonOf(source.get(rules))));
  // Rules of both would mean one of two conditions.
  if (Object.keys(coming ?? {}).some((name) => Object.hasOwn(there ?? {}, name)))
    return { fault: 'name-taken' };
  const file = jsonOf(source.get(`schemas/forms/${form}/form.json`));
  const isOfRecord = isObject(file) && file.record !== undefined;
  if (isOfRecord && readsBeginning(source, from)) return { fault: 'reads-beginning' };
  const names = keysBy(source, from, to);
  const own = (file: string): Json | undefined => {
    const value = jsonOf(source.get(file));
    return value === undefined ? undefined : renamed(value, names);
  };
  return {
    told: {
      said: 'stepDetached',
      values: {
        of: textAt(source, `${from.ownKeys}title`) ?? listed.name,
        form: textAt(source, `${form}.title`) ?? form,
      },
    },
    parts: [
      ...[[to.schema, own(from.schema)] as const, [to.ui, own(from.ui)] as const].flatMap(
        ([path, value]): readonly Part[] =>
          value === undefined ? [] : [{ kind: 'file', path, text: printJson(atHome(value)) }],
      ),
      ...formParts(source, form, {
        listed,
        came: jsonOf(source.get(`schemas/${from.id}/section.json`)),
      }),
      ...joinedParts(source, to.rules, { kind: 'rules', came: own(from.rules), names }),
      ...joinedParts(source, to.cases, { kind: 'cases', came: own(from.cases), names }),
      ...wordParts(source, from, names),
    ],
  };
}

/** Of the section itself; whatever else is said there is of its fields and rules. */
const OF_SECTION = /^(?:title|lead|(?:group|line)\..*)$/;

/** The keys of its messages by those that they have in the form. */
function keysBy(
  source: ContentSource,
  from: SectionFiles,
  to: SectionFiles,
): ReadonlyMap<string, string> {
  const members = membersOf(source.get(from.words) ?? '') ?? [];
  return new Map(
    members.flatMap(([member, value]) =>
      member === '$schema' || wordsIn(value) === undefined
        ? []
        : [
            [
              keyIn(from.words, member),
              `${OF_SECTION.test(member) ? to.ownKeys : to.keys}${member}`,
            ] as const,
          ],
    ),
  );
}

/** The same, where messages of the section are named by their new keys. */
function renamed(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one: Json) => renamed(one, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([word, one]): [string, Json] => [word, renamed(one ?? null, names)]),
  );
}

/** The folder of a form lies as deep as that of a section: what both take over from blocks is called alike; other sections are not. */
function atHome(value: Json): Json {
  if (Array.isArray(value)) return value.map((one: Json) => atHome(one));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([word, one]): [string, Json] => [
      word,
      word === '$ref' && typeof one === 'string' && /^\.\.\/[a-z]/.test(one)
        ? `../../sections/${one.slice('../'.length)}`
        : atHome(one ?? null),
    ]),
  );
}

/** What is known where a record is edited; of a form that is begun more is. */
const OF_RECORDS: ReadonlySet<string> = new Set(['route', 'section', 'record']);

/** Do its rules or cases read what is known only of a form that is begun? */
function readsBeginning(source: ContentSource, { rules, cases }: SectionFiles): boolean {
  const facts = [...(source.get(rules) ?? '').matchAll(/"context\.([A-Za-z_]+)/g)].map(
    ([, fact = '']) => fact,
  );
  const given = listAt(jsonOf(source.get(cases)), 'cases').flatMap((one) =>
    isObject(one) && isObject(one.context) ? Object.keys(one.context) : [],
  );
  return [...facts, ...given].some((fact) => !OF_RECORDS.has(fact));
}

interface OfForm {
  readonly listed: ListedSection;
  /** What came with the section. */
  readonly came: Json | undefined;
}

/** The form lists it as its own, and says itself what came with it: starting values, and what becomes of saved answers. */
function formParts(
  source: ContentSource,
  form: string,
  { listed: { name, listed }, came }: OfForm,
): readonly Part[] {
  const file = `schemas/forms/${form}/form.json`;
  const now = jsonOf(source.get(file));
  const { use: _, ...more } = isObject(listed) ? listed : {};
  const value: Json = Object.keys(more).length === 0 ? name : { section: name, ...more };
  const start = listAt(came, 'start', 'map');
  const migrations = listAt(came, 'migrations');
  // Whoever edits a record begins with the record.
  const isBegun = isObject(now) && now.record === undefined;
  return [
    { kind: 'member', file, at: ['sections', name], value },
    ...(isBegun ? listPart(file, ['start', 'map'], start, now) : []),
    ...listPart(file, ['migrations'], migrations, now),
  ];
}

/** A list of a file with others before what it has. */
function listPart(
  file: string,
  way: readonly [string, string?],
  coming: readonly Json[],
  now: Json | undefined,
): readonly Part[] {
  if (coming.length === 0) return [];
  const [at, inside] = way;
  const all = [...coming, ...listAt(now, ...way.flatMap((word) => word ?? []))];
  const value: Json = inside === undefined ? all : { [inside]: all };
  return [{ kind: 'member', file, at: [at], value }];
}

function listAt(value: Json | undefined, ...way: readonly string[]): readonly Json[] {
  const found = way.reduce<Json | undefined>(
    (held, word) => (isObject(held) ? held[word] : undefined),
    value,
  );
  return Array.isArray(found) ? found : [];
}

interface Joined {
  readonly kind: 'rules' | 'cases';
  readonly came: Json | undefined;
  readonly names: ReadonlyMap<string, string>;
}

/** Its rules hold before those of the form, as they did, with the conditions they name; and so its cases. */
function joinedParts(
  source: ContentSource,
  file: string,
  { kind, came, names }: Joined,
): readonly Part[] {
  const now = jsonOf(source.get(file));
  const own = now === undefined ? {} : renamed(now, names);
  const all = [...listAt(came, kind), ...listAt(own, kind)];
  const conditions = { ...conditionsIn(came), ...conditionsIn(own) };
  const isNaming = Object.keys(conditions).length > 0;
  if (all.length === 0) return [];
  if (now === undefined) {
    const $schema = `../schemas/meta/${kind}.schema.json`;
    const text = printJson({ $schema, ...(isNaming && { conditions }), [kind]: all });
    return [{ kind: 'file', path: file, text }];
  }
  return [
    ...(isNaming
      ? [{ kind: 'member', file, at: ['conditions'], value: conditions, after: '$schema' } as const]
      : []),
    { kind: 'member', file, at: [kind], value: all },
  ];
}

const conditionsIn = (value: Json | undefined): JsonObject =>
  isObject(value) && isObject(value.conditions) ? value.conditions : {};

/** Its words, but those that the form has said in its own already. */
function wordParts(
  source: ContentSource,
  from: SectionFiles,
  names: ReadonlyMap<string, string>,
): readonly Part[] {
  return (membersOf(source.get(from.words) ?? '') ?? []).flatMap(([member, value]) => {
    const key = names.get(keyIn(from.words, member));
    const words = wordsIn(value);
    if (key === undefined || words === undefined || ownWordsAt(source, key) !== undefined)
      return [];
    // A sentence stands once: the form says it as the section does, until somebody words it.
    const isShared = 'text' in words && isSentence(words.text);
    return [
      {
        kind: 'sentence',
        key,
        ...(isShared ? { use: keyIn(from.words, member) } : words),
      } as const,
    ];
  });
}
