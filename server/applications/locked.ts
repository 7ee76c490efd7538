// The first contact's e-mail, once the provider holds an old one: the screen locks it, and so does every call.
import {
  type Answers,
  type Fault,
  isBlank,
  isList,
  isObject,
  type JsonObject,
} from '../../runtime/core/index.ts';
import type { ServerContext } from '../context.ts';
import { newFault } from '../forms/faults.ts';
import type { Lead } from '../services/ports.ts';
import { findDraft } from '../store/drafts.ts';
import { applicationForm, leadOwner } from './form.ts';

/** A fault where answers change the e-mail that the saved application locks (ST1-11, decision 0013). */
export async function changedEmail(
  server: ServerContext,
  lead: Lead,
  answers: Answers,
): Promise<readonly Fault[]> {
  const form_id = applicationForm(server).bundle.id;
  const draft = await findDraft(server.db, { form_id, owner: leadOwner(lead.id) });
  const saved = firstContact(draft?.data);
  if (isBlank(saved.old_email ?? null)) return [];
  const now = firstContact(answers);
  if (now.email === saved.email && now.old_email === saved.old_email) return [];
  const message = 'sections.primary.contacts.email.locked';
  return [{ ...newFault('/contacts/0/email', 'locked'), message }];
}

function firstContact(answers: Answers | undefined): JsonObject {
  const contacts = answers?.contacts;
  const first = isList(contacts) ? contacts[0] : undefined;
  return isObject(first) ? first : {};
}
