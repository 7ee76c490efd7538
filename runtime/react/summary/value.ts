// The answers under review on screen: what the store and its judge say of them.

import type { Answered, JsonObject, Reviewed } from '../../core/index.ts';
import { answerWords } from '../nodes/answer-words.ts';
import type { FormStore } from '../store/form-store.ts';

/** One answer, as a host's own summary of a widget is given it. */
export interface Shown extends Pick<Answered, 'pointer' | 'value'> {
  readonly store: FormStore;
  /** `ui:options` of the field. */
  readonly options: JsonObject;
  /** A record is shown whole: deleted rows too, each row with its state. */
  readonly whole?: boolean;
}

/** Everything a review reads. */
export const reviewedOf = (store: FormStore, whole: boolean): Reviewed => ({
  whole,
  answers: store.answers(),
  words: answerWords(store.texts),
  isHidden: (pointer) => store.view(pointer).hidden,
  isRequired: (pointer) => store.view(pointer).required,
});
