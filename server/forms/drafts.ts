// Loads and saves drafts, of the application and of generic forms alike, whichever release they were made in.
import {
  type Answers,
  carryOver,
  type Draft,
  draftOf,
  fittingDraft,
  type LeftOut,
} from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { findDraft, type StoredDraft, saveDraft } from '../store/forms/drafts.ts';
import { answersInSight, asKept, changedByOthers, rolesOf, withheldFrom } from './by-role.ts';
import { refusalOfShape, refuseFaults } from './faults.ts';
import { judgementIn } from './judges.ts';
import { beginsAnew, formOfDraft, formOfRelease } from './releases.ts';
import { isOversized } from './size.ts';
import { contextOfUse, type OwnedForm } from './use.ts';

/** The draft, if there is one, and how many there are. */
export interface LoadedDraft extends Partial<Draft> {
  readonly n_rec: 0 | 1;
  /** Answers the form has no place for any more, for the person to read. */
  readonly left_out?: readonly LeftOut[];
  /** How secrets end that stay unless they are typed anew, by pointer. */
  readonly kept?: Readonly<Record<string, string>>;
}

/**
 * A draft as a browser saves it. Without a revision it is saved over whatever is there; without a release it is of
 * today's form.
 */
export type DraftToSave = Pick<Draft, 'data'> &
  Partial<Pick<Draft, 'revision' | 'step' | 'reached' | 'release'>>;

/**
 * The open draft: in the release it was made in where drafts are pinned, else carried over to today's form. Of what is corrected, where
 * there is none, what was sent.
 */
export async function loadDraft(
  server: ServerContext,
  { form, owner, roles, sent }: OwnedForm,
): Promise<LoadedDraft> {
  const stored = await findDraft(server.db, { form_id: form.bundle.id, owner });
  const open = stored && !stored.closed && !startsAnew(form, stored) ? stored : undefined;
  const begins = open ?? sent?.draft;
  if (!begins) return { n_rec: 0 };
  const inUse = open ? await formOfDraft(server, form, open) : form;
  const { draft, leftOut } = await fitted(server, inUse, begins, { form, ...(roles && { roles }) });
  return {
    ...{ n_rec: 1, ...draft },
    ...(leftOut.length > 0 && { left_out: leftOut }),
    ...(sent && { kept: sent.ends }),
  };
}

/** A form may ask that drafts of an older release start anew; the next save then replaces them. */
function startsAnew(form: ReleasedForm, draft: Draft): boolean {
  return beginsAnew(form) && draft.release !== form.bundle.release;
}

type Use = Pick<OwnedForm, 'form' | 'roles'>;

/** A draft as a form can show it to whoever uses it: answers of another release are carried over, and what is left out is listed. */
async function fitted(server: ServerContext, { bundle }: ReleasedForm, stored: Draft, use: Use) {
  const { answers, leftOut } = await answersFor(server, bundle, stored, use);
  const { revision, savedAt } = stored;
  const bookmarks = bookmarksIn(bundle, stored);
  const data = answersInSight(bundle, use, answers);
  const draft: Draft = { data, revision, ...bookmarks, release: bundle.release, savedAt };
  return { draft, leftOut };
}

async function answersFor(
  server: ServerContext,
  bundle: ReleasedForm['bundle'],
  draft: Draft,
  use: Use,
) {
  if (draft.release === bundle.release)
    return { answers: fittingDraft(bundle, draft.data), leftOut: [] };
  const then = await formOfRelease(server, bundle.id, draft.release);
  const seen = then ? answersInSight(then.bundle, use, draft.data) : draft.data;
  return carryOver(bundle, seen, then?.bundle);
}

/** What is given out of a draft that stands in the way of a save or a submission. */
export async function standingDraft(
  server: ServerContext,
  form: ReleasedForm,
  stored: Draft,
  use: Use,
) {
  const { draft } = await fitted(server, form, stored, use);
  // Whoever is refused shows it in the form that is on screen already.
  const { release: _, ...data } = draft;
  return { data };
}

/**
 * Saves, or refuses with the newer draft, with the fields the form does not have or has locked, or because it was submitted. A page that
 * was open when a new release came still saves in its own: the answers are carried over when they are next opened. It is refused
 * where they would not be: where the form begins anew, or another page took the draft over already.
 */
export async function saveAnswers(
  server: ServerContext,
  use: OwnedForm,
  given: DraftToSave,
): Promise<Pick<Draft, 'revision' | 'savedAt'>> {
  const { form: current, owner, locked } = use;
  const { id } = current.bundle;
  const { revision: seen } = given;
  const changed = (await locked?.(given.data)) ?? [];
  if (changed.length > 0) throw refuseFaults(server, current, 'INVALID_ANSWERS', changed);
  const named = given.release && (await formOfRelease(server, id, given.release));
  const form = named || current;
  const isBehind = form.bundle.release !== current.bundle.release;
  if (isBehind && beginsAnew(current)) throw new Refusal('FORM_CHANGED');
  if (use.bounded && isOversized(form, given.data)) throw new Refusal('TOO_LARGE');
  const refusal = refusalOfShape(server, form, given.data);
  if (refusal) throw refusal;
  if (isBehind && seen === undefined)
    requireSameRelease(form, await findDraft(server.db, { form_id: id, owner }));
  const data = await allowedAnswers(server, use, form, given.data);
  const content = contentOf(form, { ...given, data });
  const outcome = await saveDraft(server.db, { form_id: id, owner }, content, {
    ...(seen !== undefined && { seen }),
    now: server.now(),
  });
  if ('closed' in outcome) throw new Refusal('ALREADY_SUBMITTED');
  if ('saved' in outcome) {
    const { revision, savedAt } = outcome.saved;
    return { revision, savedAt };
  }
  if (seen === 0 && startsAnew(current, outcome.stale))
    return saveAnswers(server, use, { ...given, revision: outcome.stale.revision });
  if (isBehind) requireSameRelease(form, outcome.stale);
  throw new Refusal('STALE_DRAFT', await standingDraft(server, form, outcome.stale, use));
}

/** The answers as they are kept: what the person may not change is as it was, and a Refusal where they sent another answer there. */
async function allowedAnswers(
  server: ServerContext,
  use: OwnedForm,
  form: ReleasedForm,
  given: Answers,
): Promise<Answers> {
  const withheld = await withheldFrom(server, use, form.bundle);
  if (withheld.places.length === 0) return given;
  const answers = asKept(withheld, given);
  const roles = rolesOf(use);
  if (changedByOthers(form.bundle, withheld, given, { roles }).length > 0) {
    // Perhaps the rules made it of other answers.
    const context = contextOfUse(server, use, form.bundle);
    const asked = { answers, context, moment: 'edit' } as const;
    const { values } = await judgementIn(server, form, asked, use.owner);
    const faults = changedByOthers(form.bundle, withheld, given, { roles, values });
    if (faults.length > 0) throw refuseFaults(server, form, 'INVALID_ANSWERS', faults);
  }
  return answers;
}

/** A draft that another page took over to a newer release does not go back: the older form has no place for what is new in it. */
function requireSameRelease({ bundle }: ReleasedForm, standing: StoredDraft | undefined): void {
  if (standing && !standing.closed && standing.release !== bundle.release)
    throw new Refusal('FORM_CHANGED');
}

function contentOf({ bundle }: ReleasedForm, given: DraftToSave) {
  return {
    data: draftOf(bundle, given.data),
    ...bookmarksIn(bundle, given),
    release: bundle.release,
  };
}

/** Read from an address somebody may have typed, or of another release: an unknown one must not cost the answers. */
function bookmarksIn({ sections }: ReleasedForm['bundle'], { step, reached }: Partial<Draft>) {
  const isKnown = (name: string | undefined) => sections.some(({ id }) => id === name);
  return {
    ...(step !== undefined && isKnown(step) && { step }),
    ...(reached !== undefined && isKnown(reached) && { reached }),
  };
}
