// Loads and saves forms in progress, the application and generic forms alike, whichever release they were made in.
import {
  carryOver,
  draftOf,
  fittingDraft,
  type JsonObject,
  type LeftOut,
} from '../../runtime/core/index.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../refusals.ts';
import { type Draft, findDraft, saveDraft } from '../store/drafts.ts';
import { refusalOfShape } from './faults.ts';
import { formOfDraft, formOfRelease } from './releases.ts';

export interface LoadedDraft {
  readonly n_rec: number;
  readonly data?: JsonObject;
  readonly revision?: number;
  readonly step?: string;
  /** The release whose form holds these answers. */
  readonly release?: string;
  readonly savedAt?: string;
  /** Answers the form has no place for any more, for the person to read. */
  readonly left_out?: readonly LeftOut[];
}

export interface DraftToSave {
  readonly data: JsonObject;
  /** The revision the browser last saw; absent: save over whatever is there. */
  readonly revision: number | undefined;
  readonly step: string | undefined;
  /** The release of the form on screen; today's unless told. */
  readonly release: string | undefined;
}

/** The open draft: in the release it was made in where drafts are pinned, else carried over to today's form. */
export async function loadDraft(
  server: ServerContext,
  form: ReleasedForm,
  owner: string,
): Promise<LoadedDraft> {
  const draft = await findDraft(server.db, { form_id: form.bundle.id, owner });
  if (!draft || draft.closed_at || startsAnew(form, draft)) return { n_rec: 0 };
  const opened = await formOfDraft(server, form, draft);
  const { left_out, ...shown } = await shownDraft(server, opened, draft);
  return {
    n_rec: 1,
    ...shown,
    release: opened.bundle.release,
    ...(left_out.length > 0 && { left_out }),
  };
}

/** A form may ask that drafts of an older release start anew; the next save then replaces them. */
function startsAnew(form: ReleasedForm, draft: Draft): boolean {
  return form.bundle.draft?.onNewRelease === 'restart' && draft.release !== form.bundle.release;
}

/** A draft as a form can show it: answers of another release are carried over, and what is left out is listed. */
async function shownDraft(server: ServerContext, form: ReleasedForm, draft: Draft) {
  const { answers, leftOut } = await fitted(server, form, draft);
  return {
    data: answers,
    revision: draft.revision,
    savedAt: draft.saved_at.toISOString(),
    ...(draft.step !== null && { step: draft.step }),
    left_out: leftOut,
  };
}

async function fitted(server: ServerContext, { bundle }: ReleasedForm, draft: Draft) {
  if (draft.release === bundle.release)
    return { answers: fittingDraft(bundle, draft.data), leftOut: [] };
  const then = await formOfRelease(server, bundle.id, draft.release);
  return carryOver(bundle, draft.data, then?.bundle);
}

/** What is given out of a draft that stands in the way of a save or a submission. */
export async function standingDraft(server: ServerContext, form: ReleasedForm, draft: Draft) {
  const { left_out: _, ...data } = await shownDraft(server, form, draft);
  return { data };
}

/**
 * Saves, or refuses with the newer draft, with the fields the form does not have, or because it was submitted. A page that
 * was open when a new release came still saves in its own: the answers are carried over when they are next opened.
 */
export async function saveAnswers(
  server: ServerContext,
  current: ReleasedForm,
  owner: string,
  given: DraftToSave,
): Promise<{ revision: number; savedAt: string }> {
  const { id } = current.bundle;
  const named = given.release && (await formOfRelease(server, id, given.release));
  const form = named || current;
  const refusal = refusalOfShape(server, form, given.data);
  if (refusal) throw refusal;
  const content = {
    data: draftOf(form.bundle, given.data),
    // Only a bookmark, read from an address somebody may have typed: an unknown one must not cost the answers.
    step: form.bundle.sections.find((section) => section.id === given.step)?.id ?? null,
    release: form.bundle.release,
  };
  const key = { form_id: id, owner };
  const seen = given.revision === undefined ? {} : { seen: given.revision };
  const outcome = await saveDraft(server.db, key, content, { ...seen, now: server.now() });
  if ('closed' in outcome) throw new Refusal('ALREADY_SUBMITTED');
  if ('stale' in outcome && given.revision === 0 && startsAnew(current, outcome.stale))
    return saveAnswers(server, current, owner, { ...given, revision: outcome.stale.revision });
  if ('stale' in outcome)
    throw new Refusal('STALE_DRAFT', await standingDraft(server, form, outcome.stale));
  return {
    revision: outcome.saved.revision,
    savedAt: outcome.saved.saved_at.toISOString(),
  };
}
