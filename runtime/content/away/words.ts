// What goes between whoever has content built and the thread that builds it.

import type { FormBundle } from '../../core/index.ts';
import type { NamedFile } from '../build/app-bundle.ts';
import type { Against } from '../build/inputs.ts';
import type { Unnamed } from '../compile/bundle.ts';
import type { BuildResult, Release } from '../model/types.ts';
import type { IndexedSentence } from '../wording/types.ts';

/** A file and its text; without one it is gone. */
export type FileChange = readonly [file: string, text: string | undefined];

/** One form as it would be shown. */
export interface Preview {
  readonly bundle: Unnamed<FormBundle>;
  readonly validatorsCode: string;
}

/** A release without what cannot leave a thread: its validators as code, its texts as their wording. */
export interface PlainRelease extends Omit<Release, 'forms' | 'texts'> {
  readonly forms: Readonly<Record<string, Omit<Release['forms'][string], 'validate'>>>;
}

export interface PlainResult extends Omit<BuildResult, 'release'> {
  readonly release?: PlainRelease;
}

/** What is asked, by name: what of, and what is answered. */
export interface Asked {
  readonly preview: { readonly of: string; readonly answer: Preview | undefined };
  readonly files: { readonly of: string; readonly answer: readonly NamedFile[] | undefined };
  readonly app: { readonly of: undefined; readonly answer: NamedFile };
  readonly sentences: { readonly of: undefined; readonly answer: readonly IndexedSentence[] };
  readonly faults: { readonly of: undefined; readonly answer: BuildResult['faults'] };
  readonly warnings: { readonly of: undefined; readonly answer: BuildResult['warnings'] };
  readonly build: { readonly of: undefined; readonly answer: PlainResult };
}

export type Question = {
  readonly [Name in keyof Asked]: { readonly name: Name; readonly of: Asked[Name]['of'] };
}[keyof Asked];

/** Of several that wait the lowest is answered first: what is drawn, before what is only read through. */
export const RANK = {
  preview: 0,
  files: 0,
  app: 1,
  sentences: 2,
  faults: 3,
  warnings: 3,
  build: 3,
} as const satisfies Readonly<Record<keyof Asked, number>>;

export type ToThread =
  | { readonly kind: 'change'; readonly files: readonly FileChange[] }
  | { readonly kind: 'against'; readonly against: Against }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question };

export type FromThread =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: unknown }
  | { readonly id: number; readonly kind: 'overtaken' }
  | { readonly id: number; readonly kind: 'error'; readonly message: string };
