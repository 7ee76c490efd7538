// A chosen file on its way to the server, and then in the answers.

import { useRef, useState } from 'react';
import { valueIn } from '../../calls/body.ts';
import { fileCall } from '../../calls/upload-calls.ts';
import { useFormRuntime } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { asObject, plainText } from '../../nodes/options.ts';
import { afterDrawing } from '../../parts/focus.ts';
import { type Chosen, useChosen } from './upload-chosen.ts';
import { changeFiles } from './upload-files.ts';

export interface Sending extends Chosen {
  /** False where the form declares no call to send by. */
  readonly canSend: boolean;
  /** Between 0 and 1 while the file is sent, else null. */
  readonly progress: number | null;
  send(): Promise<void>;
}

/** The state of one upload; a file that was sent leaves it empty for the next. */
export function useSending(props: PlaceProps): Sending {
  const { store, toast } = useFormRuntime();
  const { texts, calls } = store;
  const addCall = fileCall(store, props, 'add');
  const chosen = useChosen(props);
  const [progress, setProgress] = useState<number | null>(null);
  const { type, types, setFault } = chosen;
  const underWay = useRef(false);

  const send = async () => {
    // Two quick presses are one: what is sent is looked into first, and nothing shows yet that it is under way.
    if (underWay.current) return;
    underWay.current = true;
    await sendChosen().finally(() => {
      underWay.current = false;
    });
  };
  const sendChosen = async () => {
    const file = await chosen.checked();
    if (!file || !addCall) return;
    const asked = addCall.about(types.length > 0 ? { fileType: type } : {});
    if (!asked) return setFault(texts.t('runtime.upload.failed'));
    setProgress(0);
    const answer = await calls(addCall.id, asked, { files: { file }, onProgress: setProgress });
    setProgress(null);
    if (!answer.ok) {
      setFault(plainText(valueIn(answer.body, 'message')) || texts.t('runtime.upload.failed'));
      return;
    }
    const stored = asObject(valueIn(answer.body, 'data')) ?? { name: file.name };
    const added = { ...(type !== '' && { fileType: type }), ...stored };
    changeFiles(store, props.pointer, (files) => [...files, added]);
    toast('success', texts.t('runtime.upload.uploaded'));
    chosen.startOver();
    // The button can do nothing until another file is chosen: the keyboard goes to where that is done.
    afterDrawing(() => {
      if (document.activeElement === document.body) chosen.input.current?.focus();
    });
  };

  return { ...chosen, canSend: addCall !== undefined, progress, send };
}
