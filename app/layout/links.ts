// Which links a person sees, header and footer alike: one table of entries with the state that shows each.

import type { SessionRecord } from '../session/record.ts';
import {
  hasOpenApplication,
  isAdmin,
  isLoggedIn,
  isOfDesk,
  isOfStudio,
  loggedIn,
  mustSign,
} from '../session/selectors.ts';

export interface NavLink {
  readonly to: string;
  /** Other addresses that belong to it. */
  readonly also?: readonly string[];
  readonly labelKey: string;
  readonly when: (session: SessionRecord) => boolean;
}

const isStaff = ({ staff }: SessionRecord): boolean => staff !== undefined;
const atDesk = ({ staff }: SessionRecord): boolean => staff !== undefined && isOfDesk(staff);
const looksAfterAccounts = ({ staff }: SessionRecord): boolean =>
  staff !== undefined && isAdmin(staff);
const worksInStudio = ({ staff }: SessionRecord): boolean =>
  staff !== undefined && isOfStudio(staff);
const notLoggedIn = (session: SessionRecord): boolean => loggedIn(session) === undefined;
const stranger = (session: SessionRecord): boolean => !session.lead && notLoggedIn(session);

/** A member finds it on Home instead (NAV-47). */
const signsBeforeLogin = (session: SessionRecord): boolean =>
  mustSign(session) && notLoggedIn(session);

/** In the order they stand. */
const LINKS: readonly NavLink[] = [
  { to: '/home', labelKey: 'app.nav.home', when: isLoggedIn },
  { to: '/update-profile/primary', labelKey: 'app.nav.profile', when: isLoggedIn },
  { to: '/claims', labelKey: 'app.nav.claims', when: isLoggedIn },
  {
    to: '/authorizations',
    also: ['/create-authorization', '/view-request'],
    labelKey: 'app.nav.authorizations',
    when: isLoggedIn,
  },
  { to: '/cases', labelKey: 'app.nav.cases', when: isLoggedIn },
  { to: '/help_information', labelKey: 'app.nav.help', when: isLoggedIn },
  { to: '/desk', labelKey: 'app.desk.title', when: atDesk },
  { to: '/studio', labelKey: 'app.studio.title', when: worksInStudio },
  { to: '/staff/accounts', labelKey: 'app.accounts.title', when: looksAfterAccounts },
  { to: '/staff/home', labelKey: 'app.staff.home.title', when: isStaff },
  { to: '/sign-in', labelKey: 'app.nav.signIn', when: stranger },
  { to: '/application', labelKey: 'app.nav.application', when: hasOpenApplication },
  { to: '/signing', labelKey: 'app.nav.signing', when: signsBeforeLogin },
  { to: '/login', labelKey: 'app.nav.login', when: notLoggedIn },
];

/** The links of this person; `leads` says whether something is there to lead to. */
export const linksFor = (
  session: SessionRecord,
  leads: (to: string) => boolean = () => true,
): readonly NavLink[] => LINKS.filter(({ to, when }) => when(session) && leads(to));
