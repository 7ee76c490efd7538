// The file a person has chosen to send: checked at once, kept until it is sent, its type asked for where types are declared.

import { type RefObject, useRef, useState } from 'react';
import type { FileKind } from '../../../core/index.ts';
import { useStore } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { listOption, numberOption, plainText } from '../../nodes/options.ts';
import { afterDrawing } from '../../parts/focus.ts';
import { listText } from '../lists/list-texts.ts';
import { type UploadFault, uploadFault } from './upload-check.ts';
import { filesOf } from './upload-files.ts';

export interface Chosen {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly accept: readonly string[];
  readonly types: readonly string[];
  readonly file: File | undefined;
  readonly type: string;
  readonly fault: string;
  /** A file that may be sent is chosen, and a type where types are declared. */
  readonly ready: boolean;
  setFault(message: string): void;
  choose(file: File | undefined): Promise<void>;
  chooseType(type: string): void;
  /** Says what is wrong with the choice of now, "no file" included; the file where nothing is. */
  checked(): Promise<File | undefined>;
  /** Nothing is chosen any more. */
  startOver(): void;
}

/** What is chosen at one upload. */
export function useChosen({ pointer, options, info }: PlaceProps): Chosen {
  const store = useStore();
  const types = listOption(options, 'types').map(String);
  const accept = listOption(options, 'accept').map(String);
  const [file, setFile] = useState<File | undefined>();
  const [type, setType] = useState('');
  const [fault, setFault] = useState('');
  // Only a file that must not be sent keeps the button shut: what failed on the way can be sent again.
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const wordsOf = ({ key, word, params }: UploadFault): string =>
    word === undefined
      ? store.texts.t(key, params)
      : listText(store.texts, info, word, key, { ...params });

  const check = async (chosen: File | undefined): Promise<boolean> => {
    const present = filesOf(store.view(pointer).value).map((one) => plainText(one.name));
    const maxBytes = numberOption(options, 'maxBytes');
    const kinds = listOption(options, 'kinds') as unknown as readonly FileKind[];
    const wrong = await uploadFault(chosen, { kinds, maxBytes, present });
    setFault(wrong ? wordsOf(wrong) : '');
    return wrong === undefined;
  };

  return {
    input,
    accept,
    types,
    file,
    type,
    fault,
    ready: file !== undefined && !refused && (types.length === 0 || type !== ''),
    setFault,
    async choose(chosen) {
      setFile(chosen);
      setRefused(!(await check(chosen)));
    },
    chooseType: setType,
    checked: async () => ((await check(file)) ? file : undefined),
    startOver() {
      const held = document.activeElement;
      setFile(undefined);
      setType('');
      if (input.current) input.current.value = '';
      // Without a file the button is shut again; whoever pressed it goes on where the next file is chosen.
      afterDrawing(() => {
        if (held instanceof HTMLButtonElement && held.disabled) input.current?.focus();
      });
    },
  };
}
