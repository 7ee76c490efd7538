// The first contact's e-mail, once the provider holds an old one: the screen locks it, and so does every call.
import { type Answers, type Fault, isBlank } from '../../runtime/core/index.ts';
import type { PlaceOf, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
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
  return [{ ...newFault(FIRST_EMAIL, 'locked'), message }];
}

const FIRST_EMAIL = '/contacts/0/email' satisfies PlaceOf<'application' | 'profile'>;

/** As far as they are locked. */
export type Contacts = SomeAnswersOf<
  'application' | 'profile',
  `contacts/*/${'email' | 'old_email'}`
>;
type Contact = NonNullable<Contacts['contacts']>[number];

/** The contact to whom the provider writes. */
export const firstContact = (answers: Answers | undefined): Contact =>
  (answers as Contacts | undefined)?.contacts?.[0] ?? {};
