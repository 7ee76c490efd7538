// What a place of a form is called, from its message or by the answer beside it.

import type { Answers, FormNode, Pointer } from '../model/types.ts';
import { getAt, placeOf } from '../values/paths.ts';
import { type AnswerWords, plainAnswer } from './answer-text.ts';

/** The message that names a place by the answer beside it (`labelBy`); undefined where the plain label does. */
export function labelBeside(
  { texts, label, uiOptions }: Pick<FormNode, 'texts' | 'label' | 'uiOptions'>,
  pointer: Pointer,
  { answers, words }: { readonly answers: Answers; readonly words: Pick<AnswerWords, 'has'> },
): string | undefined {
  const by = uiOptions.labelBy;
  if (typeof by !== 'string') return undefined;
  const word = `label.${plainAnswer(getAt(answers, placeOf(`./${by}`, pointer)))}`;
  const keys = [texts?.[word], label.replace(/label$/, word)];
  return keys.find((key) => key !== undefined && words.has(key));
}

/** What is asked at a place. Without a message (a member an imported schema allows besides) it is called by its name. */
export function labelOf(
  words: Pick<AnswerWords, 't' | 'has'>,
  info: Pick<FormNode, 'label'> | undefined,
  pointer: Pointer,
): string {
  if (info && words.has(info.label)) return words.t(info.label);
  return pointer.slice(pointer.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
