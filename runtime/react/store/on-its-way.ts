// Something of a form that goes before its answers do, such as a file.

import type { Pointer } from '../../core/index.ts';

/** Marks the fault of something that was chosen and did not get there. */
export const ON_ITS_WAY = 'onItsWay';

/** Something that is sent beside the answers of one place. */
export interface OnItsWay {
  /** Nothing of the person's is lost where they leave meanwhile. */
  readonly mayLeave?: true;
  /** The place it belongs to now; undefined once that is gone. */
  readonly place: () => Pointer | undefined;
  /** Names of what is under way. */
  readonly names: () => readonly string[];
  /** Settles once nothing of it is under way. */
  readonly arrived: () => Promise<void>;
  /** Says what did not get there; '' where nothing is missing. */
  readonly missing: () => string;
}
