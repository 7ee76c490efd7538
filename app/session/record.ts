// What this browser remembers of a person between pages. No secret is among it: rights are checked by the server.

import type { Json, JsonObject } from '../../runtime/core/index.ts';

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

/** What a member is to be reminded of at the next look at the dashboard: no insurance on file, or none that still holds. */
export type InsuranceReminder = 'missing' | 'expired';

export interface SessionRecord {
  readonly lead?: Lead;
  /** Names the server's session that the look-up began, for ending it and no other. */
  readonly leadSession?: string;
  readonly temporary?: TemporaryAttorney;
  readonly attorney?: Attorney;
  readonly user?: User;
  /** Set by a login, taken by the page that shows it. */
  readonly reminder?: InsuranceReminder;
  readonly previousRoute?: string;
}

/** The attorney of a look-up's answer, whose e-mail is called `emailAddress` there. */
export function attorneyOf(answer: Json | undefined): Attorney | undefined {
  if (!isObject(answer) || typeof answer.id !== 'string') return undefined;
  return {
    id: answer.id,
    first_name: text(answer.first_name),
    last_name: text(answer.last_name),
    email: text(answer.emailAddress) || text(answer.email),
    signed: answer.signed === true,
    has_password: answer.has_password === true,
  };
}

/** What the answer to a submission says of it. */
export function submittedOf(answer: Json | undefined): Submitted | undefined {
  if (!isObject(answer)) return undefined;
  const { revision, release } = answer;
  if (typeof revision !== 'number' || typeof release !== 'string') return undefined;
  return { revision, release };
}

/** The member of a login's answer; undefined without a token or without a password to the account. */
export function userOf(answer: Json | undefined): User | undefined {
  if (!isObject(answer) || typeof answer.id !== 'string') return undefined;
  if (text(answer.token) === '' || text(answer.password) === '') return undefined;
  return {
    id: answer.id,
    attorney_number: text(answer.attorney_number),
    hubspot_id: text(answer.hubspot_id),
    data: { token: text(answer.token) },
    username: text(answer.username),
    email: text(answer.email),
    first_name: text(answer.first_name),
    last_name: text(answer.last_name),
    password: PASSWORD_MARKER,
    secret_question: text(answer.secret_question),
  };
}

/** Whatever a service sends as password is not kept: this stands for it (OR-06). */
const PASSWORD_MARKER = '1';

/** The lead of a look-up's answer. */
export function leadOf(answer: Json | undefined): Lead | undefined {
  if (!isObject(answer)) return undefined;
  const { id, email, attorney_id: attorneyId } = answer;
  if (typeof id !== 'string' || typeof email !== 'string') return undefined;
  return {
    ...answer,
    id,
    email,
    ...(typeof attorneyId === 'string' && { attorney_id: attorneyId }),
  };
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
