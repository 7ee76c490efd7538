// What the server checks of an application beyond its judge: what the screen locks, repeats nowhere, or never offers.
import {
  type Answers,
  type Fault,
  isDeletedRow,
  isList,
  isObject,
  type Json,
} from '../../runtime/core/index.ts';
import { newFault } from '../forms/faults.ts';
import type { Lead } from '../services/ports.ts';
import { type Catalogues, checkCatalogues } from './catalogues.ts';

/** Everything a form on screen would not have let through; faults name their places. */
export async function checkApplication(
  catalogues: Catalogues,
  lead: Lead,
  answers: Answers,
): Promise<readonly Fault[]> {
  return [
    ...changedEmail(lead, answers.contacts),
    ...repeatedAreas(answers.practice_county_list),
    ...(await checkCatalogues(catalogues, answers)),
  ];
}

/** ST1-11: the first contact's e-mail is the one the lead was invited at; the screen locks it. */
function changedEmail({ email }: Lead, contacts: Json | undefined): readonly Fault[] {
  const first = isList(contacts) ? contacts[0] : undefined;
  if (!isObject(first) || sameEmail(first.email, email)) return [];
  const message = 'application.contacts.email.locked';
  return [{ ...newFault('/contacts/0/email', 'locked'), message }];
}

const sameEmail = (given: Json | undefined, known: string): boolean =>
  typeof given === 'string' && given.trim().toLowerCase() === known.trim().toLowerCase();

/** ST3-23: state, county and plan class name a practice area; the adder adds none twice. */
function repeatedAreas(list: Json | undefined): readonly Fault[] {
  const seen = new Set<string>();
  return (isList(list) ? list : []).flatMap((row, index) => {
    if (!isObject(row) || isDeletedRow(row)) return [];
    const key = [row.state_code, row.county, row.plan_class].join('|').toLowerCase();
    const isRepeated = seen.has(key);
    seen.add(key);
    if (!isRepeated) return [];
    const message = 'application.practice_county_list.error.duplicate';
    return [{ ...newFault(`/practice_county_list/${index}/county`, 'duplicate'), message }];
  });
}
