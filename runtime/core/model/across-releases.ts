// The words of what happens to a form's answers after it is published anew, and after it is sent.
import type { Json, JsonObject } from './json.ts';

/** What happens to an open draft when a new release comes: it keeps its release, is carried over, or begins anew. */
export type OnNewRelease = 'pin' | 'migrate' | 'restart';

/** How unfinished answers of a form are kept. */
export interface DraftPlan {
  /** The call that saves, for a form with a submit call of its own. */
  readonly save?: string;
  readonly onNewRelease: OnNewRelease;
  /** What each draft is about, where a person keeps several: one of each thing. */
  readonly about?: string;
}

/** Where the finished form goes. */
export interface SubmitPlan {
  readonly call?: string;
  /** Dotted path in what is sent under which the answers stand; each under its own name if left out. */
  readonly under?: string;
  /** The format in which days are sent; as they are held if left out. */
  readonly days?: string;
  readonly then?: AfterSubmit;
  /** Field path: the button is there once this is answered. */
  readonly once?: string;
}

/** What a person sees once a form is sent: another page, a sentence (message key), or a long text (message key). */
export interface AfterSubmit {
  readonly go?: string;
  readonly message?: string;
  readonly page?: string;
}

/** One step that makes answers of an earlier release into answers of this one; paths are dotted, `*` stands for every row. */
export interface Migration {
  readonly op: 'rename' | 'move' | 'split' | 'mapValues' | 'default' | 'drop';
  readonly from?: string;
  readonly to?: string | readonly string[];
  readonly field?: string;
  readonly at?: string;
  readonly values?: JsonObject;
  readonly value?: Json;
}
