// Makes saved answers fit the form: what it does not have, or holds differently now, is left out; so are secrets.
import { type Answers, draftOf, setAt, unknownPaths } from '../../runtime/core/index.ts';
import type { ReleasedForm } from '../content/released.ts';

/** The answers without what the form cannot hold, and without secrets. */
export function fittingDraft(form: ReleasedForm, answers: Answers): Answers {
  const paths = unknownPaths(form.bundle, answers).map((fault) => fault.path);
  // Last rows first, so that taking one out does not move those still to come.
  const fitting = paths
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .reduce<Answers>((kept, path) => setAt(kept, path, undefined), answers);
  return draftOf(form.bundle, fitting);
}
