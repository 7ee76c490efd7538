// A form in progress: one shape and one word for it, in the store, on the wire and on a device.
import type { Answers } from '../model/json.ts';

/** Answers that are kept before they are submitted. Secrets are never among them. */
export interface Draft {
  readonly data: Answers;
  /** Counts the saves: a save names the revision it stands on, and the draft is its next one. 0 stands on none. */
  readonly revision: number;
  /** The section it was left at. */
  readonly step?: string;
  /** The farthest section that was opened. */
  readonly reached?: string;
  /** The release of the form whose answers these are. */
  readonly release: string;
  /** The moment of the save, in ISO 8601. */
  readonly savedAt: string;
}
