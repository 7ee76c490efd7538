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
import { type DraftKey, findDraft } from '../store/forms/drafts.ts';

/** A fault where answers change the e-mail that the saved application locks (ST1-11, decision 0013). */
export async function changedEmail(
  { db }: Pick<ServerContext, 'db'>,
  key: DraftKey,
  answers: Answers,
): Promise<readonly Fault[]> {
  const draft = await findDraft(db, key);
  return lockedEmail(draft?.data, answers);
}

/** The same for answers that are known already, such as those of a record. */
export function lockedEmail(before: Answers | undefined, answers: Answers): readonly Fault[] {
  const saved = firstContact(before);
  if (isBlank(saved.old_email ?? null)) return [];
  const now = firstContact(answers);
  if (now.email === saved.email && now.old_email === saved.old_email) return [];
  const message = 'sections.primary.contacts.email.locked';
  return [{ ...newFault('/contacts/0/email', 'locked'), message }];
}

/** The contact to whom the provider writes. */
export function firstContact(answers: Answers | undefined): JsonObject {
  const contacts = answers?.contacts;
  const first = isList(contacts) ? contacts[0] : undefined;
  return isObject(first) ? first : {};
}
