// Opens the application: the form, what was saved of it, and the lead it belongs to.

import { createFormStore, forgetLocal, unkeptIn } from '../../../runtime/react/index.ts';
import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { AppError } from '../../errors.ts';
import { openForm } from '../../host/open.ts';
import { resumeForm } from '../../host/resume.ts';
import type { OpenedDraft } from '../../host/use-draft.ts';
import type { Portal } from '../../portal.tsx';
import { attorneyOf, type Lead, leadOf } from '../../session/record.ts';
import { registerPortalWidgets } from '../../widgets/index.tsx';
import { type Start, startOf } from './start.ts';

/** `saved` and `resumed` are absent for a first-time applicant. */
export interface OpenApplication extends OpenedDraft {
  readonly lead: Lead;
  readonly start: Start;
}

export type OpenedApplication =
  | { readonly kind: 'open'; readonly application: OpenApplication }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'refused'; readonly refused: Refused };

/** Where the way back leads: the application opens on the step that was left. */
export const APPLICATION = '/application';

const draftKey = (leadId: string): string => `application:${leadId}`;

/** Throws only where the form itself cannot be had. */
export async function openApplication(portal: Portal): Promise<OpenedApplication> {
  registerPortalWidgets();
  const typed = portal.wayBack.kept(APPLICATION);
  const form = await openForm(portal.content, 'application');
  if (!form) throw new AppError('NO_CONTENT', { form: 'application' });
  const standing = await askStanding(portal, portal.session.get().lead);
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
  return { kind: 'open', application: { ...begun, lead, start, store } };
}

export type Standing =
  | { readonly kind: 'known'; readonly lead: Lead; readonly answer: AnswerOf<'attorney_check'> }
  | { readonly kind: 'refused'; readonly refused: Refused };

/** Asks how a lead's application stands, and remembers the attorney it has become, if it has. */
export async function askStanding(
  { session, send }: Pick<Portal, 'session' | 'send'>,
  known: Lead | undefined,
): Promise<Standing> {
  const sent = await send('attorney_check', {
    emailAddress: known?.email ?? '',
    lead_id: known?.id ?? '',
  });
  if (!sent.ok) return { kind: 'refused', refused: sent.refused };
  const { n_rec, is_attorney_exist, attorney } = sent.body;
  const lead = leadOf(sent.body.lead);
  session.set({
    temporary: { n_rec, is_attorney_exist },
    ...(attorney && { attorney: attorneyOf(attorney) }),
    ...(lead.attorney_id && { lead }),
  });
  return { kind: 'known', lead, answer: sent.body };
}
