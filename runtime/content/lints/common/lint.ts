// What a lint is: a small check over the linked content that reports what it finds.

import type { CompiledForm } from '../../compile/compile.ts';
import type { Model } from '../../model/model.ts';
import type { BuildOptions } from '../../model/types.ts';
import type { FaultList, Report } from '../../read/faults.ts';
import type { Cache } from '../../schema/cache.ts';

export interface LintInput {
  readonly model: Model;
  /** Forms, and shared sections alone, whose schema compiles. */
  readonly compiled: readonly CompiledForm[];
  readonly cache: Cache;
  readonly previous: NonNullable<BuildOptions['previous']>;
  readonly neededFlows?: BuildOptions['neededFlows'];
  readonly faults: FaultList;
}

/** Looks at the content, reports what is wrong. */
export type Lint = (input: LintInput & { readonly report: Report }) => void | Promise<void>;

/** Lints by name, each with a sentence that says what it refuses. */
export type LintTable = Readonly<Record<string, { readonly says: string; readonly run: Lint }>>;
