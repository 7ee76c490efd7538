// Saves sections of a record: judged here first, sent whole, and read what the server says of it.

import {
  changesTo,
  draftOf,
  envelopeOf,
  type Fault,
  getAt,
  isBlank,
  isObject,
  isWithin,
  type JsonObject,
  mergeAnswers,
  type Pointer,
  sameValue,
  type Validate,
  withEmptied,
} from '../../core/index.ts';
import { listsErrors } from '../calls/body.ts';
import type { CallAnswer } from '../common/ports.ts';
import { createDelivery } from '../form/delivery.ts';
import { serverFaults } from '../form/server-faults.ts';
import { sectionTitle } from '../nodes/words.ts';
import type { FormStore } from '../store/form-store.ts';
import { type LoadedRecord, readStored, saveBody, secretsOf } from './record-body.ts';

export type SectionsSave =
  | { readonly kind: 'saved' }
  /** Something is wrong in sections that are being edited; nothing was saved. */
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] }
  /** Somebody changed the same places meanwhile. What only they changed is on screen already. */
  | { readonly kind: 'newer'; readonly newer: NewerRecord }
  | { readonly kind: 'failed'; readonly message: string | undefined; readonly answer: CallAnswer };

export interface NewerRecord {
  readonly record: LoadedRecord;
  /** Changed on both sides; a person decides. */
  readonly places: readonly Pointer[];
}

export interface SectionsEdit {
  readonly store: FormStore;
  readonly validate: Validate;
  /** Those that are saved, and judged before. */
  readonly sections: readonly string[];
  /** All that are being edited: a fault in any of them can be mended. */
  readonly open: readonly string[];
}

/** Saves once; `record` is the one the edit stands on. */
export async function saveSections(
  edit: SectionsEdit,
  record: LoadedRecord,
): Promise<SectionsSave> {
  const { store, validate, sections, open } = edit;
  const { bundle } = store;
  const faults: Fault[] = [];
  for (const section of sections) faults.push(...(await store.attempt('submit', section)).faults);
  if (faults.length > 0) return { kind: 'faults', faults };
  const deliver = createDelivery({
    store,
    validate,
    call: bundle.record?.save.call ?? '',
    payload: (answers) =>
      saveBody(bundle, sections, record, withEmptied(bundle, store.answers(), answers)),
  });
  const answer = await deliver();
  if (answer.ok && !listsErrors(answer.body)) return { kind: 'saved' };
  const newer = newerIn(answer, store, record);
  if (newer) return { kind: 'newer', newer };
  const { message, faults: answeredFaults } = envelopeOf(answer.body);
  const refused = serverFaults(store, answeredFaults);
  store.addServerFaults(refused);
  const here = refused.filter((fault) => open.includes(fault.section));
  if (here.length > 0) return { kind: 'faults', faults: here };
  // One that calls itself a success has no word for what went wrong.
  const refusal = answer.ok ? undefined : message;
  return { kind: 'failed', message: elsewhere(store, refused) ?? refusal, answer };
}

/** What is wrong in a section that is not being edited, with the name of that section. */
function elsewhere({ bundle, texts }: FormStore, faults: readonly Fault[]): string | undefined {
  const [fault] = faults;
  const section = bundle.sections.find(({ id }) => id === fault?.section);
  const says = fault?.params.text;
  if (section === undefined || typeof says !== 'string') return undefined;
  return [sectionTitle(texts, bundle, section), says].filter((word) => word !== '').join(': ');
}

/** The record that a refusal with 409 carries. */
function newerIn(
  answer: CallAnswer,
  store: FormStore,
  record: LoadedRecord,
): NewerRecord | undefined {
  const { body } = answer;
  if (answer.status !== 409 || !isObject(body) || !isObject(body.data)) return undefined;
  if (typeof body.revision !== 'number') return undefined;
  const theirs = { ...record, ...readStored(store.bundle, body.data), revision: body.revision };
  const places = joined(store, record, theirs);
  const answeredFaults = envelopeOf(body)
    .faults.map(({ path }) => path)
    .filter((path) => store.info(path) && !places.some((place) => isWithin(path, place)))
    .filter((path) => !sameValue(getAt(store.answers(), path), getAt(theirs.answers, path)));
  return { record: theirs, places: [...places, ...answeredFaults] };
}

/** Puts on screen what was changed elsewhere only, and gives the places that both changed. */
function joined(store: FormStore, base: LoadedRecord, theirs: LoadedRecord): readonly Pointer[] {
  const mine = draftOf(store.bundle, store.answers());
  const { value, both } = mergeAnswers(base.answers, mine, theirs.answers);
  for (const change of changesTo(mine, value)) store.set(change.pointer, change.value);
  const secrets = secretsOf(store.bundle).filter(
    (pointer) =>
      !isBlank(getAt(store.answers(), pointer)) && endOf(base, pointer) !== endOf(theirs, pointer),
  );
  return [...both, ...secrets];
}

const endOf = ({ masked }: LoadedRecord, pointer: Pointer): string | undefined =>
  masked[pointer.slice(1)];

/** Takes over what was saved elsewhere at these places; a secret typed here is dropped, and the one on file stays. */
export function takeTheirs(
  store: FormStore,
  theirs: LoadedRecord,
  places: readonly Pointer[],
): void {
  for (const place of places) store.set(place, getAt(theirs.answers as JsonObject, place));
}
