// What a command is: one small change of content that names its thing by identity, and what is kept beside it.

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
export type Command = SentenceCommand | SetFile | OnRelease;

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
  | 'empty-long';

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
  | 'base';
