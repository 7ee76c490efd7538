// What a locator needs of the window it is in.
import type { AnyPage, GivenFile } from '../../e2e/support/any-page.ts';
import type { Source } from './session.ts';
import type { InPage, Steps } from './steps.ts';

export interface Window {
  readonly page: AnyPage;
  /** Asks what looks into the page; `read` is the text of a function that makes JSON of the answer there. */
  ask<R>(what: keyof InPage, steps: Steps, read?: string): Promise<R>;
  act(sources: readonly Source[]): Promise<void>;
  give(steps: Steps, file: GivenFile): Promise<void>;
}
