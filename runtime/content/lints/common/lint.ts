// What a lint is: a small check over the linked content that reports what it finds.

import type { RuleCaseResult } from '../../../core/index.ts';
import type { LinkedForm, Model } from '../../model/model.ts';
import type { BuildOptions } from '../../model/types.ts';
import type { Report } from '../../read/faults.ts';
import type { Cache } from '../../schema/cache.ts';
import type { Nowhere } from '../../ways/nowhere.ts';

export interface LintInput {
  readonly model: Model;
  readonly cache: Cache;
  readonly previous: NonNullable<BuildOptions['previous']>;
  readonly program: BuildOptions['program'];
  readonly report: Report;
  /** What somebody makes of one form, or one shared section alone, kept until something changes that is read for it. */
  readonly part: <T>(form: LinkedForm, part: Part<T>) => T;
}

export interface Part<T> {
  /** No two parts have the same. */
  readonly name: string;
  readonly of: (form: LinkedForm, model: Model) => T;
}

/** Looks at the whole content, reports what is wrong. A change of anything that it reads has it look at all again. */
export type WholeLint = (input: LintInput) => void;

/** Looks at each form by itself. */
export interface FormLint {
  /** `forms`, or `units`: shared sections alone, too. */
  readonly each: 'forms' | 'units';
  readonly look: (form: LinkedForm, input: LintInput) => void;
}

/** The same, where looking takes time. */
export interface LaterFormLint {
  readonly each: 'forms';
  readonly lookLater: (form: LinkedForm, input: LintInput) => Promise<void>;
}

/** What came of the cases of a form. */
export interface CaseRuns {
  readonly linked: LinkedForm;
  /** One for each case, in order. */
  readonly results: readonly RuleCaseResult[];
  /** Choices after which the form cannot be sent. */
  readonly nowhere: readonly Nowhere[];
}

/** Looks at the runs of the cases of each form, where nothing keeps its rules from running. */
export interface CaseLint {
  readonly each: 'runs';
  readonly look: (runs: CaseRuns, input: LintInput) => void;
}

export type Lint = WholeLint | FormLint | LaterFormLint | CaseLint;

/** Lints by name, each with a sentence that says what it refuses. */
export type LintTable = Readonly<Record<string, { readonly says: string; readonly run: Lint }>>;

/** A lint of every form by itself. */
export const ofForms = (look: FormLint['look']): FormLint => ({ each: 'forms', look });

/** A lint of every form, and every shared section alone. */
export const ofUnits = (look: FormLint['look']): FormLint => ({ each: 'units', look });
