// Files that are there already: asked for when the field appears, downloaded, deleted.

import { useEffect } from 'react';
import { isList, type JsonObject } from '../../core/index.ts';
import { listIn, valueIn } from '../calls/body.ts';
import { usePayload } from '../calls/payload.ts';
import { useRemoteNow } from '../calls/read.ts';
import { useFormRuntime } from '../context.tsx';
import { objectOption, plainText, textOption } from '../nodes/options.ts';
import { whenGone } from '../parts/focus.ts';
import { saveBlob } from '../parts/save-blob.ts';
import type { PlaceProps } from '../widget.ts';
import { callsIn, type FileCall, fileCall } from './upload-calls.ts';
import { changeFiles, filesOf } from './upload-files.ts';

export interface StoredFiles {
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

/** What can be done with the files of a field, by the calls it declares. */
export function useStoredFiles(props: PlaceProps, hears: Hears): StoredFiles {
  const { pointer, options } = props;
  const { store, toast } = useFormRuntime();
  const { texts, calls } = store;
  const downloadCall = fileCall(store, props, 'download');
  const deleteCall = fileCall(store, props, 'delete');

  const declared = callsIn(options);
  const owner = usePayload(objectOption(declared, 'with'), pointer);
  const list = useRemoteNow(textOption(declared, 'list'), owner);
  const listed = list.state === 'ready' ? list.body : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was listed is taken once, not again where rows move
  useEffect(() => {
    if (listed !== undefined) changeFiles(store, pointer, () => filesOf(listIn(listed)));
  }, [listed]);
  const { onFault } = hears;
  const isUnknown = list.state === 'failed';
  useEffect(() => {
    if (isUnknown) onFault(texts.t('runtime.upload.listFailed'));
  }, [isUnknown, onFault, texts]);

  const download = async (call: FileCall, one: JsonObject) => {
    const asked = call.about(one);
    const answer = asked && (await calls(call.id, asked, { as: 'blob' }));
    if (answer?.ok && answer.blob) saveBlob(answer.blob, plainText(one.name));
    else toast('error', texts.t('runtime.failed'));
  };

  const remove = async (call: FileCall, one: JsonObject) => {
    const asked = call.about(one);
    const answer = asked && (await calls(call.id, asked));
    const errors = answer && valueIn(answer.body, 'errors');
    if (!answer?.ok || (isList(errors) && errors.length > 0)) {
      const message = answer && plainText(valueIn(answer.body, 'message'));
      toast('error', message || texts.t('runtime.failed'));
      return;
    }
    const held = document.activeElement;
    changeFiles(store, pointer, (files) =>
      files.filter((other) => other.Key !== one.Key || other.name !== one.name),
    );
    toast('success', texts.t('runtime.upload.deleted'));
    // The button that was pressed goes with its file; focus must not go with it.
    if (held) whenGone(held, hears.onFocusLost);
  };

  return {
    download: downloadCall && ((one) => download(downloadCall, one)),
    remove: deleteCall && ((one) => remove(deleteCall, one)),
  };
}
