// Who gets a mail and when, where a program sends it by itself; of the mails of a flow, the flow tells it.
import type { MailId } from '../../../schemas/names.gen.d.ts';

/** By the key of its text. A mail that code sends is to have its sentence here: the editor of a mail reads it. */
export const MAIL_OF_CODE: Readonly<Partial<Record<string, string>>> = {
  'mail.application_signed': 'server.wording.sent.application_signed',
  'mail.change_approved': 'server.wording.sent.change_approved',
  'mail.change_not_published': 'server.wording.sent.change_not_published',
  'mail.change_published': 'server.wording.sent.change_published',
  'mail.change_sent_back': 'server.wording.sent.change_sent_back',
  'mail.change_to_approve': 'server.wording.sent.change_to_approve',
  'mail.change_withdrawn': 'server.wording.sent.change_withdrawn',
  'mail.details_changed': 'server.wording.sent.details_changed',
  'mail.forgot_username': 'server.wording.sent.forgot_username',
  'mail.mailbox_code': 'server.wording.sent.mailbox_code',
  'mail.not_approved': 'server.wording.sent.not_approved',
  'mail.not_registered': 'server.wording.sent.not_registered',
  'mail.password_changed': 'server.wording.sent.password_changed',
  'mail.reset_password': 'server.wording.sent.reset_password',
  'mail.second_factor_off': 'server.wording.sent.second_factor_off',
  'mail.second_factor_on': 'server.wording.sent.second_factor_on',
  'mail.settings_changed': 'server.wording.sent.settings_changed',
  'mail.signing_request': 'server.wording.sent.signing_request',
  'mail.staff_invitation': 'server.wording.sent.staff_invitation',
  'mail.staff_password_changed': 'server.wording.sent.staff_password_changed',
  'mail.staff_reset': 'server.wording.sent.staff_reset',
  'mail.staff_second_factor_on': 'server.wording.sent.staff_second_factor_on',
  'mail.staff_second_factor_reset': 'server.wording.sent.staff_second_factor_reset',
  'mail.tries_limited': 'server.wording.sent.tries_limited',
  'mail.welcome': 'server.wording.sent.welcome',
} satisfies Partial<Record<`mail.${MailId}`, string>>;

/** Whom a role means, within a sentence. */
export const READERS: Readonly<Partial<Record<string, string>>> = {
  applicant: 'server.wording.reader.applicant',
  attorney: 'server.wording.reader.attorney',
  desk: 'server.wording.reader.desk',
  admin: 'server.wording.reader.admin',
  publisher: 'server.wording.reader.publisher',
  editor: 'server.wording.reader.editor',
  wording: 'server.wording.reader.wording',
  staff: 'server.wording.reader.staff',
};
