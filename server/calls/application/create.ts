// create_attorney: submits the application, once per lead, however often it is sent.

import { isObject, type JsonObject } from '../../../runtime/core/index.ts';
import { leadOwner } from '../../applications/form.ts';
import { submitApplication } from '../../applications/submit.ts';
import { numberOf } from '../body.ts';
import { type Call, requireOwnLead } from '../call.ts';

export const createAttorney: Call = {
  id: 'create_attorney',
  async handle(server, input) {
    const { request, leadId } = input;
    const { leadIds, ...sent } = readBody(input.body);
    for (const id of leadIds) requireOwnLead(input, id);
    const scope = `create_attorney ${leadOwner(leadId)}`;
    return submitApplication(server, leadId, { request, scope, ...sent });
  },
};

/** The form is the body itself, or stands under `data`. */
function readBody(body: JsonObject) {
  const { data, revision, ...form } = body;
  const answers = isObject(data) ? data : form;
  return { answers, revision: numberOf(revision), leadIds: [body.lead_id, answers.lead_id] };
}
