// save_attorney_temp_data: saves the application as it is.
import { applicationForm, leadOwner, requireLead } from '../../applications/form.ts';
import { changedEmail } from '../../applications/locked.ts';
import { saveAnswers } from '../../forms/drafts.ts';
import { refuseFaults } from '../../forms/faults.ts';
import { Refusal } from '../../refusals.ts';
import { draftBody } from '../body.ts';
import { type Call, requireOwnLead } from '../call.ts';

export const saveApplication: Call = {
  id: 'save_attorney_temp_data',
  async handle(server, input) {
    requireOwnLead(input, input.body.lead_id);
    const draft = draftBody(input.body);
    // The form carries the lead id as well; a foreign one must not be stored under ours.
    requireOwnLead(input, draft.data.lead_id);
    const lead = await requireLead(server, input.leadId);
    if (lead.attorneyId) throw new Refusal('ALREADY_SUBMITTED');
    const form = applicationForm(server);
    const changed = await changedEmail(server, lead, draft.data);
    if (changed.length > 0) throw refuseFaults(server, form, 'INVALID_ANSWERS', changed);
    const saved = await saveAnswers(server, form, leadOwner(input.leadId), draft);
    const message = server.content.texts.t('server.application.saved');
    return { status: 'success', data: { status: 'success', message, ...saved } };
  },
};
