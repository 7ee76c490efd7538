// What is known of a person that makes no good password: names, firm, mail address, user name.

import type { SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { recordData } from '../forms/kept-record.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';

/** Of an attorney; nothing of nobody. */
export function wordsOfAttorney(
  server: Pick<ServerContext, 'content'>,
  attorney: Attorney | undefined,
): readonly string[] {
  if (!attorney) return [];
  const { first_name, last_name, email, username } = attorney;
  const { firm_name, middle_name } = recordData(server, attorney) as SomeAnswersOf<
    'application' | 'profile',
    'firm_name' | 'middle_name'
  >;
  return [
    first_name,
    middle_name,
    last_name,
    firm_name,
    `${first_name}${last_name}`,
    email,
    username,
  ]
    .filter((word): word is string => typeof word === 'string')
    .flatMap(withoutEnding);
}

/** Of one of the staff: the address is all we know. */
export const wordsOfStaff = (staff: { readonly email: string } | undefined): readonly string[] =>
  staff ? withoutEnding(staff.email) : [];

/** The last part of an address (`com`) is in many words. */
const withoutEnding = (word: string): readonly string[] =>
  word.includes('@') ? word.replace(/\.\w+$/, '').split('@') : [word];
