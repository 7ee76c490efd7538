// What a command is: one small change of content that names its thing by identity, and what is kept beside it.
import type { Json } from '../../core/index.ts';
import type { Act } from './act.ts';
import type { Told } from './told.ts';

/** Sets the words of a message, whole long texts included; those of one that used another become its own. */
export interface SetText {
  readonly kind: 'sentence';
  readonly key: string;
  readonly text: string;
  /** Where a message that is not there yet is put: behind the one of this key; '' before all others. */
  readonly after?: string;
}

/** Lets a message say what another says. */
export interface UseOther {
  readonly kind: 'sentence';
  readonly key: string;
  readonly use: string;
  readonly after?: string;
}

/** Takes a message out of its file. */
export interface TakeOut {
  readonly kind: 'sentence';
  readonly key: string;
  readonly gone: true;
}

/** A whole file, byte for byte; `null` takes it away. */
export interface SetFile {
  readonly kind: 'file';
  readonly path: string;
  readonly text: string | null;
}

/** Nothing of the content: from here on the change stands on another release. */
export interface OnRelease {
  readonly kind: 'base';
  readonly from: number;
  readonly to: number;
}

export type SentenceCommand = SetText | UseOther | TakeOut;

/**
 * One member of a JSON file, by its way from the top: members of objects by their names, those of lists by what names them there
 * (`nameIn`). Set, it stays where it is, or is put behind the member `after`; '' before all others, left out at the end.
 */
export type MemberPart = {
  readonly kind: 'member';
  readonly file: string;
  readonly at: readonly string[];
} & (
  | { readonly value: Json; readonly after?: string; readonly gone?: never }
  | { readonly gone: true; readonly value?: never; readonly after?: never }
);

/** What an act comes down to: it is carried out and taken back piece by piece, so that what others did beside it stays. */
export type Part = SentenceCommand | MemberPart | SetFile;

/** What somebody did to a form, whole: a field moved, a name changed everywhere. */
export interface ActCommand {
  readonly kind: 'act';
  /** What was meant, from which its parts are made anew on another release; of what takes an act back there is none. */
  readonly act?: Act;
  readonly told: Told;
  readonly parts: readonly Part[];
}

export type Command = SentenceCommand | SetFile | ActCommand | OnRelease;

/** Why a command cannot be carried out. */
export type CommandFault =
  | 'no-sentence'
  | 'not-json'
  | 'not-a-sentence'
  | 'long-uses'
  | 'uses-unknown'
  | 'uses-itself'
  | 'path'
  | 'letters'
  | 'too-long'
  | 'too-deep'
  | 'empty-long'
  | 'no-place'
  | 'not-a-member'
  | 'act-unfit'
  | 'no-field'
  | 'no-section'
  | 'no-form'
  | 'name-taken'
  | 'name-unfit'
  | 'no-holder'
  | 'into-rows'
  | 'kind-stays'
  | 'shared-section'
  | 'reads-beginning'
  | 'has-uses'
  | 'last-field'
  | 'last-group'
  | 'no-choices'
  | 'no-choice'
  | 'last-choice'
  | 'choice-in-rule'
  | 'no-rule';

/** What a command did, for a sentence about it. */
export interface Reading {
  /** The message, or the path of the file. */
  readonly what: string;
  /** Of whom a label, hint or error is, as its label says; of anything else the thing itself. */
  readonly of: string;
  readonly part: PartOfContent;
  /** What it said before, and says now; absent where there is nothing. */
  readonly from?: string;
  readonly to?: string;
  /** Whose words it has now. */
  readonly use?: string;
  /** Of an act: what was done, to be said in a sentence of its own. */
  readonly told?: Told;
}

export type PartOfContent =
  | 'label'
  | 'hint'
  | 'placeholder'
  | 'error'
  | 'title'
  | 'mail'
  | 'document'
  | 'page'
  | 'sentence'
  | 'file'
  | 'act'
  | 'base';
