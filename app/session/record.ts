// What this browser remembers of a person between pages. No secret is among it: rights are checked by the server.

import type { JsonObject } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../calls/typed.ts';

/** The invitation, as the lead look-up answered it. */
export type Lead = JsonObject & {
  readonly id: string;
  readonly email: string;
  readonly attorney_id?: string;
};

/** What the attorney check said of a saved application. */
export interface TemporaryAttorney {
  readonly n_rec: number;
  readonly is_attorney_exist: boolean;
}

/** What navigation and signing need to know of an attorney before any login. */
export interface Attorney {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly signed: boolean;
  readonly has_password: boolean;
  /** A first-time login told the attorney in this browser, who may register until then. */
  readonly mayRegister?: { readonly until?: string };
  /** What was submitted in this browser, and is to be signed; unknown where it was submitted elsewhere. */
  readonly submitted?: Submitted;
}

/** Says of a submission which one it is. */
export interface Submitted {
  readonly revision: number;
  readonly release: string;
}

/** A logged-in member. `password` is never one: a fixed marker says that the account has one. */
export interface User {
  readonly id: string;
  readonly attorney_number: string;
  readonly hubspot_id: string;
  /** The token is shown to the services with every call of a member. */
  readonly data: { readonly token: string };
  readonly username: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
  /** As it was chosen; the answer is never here. */
  readonly secret_question: string;
}

/** One of the provider's people, logged in. */
export interface StaffMember {
  readonly id: string;
  /** What they log in with. */
  readonly email: string;
  /** What colleagues call them; absent where nobody has said. */
  readonly name?: string | undefined;
  readonly roles: readonly string[];
  /** Shown to the services with every call for staff; no call of attorneys takes it. */
  readonly token: string;
}

/** What a member is to be reminded of at the next look at the dashboard: no insurance on file, or none that still holds. */
export type InsuranceReminder = 'missing' | 'expired';

export interface SessionRecord {
  readonly lead?: Lead;
  /** Names the server's session that the look-up began, for ending it and no other. */
  readonly leadSession?: string;
  readonly temporary?: TemporaryAttorney;
  readonly attorney?: Attorney;
  readonly user?: User;
  /** Never beside a member: one browser is one person. */
  readonly staff?: StaffMember;
  /** Set by a login, taken by the page that shows it. */
  readonly reminder?: InsuranceReminder;
  readonly previousRoute?: string;
}

/** The lead of an answer, with all that the service says of it: rules may ask for more than its name. */
export const leadOf = (answer: AnswerOf<'getLeadHubspot'>['result']['lead'][number]): Lead => ({
  ...answer,
});

/** The attorney as the services tell of one. */
type LookedUp = NonNullable<AnswerOf<'getLeadHubspot'>['result']['attorney']>;
type Shown = AnswerOf<'getAttorneyInfo'>['attorney'];

/** The attorney of an answer; the e-mail is called `emailAddress` before a login. */
export const attorneyOf = (answer: LookedUp | Shown | LoggedIn): Attorney => ({
  id: answer.id,
  first_name: answer.first_name,
  last_name: answer.last_name,
  email: 'emailAddress' in answer ? answer.emailAddress : answer.email,
  signed: answer.signed,
  has_password: answer.has_password,
});

/** What a login answers that needs no second step. */
export type LoggedIn = Exclude<
  AnswerOf<'login_attorney'>['data'],
  { readonly second_factor: true }
>;

/** The member of a login's answer; undefined without a token or without a password to the account. */
export function userOf({ token = '', password, ...answer }: LoggedIn): User | undefined {
  if (token === '' || password === '') return undefined;
  return {
    id: answer.id,
    attorney_number: answer.attorney_number,
    hubspot_id: answer.hubspot_id,
    data: { token },
    username: answer.username,
    email: answer.email,
    first_name: answer.first_name,
    last_name: answer.last_name,
    password: PASSWORD_MARKER,
    secret_question: answer.secret_question,
  };
}

/** Whatever a service sends as password is not kept: this stands for it (OR-06). */
export const PASSWORD_MARKER = '1';
