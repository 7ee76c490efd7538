// Opens the application: the form, what was saved of it, and the lead it belongs to.

import { type CallAnswer, forgetLocal } from '../../../runtime/react/index.ts';
import { type Refused, refusedOf, valueAt } from '../../calls/refusal.ts';
import { AppError } from '../../errors.ts';
import type { Portal } from '../../portal.tsx';
import { attorneyOf, type Lead, leadOf } from '../../session/record.ts';
import { registerPortalWidgets } from '../../widgets/index.tsx';
import { openForm } from '../form/open.ts';
import { resumeForm } from '../form/resume.ts';
import type { Unstarted } from './opened.ts';
import { type Start, startOf } from './start.ts';

export interface OpenApplication extends Unstarted {
  readonly start: Start;
}

export type Opened =
  | { readonly kind: 'open'; readonly application: OpenApplication }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'refused'; readonly refused: Refused };

/** Where the way back leads: the application opens on the step that was left. */
export const APPLICATION = '/application';

export const draftKey = (leadId: string): string => `application:${leadId}`;

/** Throws only where the form itself cannot be had. */
export async function openApplication(portal: Portal): Promise<Opened> {
  registerPortalWidgets();
  const typed = portal.wayBack.kept(APPLICATION);
  const form = await openForm(portal.content, 'application');
  if (!form) throw new AppError('NO_CONTENT', { form: 'application' });
  const standing = await askStanding(portal, portal.session.get().lead, form.bundle.load?.call);
  if (standing.kind === 'refused') return standing;
  const { lead, answer } = standing;
  const key = draftKey(lead.id);
  if (lead.attorney_id) {
    forgetLocal(key);
    return { kind: 'submitted' };
  }
  const found = { ...(await resumeForm(portal.content, form, key, answer.body)), lead };
  return { kind: 'open', application: { ...found, start: await startOf(found, typed) } };
}

export type Standing =
  | { readonly kind: 'known'; readonly lead: Lead; readonly answer: CallAnswer }
  | { readonly kind: 'refused'; readonly refused: Refused };

/** Asks how a lead's application stands, and remembers the attorney it has become, if it has. */
export async function askStanding(
  { session, calls }: Pick<Portal, 'session' | 'calls'>,
  known: Lead | undefined,
  call = 'attorney_check',
): Promise<Standing> {
  const answer = await calls(call, {
    emailAddress: known?.email ?? '',
    lead_id: known?.id ?? '',
  });
  if (!answer.ok) return { kind: 'refused', refused: refusedOf(answer) };
  const lead = leadOf(valueAt(answer.body, 'lead')) ?? known;
  if (!lead) return { kind: 'refused', refused: refusedOf({ ...answer, ok: false, status: 401 }) };
  const attorney = attorneyOf(valueAt(answer.body, 'attorney'));
  session.set({
    temporary: {
      n_rec: Number(valueAt(answer.body, 'n_rec') ?? 0),
      is_attorney_exist: valueAt(answer.body, 'is_attorney_exist') === true,
    },
    ...(attorney && { attorney }),
    ...(lead.attorney_id && { lead }),
  });
  return { kind: 'known', lead, answer };
}
