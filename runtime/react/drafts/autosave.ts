// What an autosave is told, and what it does for whoever shows its state.

import type { Answers, Draft, JsonObject, Pointer } from '../../core/index.ts';
import type { CallAnswer } from '../common/ports.ts';
import type { FormStore } from '../store/form-store.ts';
import type { Newer } from './answer.ts';

export type DraftState =
  /** `here`: on this device, which is all that keeps it. */
  | { readonly kind: 'idle' | 'saving' | 'waiting' | 'here' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'refused'; readonly message: string | undefined }
  /** `places` were changed here and elsewhere, and not to the same. */
  | { readonly kind: 'conflict'; readonly theirs: Newer; readonly places: readonly Pointer[] };

export interface AutosaveOptions {
  readonly store: FormStore;
  /** The call that saves; the bundle's `draft.save` unless told. */
  readonly call?: string;
  /** No service keeps drafts of this form: this device alone does. */
  readonly onDevice?: boolean;
  /** What the call takes beside the draft, such as the id of the record. */
  readonly beside?: JsonObject;
  /** Name of the copy on this device. */
  readonly key: string;
  readonly revision?: number;
  /** The answers of that revision; those on screen unless told, null where they are not known. */
  readonly base?: Answers | null;
  /** What this device sent when the form was last open, and never heard of. */
  readonly sent?: readonly Answers[];
  readonly savedAt?: string;
  /** The step on screen, and the farthest that was opened, when a draft is saved. */
  readonly step?: () => string | undefined;
  readonly reached?: () => string | undefined;
  /** Hears of a save that the server will not have; what was typed is kept on this device first. */
  readonly onRefused?: (answer: CallAnswer) => void;
  readonly pauseMs?: number;
}

/** What another release of the form goes on with. */
export interface InHand extends Omit<Draft, 'revision' | 'savedAt'> {
  readonly revision?: number;
  /** The answers that the server and this window last had in common; null where nobody knows. */
  readonly base: Answers | null;
  /** Something of it is not saved yet. */
  readonly isDirty: boolean;
  /** Nothing of it is on its way, as a draft or to be submitted. */
  readonly isAtRest: boolean;
}

export interface Autosave {
  state(): DraftState;
  inHand(): InHand;
  subscribe(listener: () => void): () => void;
  revision(): number | undefined;
  /** Saves now what is not saved yet. `always` saves even if nothing changed; gives the call's answer. */
  flush(options?: { readonly always?: boolean }): Promise<CallAnswer | undefined>;
  /**
   * Saves what is not saved yet, then nothing more until `release`: a submission must find the draft as it was reviewed.
   * False where the draft was changed elsewhere; the person is asked first.
   */
  hold(): Promise<boolean>;
  release(): void;
  /**
   * A submission was refused for a newer draft. `ours`: it is one of our own saves, so it may be sent again. `theirs`:
   * it is on screen now, to be reviewed, or a conflict.
   */
  meet(answer: CallAnswer): Promise<'ours' | 'theirs' | undefined>;
  /** Asks again about a conflict whose dialog was put off. */
  remind(): void;
  /** Conflict: the answers in dispute stay as they are here. */
  keepMine(): Promise<void>;
  /** Conflict: the answers in dispute become those of elsewhere. */
  takeTheirs(): Promise<void>;
  /** The draft has become a submission, or was given up: nothing is saved any more, and the copy on this device goes. */
  forget(): void;
  dispose(): void;
}
