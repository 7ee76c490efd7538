// Opens the application: the form, what was saved of it, and the lead it belongs to.

import type { Json, JsonObject } from '../../../runtime/core/index.ts';
import { type LocalDraft, localDraft } from '../../../runtime/react/index.ts';
import { type Refused, refusedOf, textAt, valueAt } from '../../calls/refusal.ts';
import { AppError } from '../../errors.ts';
import type { Portal } from '../../portal.tsx';
import { attorneyOf, isObject, leadOf } from '../../session/record.ts';
import { registerPortalWidgets } from '../../widgets/index.tsx';
import { openForm } from '../form/open.ts';
import type { Saved, Unstarted } from './opened.ts';
import { type Start, startOf } from './start.ts';

export interface OpenApplication extends Unstarted {
  readonly start: Start;
}

export type Opened =
  | { readonly kind: 'open'; readonly application: OpenApplication }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'refused'; readonly refused: Refused };

export const draftKey = (leadId: string): string => `application:${leadId}`;

/** Throws only where the form itself cannot be had. */
export async function openApplication(portal: Portal): Promise<Opened> {
  const { session, calls, content } = portal;
  registerPortalWidgets();
  const known = session.get().lead;
  const [form, answer] = await Promise.all([
    openForm(content, 'application'),
    calls('attorney_check', { emailAddress: known?.email ?? '', lead_id: known?.id ?? '' }),
  ]);
  if (!form) throw new AppError('NO_CONTENT', { form: 'application' });
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
  if (lead.attorney_id) return { kind: 'submitted' };
  const saved = savedOf(answer.body);
  const found = { form, lead, saved, local: newerOnly(lead.id, saved) };
  return { kind: 'open', application: { ...found, start: await startOf(found) } };
}

function savedOf(body: Json): Saved | undefined {
  const data = valueAt(body, 'data');
  if (!isObject(data)) return undefined;
  const revision = valueAt(body, 'revision');
  return {
    answers: data as JsonObject,
    step: textAt(body, 'step'),
    revision: typeof revision === 'number' ? revision : undefined,
    savedAt: textAt(body, 'savedAt'),
  };
}

/** What is kept here counts only where it was kept after the last save that arrived. */
function newerOnly(leadId: string, saved: Saved | undefined): LocalDraft | undefined {
  const local = localDraft(draftKey(leadId));
  if (!local) return undefined;
  if (saved?.savedAt === undefined) return local;
  return Date.parse(local.at) > Date.parse(saved.savedAt) ? local : undefined;
}
