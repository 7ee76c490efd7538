// What a build is given: the files, what they are held against, and how they are to be compiled.

import type { Input } from '../memo/step.ts';
import type { BuildOptions, ContentSource } from '../model/types.ts';
import type { Cache } from '../schema/cache.ts';

/** The content files, in the order of their names. */
export const SOURCE: Input<ContentSource> = { name: 'source', members: true, given: true };

/** What the content is held against, beside its own memory of what was released. */
export type Against = {
  readonly [Name in 'previous' | 'needs' | 'program']?: BuildOptions[Name] | undefined;
};

export const AGAINST: Input<Against> = { name: 'against', members: true, given: true };

export interface Setting {
  readonly locale: string;
  readonly cache: Cache;
  readonly timeLimitMs: number;
}

/** The same in all builds of one builder. */
export const SETTING: Input<Setting> = { name: 'setting', members: true, given: true };

/** The names of the lints that run, in their order. */
export const LINTING: Input<readonly string[]> = { name: 'linting', given: true };
