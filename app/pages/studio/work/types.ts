// What the calls of the Studio say of changes, by their contracts.

import type { Refused } from '../../../calls/refusal.ts';
import type { AnswerOf, PayloadOf } from '../../../calls/typed.ts';

/** What one purpose needs: a name, whose it is, and where it stands. */
export type Change = AnswerOf<'studio_edit'>['data']['change'];

/** One thing that was done in a change, as the server keeps it. */
export type Row = AnswerOf<'studio_edit'>['data']['missed'][number];

/** What somebody says about a place of it. */
export type Comment = AnswerOf<'studio_comment'>['data']['comments'][number];

/** What somebody else did to the same thing meanwhile; both wordings are there until one is chosen. */
export type Clash = AnswerOf<'studio_edit'>['data']['clashes'][number] & {
  /** What was to be said here, and is kept on the device until then. */
  readonly own: Unsaved;
};

/** What is done to one sentence. */
export type SentenceCommand = {
  readonly kind: 'sentence';
  readonly key: string;
  /** What it said when it was begun: does it say something else where this is carried out, that is a clash. */
  readonly was?: string;
} & (
  | { readonly text: string; readonly use?: never }
  | { readonly use: string; readonly text?: never }
);

/** Not on the server yet, or not known to be. */
export interface Unsaved {
  /** Sent twice, it is done once. */
  readonly id: string;
  readonly command: SentenceCommand;
  /** Those that are undone together have the same. */
  readonly batch?: string;
  /** The newest command whose words were on screen when it was made: what came later about the same is a clash. */
  readonly seen: number;
  /** Its place among those of this device. */
  readonly made: number;
  /** The server may have it as it is: what is typed further is another command. */
  readonly isTried?: boolean;
  /** Whoever typed it has left it, and it waits for what is on its way already. */
  readonly isLeft?: boolean;
  /** The server takes the others, but not this one as it is. */
  readonly isRefused?: boolean;
}

/** What somebody does to a form, as the contract of edits has it. */
export type Act = NonNullable<PayloadOf<'studio_edit'>['commands'][number]['act']>;

/** What is done at once: to a form as a whole, or to a file, which is taken out without `text`. */
export type Piece =
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'file'; readonly path: string; readonly text?: string };

/** Writes a whole file, or takes it out. `over` as with acts. */
export type WriteFile = (
  file: { readonly path: string; readonly text?: string },
  over?: boolean,
) => Promise<Made>;

/** What became of acts: done, refused, or met by what somebody else did to the same thing. */
export type Made =
  | { readonly done: true }
  | { readonly refused: Refused }
  | { readonly by: string };

/** Acts that are done together are taken back together. `over` writes over what others did meanwhile, which the person has seen. */
export type Make = (acts: readonly Act[], over?: boolean) => Promise<Made>;
