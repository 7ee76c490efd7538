// Who may open a page, as the documents say it: comfort of navigation only, the server decides on every call.

import type { SessionRecord } from '../session/record.ts';
import {
  hasAttorney,
  homeOfStaff,
  isAdmin,
  isLoggedIn,
  isOfDesk,
  isOfStudio,
  mayRegister,
  mayRelease,
} from '../session/selectors.ts';

/** Where to go instead, and the message key to say why. */
export interface Elsewhere {
  readonly to: string;
  readonly message?: string;
  /** It is a login page, from which whoever comes in goes on to where they wanted. */
  readonly isDoor?: true;
}

const DOOR_OF_STAFF: Elsewhere = { to: '/staff', message: 'app.guard.staff.login', isDoor: true };

/** Asked once, when a page is opened. Undefined lets the person in. */
export type Guard = (session: SessionRecord) => Elsewhere | undefined;

export const GUARDS = {
  /** Members have no need to join. */
  signIn: (session) => (hasAttorney(session) ? { to: '/home' } : undefined),
  application: ({ lead }) => {
    if (!lead) return { to: '/unauthorized', message: 'app.guard.application.noLead' };
    if (!lead.attorney_id) return undefined;
    return { to: '/home', message: 'app.guard.application.submitted' };
  },
  signing: (session) =>
    hasAttorney(session)
      ? undefined
      : { to: '/unauthorized', message: 'app.guard.signing.noAttorney' },
  /** The door of staff: those who are in go on to where their work is. */
  staffDoor: ({ staff }) =>
    staff ? { to: homeOfStaff(staff), message: 'app.guard.login.already' } : undefined,
  staff: ({ staff }) => (staff ? undefined : DOOR_OF_STAFF),
  /** Whoever sends forms under their own name. */
  sender: (session) => {
    if (session.staff || isLoggedIn(session)) return undefined;
    return hasAttorney(session) ? { to: '/home' } : { to: '/login', message: 'app.guard.sender' };
  },
  /** Of the staff, those of the desk. */
  desk: ({ staff }) => {
    if (!staff) return DOOR_OF_STAFF;
    return isOfDesk(staff) ? undefined : { to: '/staff/home', message: 'app.guard.desk.role' };
  },
  /** Of the staff, whoever changes or releases content. */
  studio: ({ staff }) => {
    if (!staff) return DOOR_OF_STAFF;
    return isOfStudio(staff) ? undefined : { to: '/staff/home', message: 'app.guard.studio.role' };
  },
  /** Of the staff, whoever releases content, and administrators. */
  releaser: ({ staff }) => {
    if (!staff) return DOOR_OF_STAFF;
    return mayRelease(staff)
      ? undefined
      : { to: '/staff/home', message: 'app.guard.releaser.role' };
  },
  /** Of the staff, administrators. */
  admin: ({ staff }) => {
    if (!staff) return DOOR_OF_STAFF;
    return isAdmin(staff) ? undefined : { to: '/staff/home', message: 'app.guard.admin.role' };
  },
  login: (session) =>
    isLoggedIn(session) ? { to: '/home', message: 'app.guard.login.already' } : undefined,
  /** The first-time login loads the attorney who may register; nobody else could. */
  register: (session) => {
    if (isLoggedIn(session)) return { to: '/home', message: 'app.guard.login.already' };
    return mayRegister(session)
      ? undefined
      : { to: '/login', message: 'app.guard.register.noAttorney' };
  },
  /** A page that only edits: to open it is to try (SES-12). */
  editor: (session) => {
    if (!hasAttorney(session)) return { to: '/unauthorized' };
    return isLoggedIn(session) ? undefined : { to: '/login', message: 'app.guard.edit.login' };
  },
  member: (session) => (hasAttorney(session) ? undefined : { to: '/unauthorized' }),
  /** A page all of whose calls need a login: whoever is known without one reads at home what there is to do first, and stays known. */
  account: (session) => {
    if (!hasAttorney(session)) return { to: '/unauthorized' };
    return isLoggedIn(session) ? undefined : { to: '/home' };
  },
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof GUARDS;
