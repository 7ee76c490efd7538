// How the application of a lead stands: open, or what has become of it.

import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import type { Portal } from '../../portal/portal.tsx';
import { attorneyOf, type Lead, leadOf } from '../../session/record.ts';

/** Where the way back leads: the application opens on the step that was left. */
export const APPLICATION = '/application';

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
    // Of an application that was returned there is none any more.
    attorney: attorney && attorneyOf(attorney),
    lead: lead.attorney_id || known?.attorney_id ? lead : known,
  });
  return { kind: 'known', lead, answer: sent.body };
}
