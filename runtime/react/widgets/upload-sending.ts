// A file on its way: chosen, checked, given a type, sent.

import { type RefObject, useRef, useState } from 'react';
import { valueIn } from '../calls/body.ts';
import { useFormRuntime } from '../context.tsx';
import {
  asObject,
  listOption,
  numberOption,
  objectOption,
  plainText,
  textOption,
} from '../nodes/options.ts';
import { afterDrawing } from '../parts/focus.ts';
import type { PlaceProps } from '../widget.ts';
import { uploadFault } from './upload-check.ts';
import { changeFiles, filesOf } from './upload-files.ts';

export interface Sending {
  /** False where the form declares no call to send by. */
  readonly offered: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly accept: readonly string[];
  readonly types: readonly string[];
  readonly file: File | undefined;
  readonly type: string;
  readonly fault: string;
  /** Between 0 and 1 while the file is sent, else null. */
  readonly progress: number | null;
  /** A file that may be sent is chosen, and a type where types are declared. */
  readonly ready: boolean;
  setFault(message: string): void;
  choose(file: File | undefined): Promise<void>;
  chooseType(type: string): void;
  send(): Promise<void>;
}

/** The state of one upload; a file that was sent leaves it empty for the next. */
export function useSending({ pointer, options }: PlaceProps): Sending {
  const { store, toast } = useFormRuntime();
  const { texts, calls } = store;
  const addCall = textOption(objectOption(options, 'calls') ?? {}, 'add');
  const types = listOption(options, 'types').map(String);
  const accept = listOption(options, 'accept').map(String);
  const [file, setFile] = useState<File | undefined>();
  const [type, setType] = useState('');
  const [fault, setFault] = useState('');
  // Only a file that must not be sent keeps the button shut: what failed on the way can be sent again.
  const [refused, setRefused] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);

  /** Says what is wrong with a choice, "no file" included. */
  const check = async (chosen: File | undefined): Promise<boolean> => {
    const present = filesOf(store.view(pointer).value).map((one) => plainText(one.name));
    const maxBytes = numberOption(options, 'maxBytes');
    const wrong = await uploadFault(chosen, { accept, maxBytes, present });
    setFault(wrong ? texts.t(wrong.key, wrong.params) : '');
    return wrong === undefined;
  };

  const startOver = () => {
    const held = document.activeElement;
    setFile(undefined);
    setType('');
    if (input.current) input.current.value = '';
    // Without a file the button is shut again; whoever pressed it goes on where the next file is chosen.
    afterDrawing(() => {
      if (held instanceof HTMLButtonElement && held.disabled) input.current?.focus();
    });
  };

  const send = async () => {
    if (!(await check(file)) || !file || addCall === undefined) return;
    setProgress(0);
    const answer = await calls(addCall, types.length > 0 ? { fileType: type } : {}, {
      files: { file },
      onProgress: setProgress,
    });
    setProgress(null);
    if (!answer.ok) {
      setFault(plainText(valueIn(answer.body, 'message')) || texts.t('runtime.upload.failed'));
      return;
    }
    const stored = asObject(valueIn(answer.body, 'data')) ?? { name: file.name };
    const added = { ...(type !== '' && { fileType: type }), ...stored };
    changeFiles(store, pointer, (files) => [...files, added]);
    toast('success', texts.t('runtime.upload.uploaded'));
    startOver();
  };

  return {
    offered: addCall !== undefined,
    input,
    accept,
    types,
    file,
    type,
    fault,
    progress,
    ready: file !== undefined && !refused && (types.length === 0 || type !== ''),
    setFault,
    async choose(chosen) {
      setFile(chosen);
      setRefused(!(await check(chosen)));
    },
    chooseType: setType,
    send,
  };
}
