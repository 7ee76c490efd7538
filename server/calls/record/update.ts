// update_attorney_profile: changes the own record, put together with what others changed meanwhile.
import type { Answers, Json } from '../../../runtime/core/index.ts';
import type { SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { requireOwn } from '../../accounts/index.ts';
import { saveRecord } from '../../record/save.ts';
import type { Attorney } from '../../store/attorneys/attorneys.ts';
import { attorneyOf, type Call, requireOwnLead } from '../common/call.ts';
import { madeBy } from '../common/made-by.ts';

export const updateProfile: Call = {
  id: 'update_attorney_profile',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    const { username, update_key: key, revision, data, ...form } = input.payload;
    // The form is the body itself, or stands under `data`.
    const answers: Answers = data ?? form;
    for (const body of [{ ...form, username }, answers]) requireOwnIn(attorney, body);
    const scope = `update_attorney_profile attorney/${attorney.id}`;
    const saved = await saveRecord(server, attorney, {
      request: input.request,
      scope,
      answers,
      revision,
      key,
      by: madeBy(input),
    });
    return { status: 'success', message: server.content.texts.t('server.record.saved'), ...saved };
  },
};

/** Of a whole profile that is sent back; `username` stands beside it. */
type Named = SomeAnswersOf<'profile', 'id' | 'attorney_number' | 'lead_id'> & {
  readonly username?: Json;
};

/** Whoever is named anywhere is the attorney the token belongs to. */
function requireOwnIn(attorney: Attorney, answers: Answers) {
  const { id, attorney_number, username, lead_id } = answers as Named;
  for (const named of [id, attorney_number, username]) requireOwn(attorney, named);
  requireOwnLead({ leadId: attorney.lead_id ?? '' }, lead_id);
}
