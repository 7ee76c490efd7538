// Loads and saves forms in progress, the application and generic forms alike.
import { draftOf, type JsonObject } from '../../runtime/core/index.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../refusals.ts';
import { type Draft, findDraft, saveDraft } from '../store/drafts.ts';
import { refusalOfShape } from './faults.ts';
import { fittingDraft } from './shape.ts';

export interface LoadedDraft {
  readonly n_rec: number;
  readonly data?: JsonObject;
  readonly revision?: number;
  readonly step?: string;
  readonly release?: string;
  readonly savedAt?: string;
}

export interface DraftToSave {
  readonly data: JsonObject;
  /** The revision the browser last saw; absent: save over whatever is there. */
  readonly revision: number | undefined;
  readonly step: string | undefined;
  readonly release: string | undefined;
}

/** The open draft as today's form can show it. */
export async function loadDraft(
  server: ServerContext,
  form: ReleasedForm,
  owner: string,
): Promise<LoadedDraft> {
  const draft = await findDraft(server.db, { form_id: form.bundle.id, owner });
  if (!draft || draft.closed_at || startsAnew(form, draft)) return { n_rec: 0 };
  return { n_rec: 1, ...shownDraft(form, draft), release: draft.release };
}

/** A form may ask that drafts of an older release start anew; the next save then replaces them. */
function startsAnew(form: ReleasedForm, draft: Draft): boolean {
  return form.bundle.draft?.onNewRelease === 'restart' && draft.release !== form.bundle.release;
}

/** What is given out of a draft. Whatever release made it, only what the form still holds comes back. */
export function shownDraft(form: ReleasedForm, draft: Draft) {
  return {
    data: fittingDraft(form, draft.data),
    revision: draft.revision,
    savedAt: draft.saved_at.toISOString(),
    ...(draft.step !== null && { step: draft.step }),
  };
}

/** Saves, or refuses with the newer draft, with the fields the form does not have, or because it was submitted. */
export async function saveAnswers(
  server: ServerContext,
  form: ReleasedForm,
  owner: string,
  given: DraftToSave,
): Promise<{ revision: number; savedAt: string }> {
  const refusal = refusalOfShape(server, form, given.data);
  if (refusal) throw refusal;
  const content = {
    data: draftOf(form.bundle, given.data),
    step: given.step ?? null,
    release: given.release ?? form.bundle.release,
  };
  const key = { form_id: form.bundle.id, owner };
  const seen = given.revision === undefined ? {} : { seen: given.revision };
  const outcome = await saveDraft(server.db, key, content, { ...seen, now: server.now() });
  if ('closed' in outcome) throw new Refusal('ALREADY_SUBMITTED');
  if ('stale' in outcome && given.revision === 0 && startsAnew(form, outcome.stale))
    return saveAnswers(server, form, owner, { ...given, revision: outcome.stale.revision });
  if ('stale' in outcome)
    throw new Refusal('STALE_DRAFT', { data: shownDraft(form, outcome.stale) });
  return {
    revision: outcome.saved.revision,
    savedAt: outcome.saved.saved_at.toISOString(),
  };
}
