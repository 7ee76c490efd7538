// Files that are there already: asked for when the field appears, downloaded, deleted.

import { useEffect, useRef } from 'react';
import type { JsonObject } from '../../../core/index.ts';
import { listIn, listsErrors, valueIn } from '../../calls/body.ts';
import { usePayload } from '../../calls/payload.ts';
import { useRemoteNow } from '../../calls/read.ts';
import { callsIn, type FileCall, fileCall } from '../../calls/upload-calls.ts';
import { useFormRuntime } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { objectOption, plainText, textOption } from '../../nodes/options.ts';
import { whenGone } from '../../parts/focus.ts';
import { saveBlob } from '../../parts/save-blob.ts';
import { changeFiles, filesOf } from './upload-files.ts';

export interface StoredFiles {
  /** Whether the server has said which files there are: until then nobody may say that there are none. */
  readonly list: 'known' | 'awaited' | 'failed';
  /** Undefined where the form declares no such call. */
  readonly download: ((one: JsonObject) => Promise<void>) | undefined;
  readonly remove: ((one: JsonObject) => Promise<void>) | undefined;
}

interface Hears {
  /** The list could not be asked for. */
  readonly onFault: (message: string) => void;
  /** A deleted file took the focus with it. */
  readonly onFocusLost: () => void;
}

/** The files as the server knows them, asked for when the field appears; what the answers list besides is said. */
function useListed({ pointer, options }: PlaceProps, { onFault }: Hears): StoredFiles['list'] {
  const { store } = useFormRuntime();
  const { texts } = store;
  const declared = callsIn(options);
  const owner = usePayload(objectOption(declared, 'with'), pointer);
  const list = useRemoteNow(textOption(declared, 'list'), owner);
  const listed = list.state === 'ready' ? list.body : undefined;
  const before = useRef(filesOf(store.view(pointer).value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was listed is taken once, not again where rows move
  useEffect(() => {
    if (listed === undefined) return;
    const there = filesOf(listIn(listed));
    const isAmong = (files: readonly JsonObject[]) => (file: JsonObject) =>
      files.some(({ Key }) => Key === file.Key);
    const now = filesOf(store.view(pointer).value);
    // What was uploaded or deleted since the list was asked for, it cannot know.
    const added = now.filter((file) => !isAmong(before.current)(file) && !isAmong(there)(file));
    const deleted = before.current.filter((file) => !isAmong(now)(file));
    const gone = now.filter(
      (file) => isNamed(file.name) && !isAmong(there)(file) && !isAmong(added)(file),
    );
    const remaining = there.filter((file) => !isAmong(deleted)(file));
    changeFiles(store, pointer, () => [...remaining, ...added]);
    if (gone.length === 0) return;
    const names = gone.map(({ name }) => plainText(name)).join(', ');
    onFault(texts.t('runtime.upload.gone', { count: gone.length, names }));
  }, [listed]);
  const isUnknown = list.state === 'failed';
  useEffect(() => {
    if (isUnknown) onFault(texts.t('runtime.upload.listFailed'));
  }, [isUnknown, onFault, texts]);
  if (isUnknown) return 'failed';
  return list.state === 'loading' ? 'awaited' : 'known';
}

const isNamed = (name: JsonObject[string]): boolean => plainText(name) !== '';

/** What can be done with the files of a field, by the calls it declares. */
export function useStoredFiles(props: PlaceProps, hears: Hears): StoredFiles {
  const { pointer } = props;
  const { store, toast } = useFormRuntime();
  const { texts, calls } = store;
  const downloadCall = fileCall(store, props, 'download');
  const deleteCall = fileCall(store, props, 'delete');

  const list = useListed(props, hears);
  const download = async (call: FileCall, one: JsonObject) => {
    const asked = call.about(one);
    const answer = asked && (await calls(call.id, asked, { as: 'blob' }));
    if (answer?.ok && answer.blob) saveBlob(answer.blob, plainText(one.name));
    else toast('error', texts.t('runtime.failed'), answer);
  };

  const remove = async (call: FileCall, one: JsonObject) => {
    const asked = call.about(one);
    const answer = asked && (await calls(call.id, asked));
    if (!answer?.ok || listsErrors(answer.body)) {
      const message = answer && plainText(valueIn(answer.body, 'message'));
      toast('error', message || texts.t('runtime.failed'), answer);
      // One that is not there any more could never be taken off the list.
      if (answer?.status === 404) takeOff(one);
      return;
    }
    takeOff(one);
    toast('success', texts.t('runtime.upload.deleted'));
  };
  const takeOff = (one: JsonObject) => {
    const held = document.activeElement;
    changeFiles(store, pointer, (files) =>
      files.filter((other) => other.Key !== one.Key || other.name !== one.name),
    );
    // The button that was pressed goes with its file; focus must not go with it.
    if (held) whenGone(held, hears.onFocusLost);
  };

  return {
    list,
    download: downloadCall && ((one) => download(downloadCall, one)),
    remove: deleteCall && ((one) => remove(deleteCall, one)),
  };
}
