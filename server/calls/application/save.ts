// save_attorney_temp_data: saves the application as it is.
import { applicationForm, requireApplicant } from '../../applications/form.ts';
import { saveAnswers } from '../../forms/drafts.ts';
import { type Call, requireOwnLead } from '../common/call.ts';

export const saveApplication: Call = {
  id: 'save_attorney_temp_data',
  async handle(server, input) {
    const { lead_id, ...draft } = input.payload;
    requireOwnLead(input, lead_id);
    // The form carries the lead id as well; a foreign one must not be stored under ours.
    requireOwnLead(input, draft.data.lead_id);
    const lead = await requireApplicant(server, input.leadId);
    const saved = await saveAnswers(server, applicationForm(server, lead), draft);
    const message = server.content.texts.t('server.application.saved');
    return { status: 'success', data: { status: 'success', message, ...saved } };
  },
};
