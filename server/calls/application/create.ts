// create_attorney: submits the application, once per lead, however often it is sent.

import type { Answers } from '../../../runtime/core/index.ts';
import type { SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { leadOwner } from '../../applications/names.ts';
import { submitApplication } from '../../applications/submit.ts';
import { type Call, requireOwnLead } from '../common/call.ts';

export const createAttorney: Call = {
  id: 'create_attorney',
  async handle(server, input) {
    const { request, leadId, payload } = input;
    // The form is the body itself, or stands under `data`.
    const { data, revision, ...form } = payload;
    const answers: Answers = data ?? form;
    for (const id of [
      payload.lead_id,
      (answers as SomeAnswersOf<'application', 'lead_id'>).lead_id,
    ])
      requireOwnLead(input, id);
    const scope = `create_attorney ${leadOwner(leadId)}`;
    return submitApplication(server, leadId, { request, scope, answers, revision });
  },
};
