// Questions about the session, each answered in one place.

import type { SessionRecord, StaffMember } from './record.ts';

/** Logged in means that the user's record carries the password marker. */
export const isLoggedIn = ({ user }: SessionRecord): boolean => (user?.password ?? '') !== '';

/** An attorney record is stored: all that the guards of members' pages ask for. */
export const hasAttorney = ({ attorney, user }: SessionRecord): boolean =>
  attorney !== undefined || user !== undefined;

/** A lead whose application is not in yet. */
export const hasOpenApplication = ({ lead }: SessionRecord): boolean =>
  lead !== undefined && !lead.attorney_id;

/** Stored and waiting for a signature. */
export const mustSign = ({ attorney }: SessionRecord): boolean =>
  attorney !== undefined && !attorney.signed;

/** Signed, and without an account yet: it may be with the provider still, or have come back. */
export const hasSentApplication = ({ attorney, user }: SessionRecord): boolean =>
  user === undefined && attorney?.signed === true && !attorney.has_password;

/** A first-time login was just let through here, and no password was chosen since. */
export const mayRegister = ({ attorney }: SessionRecord): boolean => {
  const allowed = attorney?.mayRegister;
  if (!allowed || attorney.has_password) return false;
  return allowed.until === undefined || Date.parse(allowed.until) > Date.now();
};

/** The token of the member, or of the one of the staff, logged in now. */
export const tokenOf = ({ user, staff }: SessionRecord): string | undefined =>
  user?.data?.token ?? staff?.token;

export interface LoggedIn {
  readonly name: string;
  /** Where such people log in, and where they are then. */
  readonly door: string;
  readonly home: string;
}

/** Whoever shows a token with calls, member or staff. */
export function loggedIn({ user, staff }: SessionRecord): LoggedIn | undefined {
  if (staff) return { name: staff.email, door: '/staff', home: homeOfStaff(staff) };
  return user && { name: user.username, door: '/login', home: '/home' };
}

/** Somebody is stored, whatever is known of them: the user menu is there, and with it the way out (OR-129). */
export const isKnown = ({ user, staff, attorney, lead }: SessionRecord): boolean =>
  (user ?? staff ?? attorney ?? lead) !== undefined;

/** Is somebody who was known not known any more, or another one in the same place? */
export const hasLeft = (before: SessionRecord, now: SessionRecord): boolean =>
  (['user', 'staff', 'attorney', 'lead'] as const).some(
    (part) => before[part] !== undefined && before[part].id !== now[part]?.id,
  );

/** What the user menu is headed with: of staff the name, of others the e-mail address; else the other of the two. Neither may be on file. */
export function shownName({ user, staff, attorney, lead }: SessionRecord): string | undefined {
  const who = user ?? attorney;
  const email = (staff && (staff.name ?? staff.email)) ?? (who?.email || lead?.email);
  if (email) return email;
  if (!who) return lead ? leadName(lead) : undefined;
  return `${who.first_name} ${who.last_name}`.trim();
}

function leadName(lead: NonNullable<SessionRecord['lead']>): string {
  return [lead.firstname, lead.lastname].filter((part) => typeof part === 'string').join(' ');
}

/** Does one of the staff look after accounts? The server asks again with every call. */
export const isAdmin = ({ roles }: Pick<StaffMember, 'roles'>): boolean => roles.includes('admin');

/** Does one of the staff work at the desk? The server asks again with every call. */
export const isOfDesk = ({ roles }: Pick<StaffMember, 'roles'>): boolean => roles.includes('desk');

const OF_STUDIO: ReadonlySet<string> = new Set(['wording', 'editor', 'publisher', 'admin']);

/** Where one of the staff is after a login: at the desk, if that is all their work. */
export const homeOfStaff = (staff: Pick<StaffMember, 'roles'>): string =>
  isOfDesk(staff) && !isOfStudio(staff) ? '/desk' : '/staff/home';

const OF_STRUCTURE: ReadonlySet<string> = new Set(['editor', 'publisher', 'admin']);

/** May one of the staff change more of content than its sentences? The server asks again with every call. */
export const mayChangeStructure = ({ roles }: Pick<StaffMember, 'roles'>): boolean =>
  roles.some((role) => OF_STRUCTURE.has(role));

const OF_RELEASES: ReadonlySet<string> = new Set(['publisher', 'admin']);

/** May one of the staff publish content? The server asks again with every call. */
export const mayRelease = ({ roles }: Pick<StaffMember, 'roles'>): boolean =>
  roles.some((role) => OF_RELEASES.has(role));

/** Does one of the staff change or release content? The server asks again with every call. */
export const isOfStudio = ({ roles }: Pick<StaffMember, 'roles'>): boolean =>
  roles.some((role) => OF_STUDIO.has(role));
