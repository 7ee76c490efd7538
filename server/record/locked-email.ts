// The primary e-mail of a record: changed once, the one before it is kept; from then on it is locked (ST1-11).
import { type Answers, type Fault, isBlank, isList, isObject } from '../../runtime/core/index.ts';
import { type Contacts, firstContact, lockedEmail } from '../applications/locked.ts';

/** The answers with the old e-mail the record holds; whatever was sent for it counts for nothing. */
export function withOldEmail(before: Answers, answers: Answers): Answers {
  const [saved, now] = [firstContact(before), firstContact(answers)];
  const isChanged = !isBlank(saved.email) && saved.email !== now.email;
  const old = isBlank(saved.old_email) ? (isChanged ? saved.email : undefined) : saved.old_email;
  const { contacts } = answers as Contacts;
  if (!isList(contacts) || !isObject(contacts[0])) return answers;
  const { old_email: _, ...first } = contacts[0];
  const contact = { ...first, ...(old !== undefined && { old_email: old }) };
  return { ...answers, contacts: contacts.with(0, contact) };
}

/** A fault where answers change the e-mail that the record locks. */
export const changedEmail =
  (before: Answers) =>
  async (answers: Answers): Promise<readonly Fault[]> =>
    lockedEmail(before, answers);
