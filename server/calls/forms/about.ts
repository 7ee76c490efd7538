// What a draft is about, where a form keeps one of each thing: only what this person may see can be written about.

import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { attorneyOwner, draftOwner } from '../../forms/drafted.ts';
import type { OwnedForm } from '../../forms/use.ts';
import { findAttorney } from '../../store/attorneys/attorneys.ts';
import { findClaim } from '../../store/claims/claims.ts';
import { caseOfDesk } from '../../store/desk/desk-cases.ts';
import { claimOfDesk } from '../../store/desk/desk-claims.ts';
import { findFormItem } from '../../store/forms/form-items.ts';
import { findRequest } from '../../store/matters/auth-requests.ts';
import { findCase } from '../../store/matters/case-details.ts';
import { isUuid } from '../../store/statements/uuid.ts';

interface Asked extends Pick<OwnedForm, 'form' | 'owner'> {
  readonly about: string | undefined;
}

/** Owner of the draft that was asked for; `owner` is that of all drafts of this person. */
export async function ownerAbout(
  server: ServerContext,
  { form, owner: person, about }: Asked,
): Promise<string> {
  const thing = form.bundle.draft?.about;
  if (thing === undefined) {
    if (about !== undefined) throw new Refusal('NOT_FOUND');
    return person;
  }
  const isTheirs = Object.hasOwn(THINGS, thing) ? THINGS[thing] : undefined;
  if (about === undefined || !isTheirs) throw new Refusal('BAD_REQUEST');
  if (!(await isTheirs(server, person, about))) throw new Refusal('NOT_FOUND');
  return draftOwner(person, about);
}

type IsTheirs = (server: ServerContext, person: string, id: string) => Promise<boolean>;

/** By what `draft.about` of a form names. */
const THINGS: Readonly<Record<string, IsTheirs>> = {
  application: async ({ db }, person, id) =>
    isStaff(person) && (await findAttorney(db, id)) !== undefined,
  // Attorneys know a case by its number, the desk by its id.
  case: async ({ db }, person, named) =>
    isStaff(person)
      ? isUuid(named) && (await caseOfDesk(db, named)) !== undefined
      : (await findCase(db, attorneyIn(person), named)) !== undefined,
  claim: async ({ db }, person, id) =>
    isStaff(person)
      ? isUuid(id) && (await claimOfDesk(db, id)) !== undefined
      : (await findClaim(db, attorneyIn(person), id)) !== undefined,
  item: async ({ db }, person, id) => {
    const item = await findFormItem(db, id);
    return item !== undefined && (isStaff(person) || item.owner === person);
  },
  request: async ({ db }, person, id) => {
    const request = await findRequest(db, id);
    return (
      request !== undefined && (isStaff(person) || person === attorneyOwner(request.attorney_id))
    );
  },
};

const ATTORNEY = 'attorney/';
const attorneyIn = (person: string): string =>
  person.startsWith(ATTORNEY) ? person.slice(ATTORNEY.length) : '';
const isStaff = (person: string): boolean => person.startsWith('staff/');
