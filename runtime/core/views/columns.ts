// Reads the columns of a declared table: what each shows of a row, how it is written, where it leads.
import type { Json, JsonObject } from '../model/types.ts';
import { isList, isObject } from '../values/paths.ts';
import { stepsOf, type Tone, type ToneStep, tonesOf } from '../values/tones.ts';

/** A value of a row: the first of its keys that holds something. */
export interface ViewValue {
  readonly key: string;
  /** Keys that are read, in this order, where the first holds nothing. */
  readonly or?: readonly string[];
  readonly format: string;
  /** Of days and times, by whose clock they are written. */
  readonly timeZone?: string;
}

/** One column that is shown. */
export interface ViewColumn extends ViewValue {
  /** Message key of its heading. */
  readonly heading: string;
  readonly align: 'start' | 'center' | 'end';
  /** Shares the room that the other columns of a printed table leave. */
  readonly wide: boolean;
  /** The document of the house to whose readers a screen shows it; to all where absent. */
  readonly with?: string;
  /** What a person does in it: `tick` chooses the row, `switch` turns something of a chosen row on. */
  readonly input?: 'tick' | 'switch';
  /** Where messages say how a value reads: `<words>.<value>`; a value without one is its own word. */
  readonly words?: string;
  /** Tones of badges by value, in small letters. */
  readonly tones?: ReadonlyMap<string, Tone>;
  /** Of days that go by: from how many on they have which tone, the fewest first. */
  readonly steps?: readonly ToneStep[];
  /** What stands below the value, and the message key of its own heading in a file; of an amount, of its label on a card. */
  readonly second?: ViewValue & { readonly heading: string };
  /** A word, by message key, that stands below where the value of this key is true. */
  readonly note?: { readonly key: string; readonly text: string };
  /** Where the value leads: an address in which `{member}` stands for a member of the row. */
  readonly link?: string;
  /** Rows of which it does not say its value. */
  readonly instead?: Instead;
  /** Where it stands on the card that a row is on a phone. */
  readonly card?: 'top' | 'corner';
  /** A press on the heading puts the rows in its order. */
  readonly sortable: boolean;
}

/** Something else stands in place of a value: where all of `where` hold one of their values, unless all of `unless` do. */
export interface Instead {
  readonly where: Held;
  readonly unless?: Held;
  /** Message key of what stands there; nothing does where absent. */
  readonly text?: string;
}

/** Keys of a row, and values of which each may hold one; '' is what is not there. */
export type Held = Readonly<Record<string, readonly string[]>>;

/** A column of the view of that id. */
export function columnOf(column: JsonObject, id: string): ViewColumn {
  const { key, heading, align, wide, input, words, tones, second, note, link, card } = column;
  return {
    ...readValue(column),
    heading: typeof heading === 'string' ? heading : viewKey(id, String(key), 'heading'),
    align: align === 'end' || align === 'center' ? align : 'start',
    wide: wide === true,
    sortable: column.sortable === true,
    ...(typeof column.with === 'string' && { with: column.with }),
    ...((input === 'tick' || input === 'switch') && { input }),
    ...(typeof words === 'string' && { words }),
    ...(isObject(tones) && { tones: tonesOf(tones) }),
    ...(isList(column.steps) && { steps: stepsOf(column.steps) }),
    ...(isObject(second) && { second: secondOf(second, id) }),
    ...(isObject(note) && { note: noteOf(note, id) }),
    ...(typeof link === 'string' && { link }),
    ...(isObject(column.instead) && { instead: insteadOf(column.instead) }),
    ...((card === 'top' || card === 'corner') && { card }),
  };
}

/** The message of a view for one of its words, unless the view names another: `viewKey('cases', 'number', 'heading')`. */
export const viewKey = (id: string, ...word: readonly string[]): string =>
  ['views', id, ...word].join('.');

const readValue = ({ key, or, format, timeZone }: JsonObject): ViewValue => ({
  key: String(key),
  ...(Array.isArray(or) && { or: or.map(String) }),
  format: typeof format === 'string' ? format : 'text',
  ...(typeof timeZone === 'string' && { timeZone }),
});

const insteadOf = ({ where, unless, text }: JsonObject): Instead => ({
  where: heldIn(where),
  ...(unless !== undefined && { unless: heldIn(unless) }),
  ...(typeof text === 'string' && { text }),
});

const heldIn = (held: Json | undefined): Held =>
  Object.fromEntries(
    Object.entries(isObject(held) ? held : {}).map(([key, values]) => [
      key,
      isList(values) ? values.map(String) : [],
    ]),
  );

const secondOf = (second: JsonObject, id: string) => ({
  ...readValue(second),
  heading: viewKey(id, String(second.key), 'heading'),
});

const noteOf = ({ key, text }: JsonObject, id: string) => ({
  key: String(key),
  text: typeof text === 'string' ? text : viewKey(id, String(key), 'note'),
});
