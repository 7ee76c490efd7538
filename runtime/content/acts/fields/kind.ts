// Asks for another kind of answer at the same field: its name, label, hint and place stay, and it is said what becomes of saved answers.
import {
  answerKind,
  isObject,
  type Json,
  type JsonObject,
  type Schema,
  widgetNamed,
} from '../../../core/index.ts';
import type { FieldWay, KindOfNew, SectionId, SetKind } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { keyIn, membersOf } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Expanded } from '../common/expanded.ts';
import { layoutParts } from '../common/layout.ts';
import {
  askedAt,
  calledIn,
  filesOfSection,
  keyOfField,
  layoutAt,
  layoutWay,
  schemaAt,
} from '../common/place.ts';
import { dotted, migrationParts } from './answers.ts';
import { hasChoices, type Made, madeOf } from './palette.ts';

/**
 * What becomes of answers that are saved: they stay as they are; whoever comes back is asked to put right what does not fit; they go
 * along as the choices that are named in their place; they are taken away, and people are asked again.
 */
export type BecomesOfAnswers = 'kept' | 'checked' | 'named' | 'dropped';

/** A kind that a field can get. */
export interface NextKind {
  readonly kind: KindOfNew;
  readonly becomes: BecomesOfAnswers;
}

type From = 'text' | 'longText' | 'date' | 'number' | 'money' | 'yesNo' | 'choice' | 'choices';

const TEXTS = { text: 'kept', longText: 'kept' } as const;
const SHAPES = { email: 'checked', phone: 'checked', zip: 'checked', date: 'checked' } as const;
const NUMBERS = { number: 'dropped', money: 'dropped' } as const;
const CHOICES = { choice: 'dropped', choices: 'dropped' } as const;
const YES_NO = { yesNo: 'dropped' } as const;
const LOST_TEXTS = { text: 'dropped', longText: 'dropped' } as const;

/** In the order in which they are offered. */
const NEXT: Readonly<Record<From, Partial<Record<KindOfNew, BecomesOfAnswers>>>> = {
  text: { longText: 'kept', ...SHAPES, ...NUMBERS, ...YES_NO, ...CHOICES },
  longText: { text: 'checked', ...SHAPES, ...NUMBERS, ...YES_NO, ...CHOICES },
  date: { ...TEXTS, ...NUMBERS, ...YES_NO, ...CHOICES },
  number: { money: 'kept', ...LOST_TEXTS, date: 'dropped', ...YES_NO, ...CHOICES },
  money: { number: 'checked', ...LOST_TEXTS, date: 'dropped', ...YES_NO, ...CHOICES },
  yesNo: { choice: 'named', ...LOST_TEXTS, date: 'dropped', ...NUMBERS, choices: 'dropped' },
  choice: { choices: 'named', ...LOST_TEXTS, date: 'dropped', ...NUMBERS, ...YES_NO },
  choices: { choice: 'dropped', ...LOST_TEXTS, date: 'dropped', ...NUMBERS, ...YES_NO },
};

/** The kinds a field can get; none of one that is more than a plain question, or whose answer a record keeps in a column. */
export function kindsFor(
  source: ContentSource,
  section: SectionId,
  field: FieldWay,
): readonly NextKind[] {
  const from = kindNow(source, section, field);
  if (from === undefined) return [];
  return Object.entries(NEXT[from]).map(([kind, becomes]) => ({
    kind: kind as KindOfNew,
    becomes,
  }));
}

function kindNow(source: ContentSource, section: SectionId, field: FieldWay): From | undefined {
  const place = schemaAt(source, section, field);
  // What a block asks, several forms ask.
  if (!place || place.file !== filesOfSection(section)?.schema) return undefined;
  const { $ref } = place.schema;
  if (typeof $ref === 'string' && !$ref.includes('#/definitions/')) return undefined;
  const schema = askedAt(source, section, field);
  const widget = widgetNamed(String(layoutAt(source, section, field)['ui:widget']));
  if (schema.column !== undefined || widget?.onlyShows === true) return undefined;
  switch (answerKind(schema as Schema)) {
    case 'text':
      if (schema.format === 'date') return 'date';
      return widget?.standard?.from === undefined ? 'text' : 'longText';
    case 'integer':
      return 'number';
    case 'number':
      return 'money';
    case 'boolean':
      return 'yesNo';
    case 'choice':
      return isOfTexts(schema.enum) ? 'choice' : undefined;
    case 'choices':
      return isObject(schema.items) && isOfTexts(schema.items.enum) ? 'choices' : undefined;
    default:
      return undefined;
  }
}

const isOfTexts = (values: Json | undefined): boolean =>
  Array.isArray(values) && values.every((one) => typeof one === 'string');

/** Words that hold whatever is answered. */
const STAYING: ReadonlySet<string> = new Set(['label', 'hint', 'error.required']);
/** What is said of a field besides its kind. */
const KEPT = ['$comment', 'personal', 'readOnly', 'writeOnly'] as const;

export function setKind(source: ContentSource, act: SetKind): Expanded {
  const { section, field, kind } = act;
  const place = schemaAt(source, section, field);
  const files = filesOfSection(section);
  if (!place || !files) return { fault: 'no-field' };
  const next = kindsFor(source, section, field).find((one) => one.kind === kind);
  if (!next) return { fault: 'kind-stays' };
  const before = askedAt(source, section, field);
  const made = madeFor(act, before);
  if (!made) return { fault: 'act-unfit' };
  const kept = Object.fromEntries(
    KEPT.flatMap((word) => (place.schema[word] === undefined ? [] : [[word, place.schema[word]]])),
  );
  const words = Object.entries(made.words).map(
    ([word, text]): Part => ({ kind: 'sentence', key: keyOfField(section, field, word), text }),
  );
  return {
    told: { said: 'kindSet', values: { of: calledIn(source, section, field) } },
    parts: [
      { kind: 'member', file: place.file, at: place.at, value: { ...made.schema, ...kept } },
      ...layoutParts(source, files.ui, layoutWay(field), made.layout),
      ...goneWords(source, act, isOfSame(act, before)),
      ...words,
      ...becoming(source, act, { next, made, before }),
    ],
  };
}

/** One of its choices becomes several of them. */
const isOfSame = ({ kind }: SetKind, before: JsonObject): boolean =>
  kind === 'choices' && Array.isArray(before.enum);

function madeFor(act: SetKind, before: JsonObject): Made | undefined {
  const { section, kind, choices = [] } = act;
  const isSame = isOfSame(act, before);
  if (hasChoices(kind) && choices.length === 0 && !isSame) return undefined;
  const to = { section, inside: '', group: '', after: '' };
  const made = madeOf({ ...{ do: 'add', kind, choices, to }, label: '', required: false });
  if (!made || !isSame) return made;
  const items = { type: 'string', enum: before.enum ?? [] };
  return { ...made, schema: { ...made.schema, items }, words: {} };
}

/** What was said of the former kind: its choices unless they stay, and what was wrong with an answer. */
function goneWords(
  source: ContentSource,
  { section, field }: SetKind,
  keepsChoices: boolean,
): readonly Part[] {
  const files = filesOfSection(section);
  const stem = keyOfField(section, field, '').slice(files?.keys.length ?? 0);
  if (!files) return [];
  return (membersOf(source.get(files.words) ?? '') ?? []).flatMap(([name]): readonly Part[] => {
    const word = name.slice(stem.length);
    if (!name.startsWith(stem) || STAYING.has(word)) return [];
    if (keepsChoices && word.startsWith('option.')) return [];
    return [{ kind: 'sentence', key: keyIn(files.words, name), gone: true }];
  });
}

interface Becoming {
  readonly next: NextKind;
  readonly made: Made;
  readonly before: JsonObject;
}

/** The step that saved answers are put through. */
function becoming(
  source: ContentSource,
  { section, field }: SetKind,
  { next, made, before }: Becoming,
): readonly Part[] {
  const place = dotted(field);
  const put = (step: JsonObject): readonly Part[] => migrationParts(source, section, field, step);
  if (next.becomes === 'kept') return [];
  if (next.becomes === 'dropped') return put({ op: 'drop', field: place });
  if (next.becomes === 'checked') return put({ op: 'mapValues', field: place, values: {} });
  return put({ op: 'mapValues', field: place, values: namedValues(made, before) });
}

/** Yes and no are the first two choices; one choice is a list of it. */
function namedValues({ schema }: Made, before: JsonObject): JsonObject {
  if (Array.isArray(before.enum))
    return Object.fromEntries(before.enum.map((one: Json) => [String(one), [one]]));
  const [yes = null, no = null] = Array.isArray(schema.enum) ? schema.enum : [];
  return { true: yes, false: no };
}
