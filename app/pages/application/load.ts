// Opens the application: the form, what was saved of it, and the lead it belongs to.

import type { Json, JsonObject } from '../../../runtime/core/index.ts';
import {
  type CallAnswer,
  forgetLocal,
  localDraft,
  resumeDraft,
  type SavedDraft,
} from '../../../runtime/react/index.ts';
import { type Refused, refusedOf, textAt, valueAt } from '../../calls/refusal.ts';
import { AppError } from '../../errors.ts';
import type { Portal } from '../../portal.tsx';
import { attorneyOf, isObject, type Lead, leadOf } from '../../session/record.ts';
import { registerPortalWidgets } from '../../widgets/index.tsx';
import { openForm } from '../form/open.ts';
import type { Unstarted } from './opened.ts';
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
  registerPortalWidgets();
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
  const saved = savedOf(answer.body);
  const resumed = resumeDraft(localDraft(key), saved);
  if (!resumed?.unsent) forgetLocal(key);
  const found = { form, lead, saved, resumed };
  return { kind: 'open', application: { ...found, start: await startOf(found) } };
}

export type Standing =
  | { readonly kind: 'known'; readonly lead: Lead; readonly answer: CallAnswer }
  | { readonly kind: 'refused'; readonly refused: Refused };

/** Asks how a lead's application stands, and remembers the attorney it has become, if it has. */
export async function askStanding(
  { session, calls }: Pick<Portal, 'session' | 'calls'>,
  known: Lead | undefined,
): Promise<Standing> {
  const answer = await calls('attorney_check', {
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

function savedOf(body: Json): SavedDraft | undefined {
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
