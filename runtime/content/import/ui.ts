// Takes over what our layouts understand of a UI schema in RJSF's dialect; titles and help become messages.
import type { Json, JsonObject } from '../../core/index.ts';
import { choiceWord, isObject, WIDGET_ROWS } from '../../core/index.ts';
import { isUnseen } from '../link/fields.ts';
import { withoutMarkup } from '../texts/markup.ts';
import { membersOf } from './common/members.ts';
import { type ImportNote, Notes } from './common/notes.ts';

export interface ImportedUi {
  readonly ui: JsonObject;
  readonly messages: Readonly<Record<string, string>>;
  /** Dotted paths of what nobody sees, members not named: no words speak of it. */
  readonly unseen: readonly string[];
  readonly leftOut: readonly string[];
  readonly notes: readonly ImportNote[];
}

/** RJSF's widget names, those of its parts too (`RadioWidget`) → ours. */
const WIDGETS: ReadonlyMap<string, string> = new Map(
  WIDGET_ROWS.flatMap(([name, { rjsf }]) =>
    [...(rjsf?.parts ?? []), rjsf?.layout ?? []].flat().map((theirs) => [theirs, name] as const),
  ),
);

/** Texts of a UI schema → the last part of their message key. */
const TEXTS: Readonly<Record<string, string>> = {
  'ui:title': 'label',
  'ui:description': 'hint',
  'ui:help': 'hint',
  'ui:placeholder': 'placeholder',
};

/** The layout of an imported form. Fields the UI schema speaks of but the schema lacks are left out. */
export function importUi(ui: JsonObject, schema: JsonObject): ImportedUi {
  const taken: Taken = { messages: {}, unseen: [], leftOut: new Set(), notes: new Notes() };
  const layout = takeNode(ui, schema, '', taken);
  return {
    ...taken,
    ui: layout,
    leftOut: [...taken.leftOut].sort(),
    notes: taken.notes.list(),
  };
}

interface Taken {
  readonly messages: Record<string, string>;
  readonly unseen: string[];
  readonly leftOut: Set<string>;
  readonly notes: Notes;
}

function takeNode(node: JsonObject, shape: JsonObject, path: string, taken: Taken): JsonObject {
  const made: Record<string, Json> = {};
  const names = membersOf(shape);
  for (const [word, value] of Object.entries(withoutOptions(node))) {
    if (word.startsWith('ui:')) {
      if (takeWord(word, value, { made, path, names, shape }, taken)) continue;
      taken.leftOut.add(word);
      const quoted = typeof value === 'string' ? ` "${value}"` : '';
      taken.notes.leftOut(path, `${word}${quoted} of the layout`);
      continue;
    }
    const isRow = word === 'items' && isObject(shape.items);
    const child = isRow ? shape.items : names[word];
    const inner = isRow ? path : path === '' ? word : `${path}.${word}`;
    if (isObject(value) && isObject(child)) {
      const layout = takeNode(value, child, inner, taken);
      made[word] = layout;
      // The words of rows are those of their list.
      if (isUnseen(layout))
        taken.unseen.push(
          ...(isRow ? Object.keys(membersOf(child)).map((name) => `${inner}.${name}`) : [inner]),
        );
    } else {
      taken.leftOut.add(word);
      taken.notes.leftOut(inner, whyNot(word, shape));
    }
  }
  return made;
}

/** Places of a list have one layout, that of the list. */
const whyNot = (word: string, { items }: JsonObject): string =>
  ['items', 'additionalItems'].includes(word) && items !== undefined
    ? `"${word}" of the layout`
    : 'the layout speaks of it, and the schema does not';

/** RJSF lets `ui:options` hold what may stand beside it. */
function withoutOptions({ 'ui:options': options, ...node }: JsonObject): JsonObject {
  const flat = Object.entries(isObject(options) ? options : {});
  return { ...Object.fromEntries(flat.map(([word, value]) => [`ui:${word}`, value])), ...node };
}

interface Into {
  readonly made: Record<string, Json>;
  readonly path: string;
  readonly names: Readonly<Record<string, Json>>;
  readonly shape: JsonObject;
}

/** Takes over one word of the dialect; false where our layouts have nothing like it. */
function takeWord(word: string, value: Json | undefined, into: Into, { messages }: Taken): boolean {
  if (word === 'ui:errorMessages' && isObject(value)) {
    for (const [code, sentence] of Object.entries(value))
      if (typeof sentence === 'string' && into.path !== '')
        messages[`${into.path}.error.${code}`] = withoutMarkup(sentence);
    return true;
  }
  if (word === 'ui:enumNames') return nameChoices(value, into, messages);
  const text = TEXTS[word];
  if (text !== undefined && typeof value === 'string') {
    const plain = withoutMarkup(value).trim();
    if (plain !== '' && into.path !== '') messages[`${into.path}.${text}`] = plain;
    return plain !== '';
  }
  return (Object.hasOwn(WORDS, word) ? WORDS[word] : undefined)?.(value, into) ?? false;
}

/** Names of the choices: in their order, or by their values. */
function nameChoices(
  names: Json | undefined,
  { path, shape: { enum: values, items } }: Into,
  messages: Record<string, string>,
): boolean {
  const listed = values ?? (isObject(items) ? items.enum : undefined);
  if (path === '' || names === undefined || !Array.isArray(listed)) return false;
  for (const [at, choice] of (listed as readonly Json[]).entries()) {
    const name = Array.isArray(names) ? names[at] : isObject(names) && names[String(choice)];
    const plain = typeof name === 'string' ? withoutMarkup(name).trim() : '';
    const key = `${path}.option.${choiceWord(choice)}`;
    if (plain !== '') messages[key] = plain;
    // Where some have names the others are called by their values.
    else if (!isObject(choice)) messages[key] ??= String(choice);
  }
  return true;
}

type TakeWord = (value: Json | undefined, into: Into) => boolean;

const readOnly: TakeWord = (value, { made }) => {
  made['ui:readonly'] = value === true;
  return true;
};

const option =
  (name: string, type: 'number' | 'string'): TakeWord =>
  (value, { made }) => {
    if (value === undefined || typeof value !== type) return false;
    const known = made['ui:options'];
    made['ui:options'] = { ...(isObject(known) ? known : {}), [name]: value };
    return true;
  };

const WORDS: Readonly<Record<string, TakeWord>> = {
  'ui:widget': (value, { made }) => {
    const widget = WIDGETS.get(String(value));
    if (widget !== undefined) made['ui:widget'] = widget;
    return widget !== undefined;
  },
  'ui:order': (value, { made, names }) => {
    if (!Array.isArray(value)) return false;
    const known = value.filter((name) => name === '*' || Object.hasOwn(names, String(name)));
    made['ui:order'] = [...new Set(known)];
    return true;
  },
  'ui:readonly': readOnly,
  'ui:disabled': readOnly,
  'ui:rows': option('rows', 'number'),
  'ui:autocomplete': option('autocomplete', 'string'),
};
