// Opens the application: the form, what was saved of it, and the lead it belongs to.

import { createFormStore, forgetLocal, unkeptIn } from '../../../runtime/react/index.ts';
import type { Refused } from '../../calls/refusal.ts';
import { AppError } from '../../common/errors.ts';
import { openForm } from '../../host/open.ts';
import { resumeForm } from '../../host/resume.ts';
import type { OpenedDraft } from '../../host/use-draft.ts';
import type { Portal } from '../../portal/portal.tsx';
import type { Lead } from '../../session/record.ts';
import { registerPortalWidgets } from '../../widgets/index.tsx';
import { APPLICATION, askStanding } from './standing.ts';
import { type Start, startOf } from './start.ts';

/** `saved` and `resumed` are absent for a first-time applicant. */
export interface OpenApplication extends OpenedDraft {
  readonly lead: Lead;
  readonly start: Start;
  /** What the provider wants changed, of an application that was returned. */
  readonly note: string | undefined;
}

export type OpenedApplication =
  | { readonly kind: 'open'; readonly application: OpenApplication }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'refused'; readonly refused: Refused };

const draftKey = (leadId: string): string => `application:${leadId}`;

/** Throws only where the form itself cannot be had. */
export async function openApplication(portal: Portal): Promise<OpenedApplication> {
  registerPortalWidgets();
  const typed = portal.wayBack.answersFor(APPLICATION);
  const [form, standing] = await Promise.all([
    openForm(portal.content, 'application'),
    askStanding(portal, portal.session.get().lead),
  ]);
  if (!form) throw new AppError('NO_CONTENT', { form: 'application' });
  if (standing.kind === 'refused') return standing;
  const { lead, answer } = standing;
  const key = draftKey(lead.id);
  if (lead.attorney_id) {
    forgetLocal(key);
    return { kind: 'submitted' };
  }
  const begun = await resumeForm(portal.content, form, key, answer);
  const start = await startOf(begun, lead, typed);
  const unkept = unkeptIn(begun.form.bundle, begun.resumed, start.answers);
  const store = createFormStore({ ...begun.form, ...start, unkept, calls: portal.calls });
  return { kind: 'open', application: { ...begun, lead, start, store, note: answer.note } };
}
