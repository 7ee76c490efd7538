// What an attorney may see of themselves. No password, no secret answer, no tax or bank number is ever among it.
import type { JsonObject } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { recordInSight } from '../forms/kept-record.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { insuranceEnds } from './insurance.ts';

type Content = Pick<ServerContext, 'content'>;

/** Stands for "has a password" wherever the documents store one; it means nothing else (OR-06). */
export const PASSWORD_MARKER = '1';

/** Who the attorney is, as the browser keeps it: the user of SES-02 and SES-05. */
export function shownUser(
  server: Content,
  attorney: Attorney,
): Omit<AnswerOf<'getAttorneyInfo'>['attorney'], 'revision' | 'profile'> {
  const registered = attorney.password_hash !== null;
  return {
    id: attorney.id,
    attorney_number: attorney.id,
    hubspot_id: attorney.lead_id ?? '',
    username: attorney.username ?? '',
    email: attorney.email,
    first_name: attorney.first_name,
    last_name: attorney.last_name,
    password: registered ? PASSWORD_MARKER : '',
    has_password: registered,
    secret_question: attorney.secret_question ?? '',
    secret_answer: '',
    signed: attorney.signed_at !== null,
    status: attorney.status,
    latest_insurance_expiry: insuranceEnds(server, attorney).at(-1) ?? '',
  };
}

/** The whole record as far as its owner sees it: what the application said, and who the attorney is. */
export function shownAttorney(server: Content, attorney: Attorney) {
  const data = recordInSight(server, attorney);
  return { ...data, ...shownUser(server, attorney), attorney_type: typesOf(data) };
}

/** With commas, as the logged-in view has them (PRF-22). */
function typesOf(data: JsonObject): string {
  const { attorney_type } = data as SomeAnswersOf<'application' | 'profile', 'attorney_type'>;
  return Array.isArray(attorney_type) ? attorney_type.join(',') : '';
}
