// What is known of the change at hand, and what can be done to it.

import type { Refused } from '../../../calls/refusal.ts';
import type {
  Change,
  Clash,
  Comment,
  Make,
  Row,
  SentenceCommand,
  Unsaved,
  WriteFile,
} from './types.ts';

export interface WorkState {
  /** '' until the first edit begins one. */
  readonly id: string;
  /** Undefined while it is asked for, null where there is none. */
  readonly change: Change | null | undefined;
  readonly rows: readonly Row[];
  /** No row up to this one is missing. */
  readonly asked: number;
  /** The newest command whose words are on screen, one's own that are saved among them. */
  readonly seen: number;
  /** In hand or on the way. */
  readonly unsaved: readonly Unsaved[];
  /** On the server, `seen` telling as which command; their rows have not come back yet. */
  readonly saved: readonly Unsaved[];
  readonly saving: 'rest' | 'busy' | 'away' | 'ended' | 'refused';
  /** Why the server does not take it. */
  readonly refused?: Refused | undefined;
  readonly savedAt?: Date | undefined;
  readonly clashes: readonly Clash[];
  readonly comments: readonly Comment[];
  /** What undo would take back, and redo bring back; '' where there is nothing. */
  readonly undo: string;
  readonly redo: string;
}

/** The newest command that the server told of; 0 where there is none. What an edit answers comes before its rows do. */
export const newestSeq = ({ change, rows }: Pick<WorkState, 'change' | 'rows'>): number =>
  Math.max(change?.seq ?? 0, rows.at(-1)?.seq ?? 0);

export interface Work {
  get(): WorkState;
  subscribe(listener: () => void): () => void;
  /** Asks for the change; what a page that is gone could not save is sent then. */
  open(): Promise<void>;
  /** Says a sentence otherwise that said `was`: what is typed within a second is one command. */
  say(key: string, text: string, was: string): void;
  /** Does several things at once. */
  act(commands: readonly SentenceCommand[]): void;
  /** Does something to a form as a whole, once what is in hand is saved. */
  make: Make;
  /** Writes a whole file, likewise. */
  write: WriteFile;
  /** Saves what is in hand now; resolves when it is saved or cannot be. */
  flush(): Promise<void>;
  /** The page goes: what is in hand is sent, whether or not anybody hears the answer. */
  leave(): void;
  /** Takes back the own last act, or brings it back; `anyway` over what others built on it. */
  undo(redo: boolean, anyway?: boolean): Promise<Refused | undefined>;
  /** One's own words over those of a clash, or theirs. */
  decide(clash: Clash, mine: boolean): void;
  /** Fetches what others did. */
  look(): Promise<void>;
  /** What is not taken goes into a change of its own. */
  anew(): void;
  /** What is not taken is dropped; what the server has stands. */
  drop(): void;
  /** Another state of the change, as a call answered it. */
  take(change: Change): void;
  end(): void;
}
