// What comes of carrying out a command.
import type { ContentSource } from '../model/types.ts';
import type { Command, CommandFault, Reading } from './command.ts';

/** Content that commands are carried out on. */
export interface Edited {
  readonly source: ContentSource;
  /** What it began as. */
  readonly base: ContentSource;
  /** Whole texts that commands gave to files: a file that says the same again has the same bytes again. */
  readonly given: ReadonlyMap<string, readonly string[]>;
}

export interface Applied {
  readonly edited: Edited;
  readonly inverse: Command;
  /** What it is about: two commands that share one of these meet. */
  readonly touches: readonly string[];
  readonly reading: Reading;
}

export type Outcome = Applied | { readonly fault: CommandFault };
