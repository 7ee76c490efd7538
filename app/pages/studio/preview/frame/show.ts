// Brings a sentence into sight: opens its step, adds a row where it stands in one, says it where it is said only of a mistake.

import { generic, type JsonObject, type Pointer } from '../../../../../runtime/core/index.ts';
import { type FormStore, serverFaults } from '../../../../../runtime/react/index.ts';
import { decidedBy, labelsOf, reveal } from './hidden.ts';
import { elementsSaying } from './in-page.ts';
import type { Marks } from './marks.ts';
import type { OpenedPreview } from './open-preview.ts';
import { type FormPlace, inFirstRow, listsAround, placesIn } from './places.ts';
import { faultsOf } from './said-where-wrong.ts';

export interface Shower {
  readonly opened: Pick<OpenedPreview, 'form' | 'store'> & {
    /** There for a form in steps. */
    readonly Steps?: unknown;
  };
  readonly marks: Marks;
  readonly root: () => Element | null;
  /** The step on screen. */
  readonly step: () => string | undefined;
  readonly go: (step: string) => void;
}

export interface Place {
  readonly element: Element | undefined;
  /** Which place it is, from 1; 0 where none is in sight. */
  readonly at: number;
  readonly of: number;
  /** What the fields are called whose answers decide whether it is seen. */
  readonly why?: readonly string[];
}

export interface Wanted {
  readonly key: string;
  /** From 1. */
  readonly at?: number;
  readonly values?: Readonly<Record<string, string>>;
  /** Sentences of the same words. */
  readonly same?: readonly string[];
}

/** The place of a sentence, brought into the page. `undefined` elements say that it cannot be seen now. `stays` leaves whoever has gone to another step there. */
export async function bring(shower: Shower, wanted: Wanted, stays = false): Promise<Place> {
  const { opened } = shower;
  const { bundle } = opened.form;
  const { key, same = [], at, values } = wanted;
  const said = [key, ...same].find((one) => placesIn(bundle, one).length > 0) ?? key;
  const places = placesIn(bundle, said);
  const onThisStep = places.find(({ section }) => section === shower.step()) ?? places[0];
  const place =
    at === undefined ? onThisStep : places[Math.min(Math.max(at, 1), places.length) - 1];
  if (place === undefined) return here(shower, wanted);
  if (opened.Steps && shower.step() !== place.section) {
    if (stays) return { element: undefined, at: 0, of: places.length };
    shower.go(place.section);
  }
  const { store } = opened;
  const { pointer } = place;
  if (pointer !== undefined) addRows(store, pointer);
  const isSeen = pointer === undefined || (await reveal(store, pointer));
  if (place.isFault && pointer !== undefined && isSeen)
    say(store, pointer, [sentence(shower, said, pointer, values)]);
  const element = isSeen ? await appearing(() => elementIn(shower, wanted, place)) : undefined;
  const number = places.indexOf(place) + 1;
  return {
    ...{ element, at: element ? number : 0, of: places.length },
    ...(pointer !== undefined && !isSeen && { why: labelsOf(bundle, decidedBy(bundle, pointer)) }),
  };
}

/** A field, brought into the page as a sentence is: `why` tells what decides whether it is seen. */
export async function bringField(shower: Shower, pointer: string, stays = false): Promise<Place> {
  const { opened } = shower;
  const { bundle } = opened.form;
  const section = bundle.fields[pointer]?.section;
  if (section === undefined) return { element: undefined, at: 0, of: 0 };
  if (opened.Steps && shower.step() !== section) {
    if (stays) return { element: undefined, at: 0, of: 1 };
    shower.go(section);
  }
  addRows(opened.store, pointer);
  const isSeen = await reveal(opened.store, pointer);
  const element = isSeen ? await appearing(() => fieldElement(pointer)) : undefined;
  return {
    ...{ element, at: element ? 1 : 0, of: 1 },
    why: labelsOf(bundle, decidedBy(bundle, pointer)),
  };
}

/** All that is drawn of a field: of a list its rows with it. */
export const fieldElement = (pointer: string): Element | undefined =>
  document.getElementById(`field-${inFirstRow(pointer)}`)?.closest('.f-field') ?? undefined;

/** What is said around the form: as often as it stands in the page. */
function here({ root, marks }: Shower, wanted: Wanted): Place {
  const { at = 1 } = wanted;
  const page = root();
  const found = page ? elementsSaying(page, wanted, marks) : [];
  const number = Math.min(Math.max(at, 1), found.length);
  return { element: found[number - 1], at: number, of: found.length };
}

function elementIn(
  { root, marks }: Shower,
  wanted: Wanted,
  { pointer }: FormPlace,
): Element | undefined {
  const page = root();
  const found = page ? elementsSaying(page, wanted, marks) : [];
  if (pointer === undefined) return found[0];
  const control = document.getElementById(`field-${inFirstRow(pointer)}`);
  const field = control?.closest('.f-field');
  return found.find((one) => field?.contains(one)) ?? found[0];
}

/** A list that has no row shows nothing of what rows are asked. */
function addRows(store: FormStore, pointer: string): void {
  for (const list of listsAround(pointer))
    if (store.rowIds(list).length === 0) store.insertRow(list, {});
}

/** Shows every message that a field can have, one under the other; false where it has none. */
export function sayAll(shower: Shower, pointer: string): boolean {
  const { opened } = shower;
  const { store, form } = opened;
  addRows(store, pointer);
  const keys = faultsOf(form.bundle, pointer);
  say(
    store,
    inFirstRow(pointer),
    keys.map((key) => sentence(shower, key, pointer)),
  );
  const section = form.bundle.fields[generic(pointer)]?.section;
  if (opened.Steps && section !== undefined && shower.step() !== section) shower.go(section);
  return keys.length > 0;
}

function say(store: FormStore, pointer: string, messages: readonly string[]): void {
  const path = inFirstRow(pointer);
  const message = messages.join('\n');
  if (message === '') store.foundInHelper(path, []);
  else
    for (const fault of serverFaults(store, [{ path, code: 'preview', message }]))
      store.addLiveFault(fault);
}

/** As it reads with examples of what is filled in. */
function sentence(
  { opened }: Shower,
  key: string,
  pointer: Pointer,
  values: JsonObject = {},
): string {
  const { texts } = opened.store;
  const { label } = opened.form.bundle.fields[generic(pointer)] ?? {};
  const known = label && texts.has(label) ? { label: texts.t(label) } : {};
  return texts.has(key) ? texts.t(key, { ...values, ...known }) : '';
}

const TRIES = 60;

/** What is drawn with one of the next frames. */
async function appearing<T>(find: () => T | undefined): Promise<T | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return undefined;
}
