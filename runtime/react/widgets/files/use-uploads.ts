// The files of one upload that are not stored yet: kept with the form, sent by the call it declares, told to whoever sends the form.

import { useMemo, useRef, useSyncExternalStore } from 'react';
import { type FileKind, isList, type Json, type JsonObject } from '../../../core/index.ts';
import { listIn, valueIn } from '../../calls/body.ts';
import { fileCall } from '../../calls/upload-calls.ts';
import { type FormRuntime, useFormRuntime } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { asObject, listOption, numberOption, plainText } from '../../nodes/options.ts';
import type { FormStore } from '../../store/form-store.ts';
import { listText } from '../lists/list-texts.ts';
import { lastingPlace, placeNow } from './common/lasting-place.ts';
import { type UploadRules, uploadFault } from './upload-check.ts';
import { changeFiles, filesOf } from './upload-files.ts';
import { type Pending, type SendFile, UploadQueue } from './upload-queue.ts';

export interface Uploads {
  /** False where the form declares no call to send by. */
  readonly canSend: boolean;
  readonly pending: readonly Pending[];
  readonly queue: UploadQueue;
}

const queues = new WeakMap<FormStore, Map<string, UploadQueue>>();

/** The queue of a place; one per form and place, whichever page is on screen. */
export function useUploads(props: PlaceProps): Uploads {
  const runtime = useFormRuntime();
  const { store } = runtime;
  const { pointer } = props;
  const lasting = useMemo(() => lastingPlace(store, pointer), [store, pointer]);
  // What it says and asks by is that of now, also for a file that was chosen before.
  const needs = useRef<UploadQueue['needs']>(undefined);
  needs.current = needsOf(runtime, props, () => placeNow(store, lasting));
  const queue = useMemo(() => queueFor(store, lasting.key, needs.current), [store, lasting]);
  queue.needs = needs.current;
  const pending = useSyncExternalStore(queue.subscribe, queue.pending, queue.pending);
  return { canSend: fileCall(store, props, 'add') !== undefined, pending, queue };
}

function queueFor(store: FormStore, key: string, needs: UploadQueue['needs'] | undefined) {
  const all = queues.get(store) ?? new Map<string, UploadQueue>();
  queues.set(store, all);
  const known = all.get(key);
  if (known) return known;
  if (!needs) throw new Error('A queue is made by the place it belongs to.');
  const queue = new UploadQueue(needs);
  all.set(key, queue);
  const { changed } = store.waitFor({
    place: () => queue.place(),
    names: () => queue.names(),
    arrived: () => queue.arrived(),
    missing: () => queue.missing(),
  });
  queue.subscribe(changed);
  return queue;
}

function needsOf(
  { store, toast }: FormRuntime,
  props: PlaceProps,
  place: UploadQueue['needs']['place'],
): UploadQueue['needs'] {
  const { options, info } = props;
  const { texts } = store;
  const here = (): PlaceProps => ({ ...props, pointer: place() ?? props.pointer });
  return {
    place,
    asksType: listOption(options, 'types').length > 0,
    async check(file) {
      const wrong = await uploadFault(file, rulesFor(store, here()));
      if (!wrong) return '';
      const { key, word, params } = wrong;
      return word === undefined
        ? texts.t(key, params)
        : listText(texts, info, word, key, { ...params });
    },
    send: (pending, how) => sendFile({ store, toast }, here(), pending, how),
    missing: ({ file, state }) => texts.t(MISSING[state], { name: file.name }),
  };
}

const MISSING: Readonly<Record<Pending['state'], string>> = {
  asks: 'runtime.upload.missing.type',
  refused: 'runtime.upload.missing.refused',
  failed: 'runtime.upload.missing.file',
  waits: 'runtime.upload.missing.file',
  sending: 'runtime.upload.missing.file',
};

function rulesFor(store: FormStore, place: PlaceProps): UploadRules {
  const kinds = listOption(place.options, 'kinds') as unknown as readonly FileKind[];
  const maxBytes = numberOption(place.options, 'maxBytes');
  return { kinds, maxBytes, present: takenNames(store, place) };
}

/** Names of the files of a place: of those that are there, and of those that wait. */
export function takenNames(store: FormStore, { pointer }: PlaceProps): readonly string[] {
  const stored = filesOf(store.view(pointer).value).map(({ name }) => plainText(name));
  const { key } = lastingPlace(store, pointer);
  const waiting = queues.get(store)?.get(key)?.pending() ?? [];
  const names = waiting.filter(({ state }) => state !== 'refused').map(({ file }) => file.name);
  return [...stored, ...names];
}

/** Sends one; '' once it stands in the answers. */
async function sendFile(
  { store, toast }: Pick<FormRuntime, 'store' | 'toast'>,
  props: PlaceProps,
  { file, type }: Pending,
  { signal, onSent }: Parameters<SendFile>[1],
): Promise<string> {
  const { texts, calls } = store;
  const call = fileCall(store, props, 'add');
  const asked = call?.about(type === '' ? {} : { fileType: type });
  if (!call || !asked) return texts.t('runtime.upload.failed');
  const answer = await calls(call.id, asked, { files: { file }, onProgress: onSent, signal });
  if (!answer.ok)
    return plainText(valueIn(answer.body, 'message')) || texts.t('runtime.upload.failed');
  const told = toldOf(answer.body) ?? (await listedAs(store, props, file)) ?? { name: file.name };
  const stored = { ...(type !== '' && { fileType: type }), ...told };
  // It had arrived when it was taken out.
  if (signal.aborted) await removeAgain(store, props, stored);
  else {
    changeFiles(store, props.pointer, (files) => [...files, stored]);
    toast('success', texts.t('runtime.upload.uploaded'));
  }
  return '';
}

/** What an upload tells of its file; a service may tell no more than that it has it. */
function toldOf(body: Json): JsonObject | undefined {
  const data = valueIn(body, 'data');
  return isList(data) ? undefined : asObject(data);
}

/** Then its list knows the file. */
async function listedAs(
  store: FormStore,
  props: PlaceProps,
  file: File,
): Promise<JsonObject | undefined> {
  const call = fileCall(store, props, 'list');
  const asked = call?.about({});
  if (!call || !asked) return undefined;
  const answer = await store.calls(call.id, asked);
  if (!answer.ok) return undefined;
  return listIn(answer.body)
    .map(asObject)
    .findLast((one) => one?.name === file.name);
}

async function removeAgain(store: FormStore, props: PlaceProps, stored: JsonObject): Promise<void> {
  const call = fileCall(store, props, 'delete');
  const asked = call?.about(stored);
  if (call && asked) await store.calls(call.id, asked);
}
