// What the browser of an invented person would know of them: asked as them, and kept for as long as the page is open.

import type { Refused } from '../../../../calls/refusal.ts';
import type { Send } from '../../../../calls/typed.ts';
import { AppError } from '../../../../common/errors.ts';
import {
  attorneyOf,
  leadOf,
  PASSWORD_MARKER,
  type SessionRecord,
} from '../../../../session/record.ts';
import { createSession, type Session } from '../../../../session/session.ts';

/** A session of nobody, which no storage keeps and no other tab hears of. */
export const heldSession = (): Session => createSession(inMemory());

/** Stands where the token of a login would: no call is made with it. */
const NO_TOKEN = 'preview';

/** What pages are told of a person, by their name in calls; throws where that cannot be had. */
export async function recordOf({ send, own, person }: Asking): Promise<SessionRecord> {
  const [kind] = person.split('/');
  if (kind === 'attorney') return ofAttorney(send);
  if (kind === 'staff') return ofStaff(send);
  return person === '' ? {} : ofApplicant(send, own, person);
}

interface Asking {
  /** As the person. */
  readonly send: Send;
  /** As whoever looks. */
  readonly own: Send;
  readonly person: string;
}

async function ofApplicant(send: Send, own: Send, person: string): Promise<SessionRecord> {
  const known = await own('studio_demo_people', {});
  if (!known.ok) throw noAnswer(known.refused);
  const emailAddress = known.body.data.find(({ id }) => id === person)?.email ?? '';
  const lead_id = person.slice(person.indexOf('/') + 1);
  const sent = await send('attorney_check', { emailAddress, lead_id });
  if (!sent.ok) throw noAnswer(sent.refused);
  const { lead, n_rec, is_attorney_exist } = sent.body;
  return { lead: leadOf(lead), temporary: { n_rec, is_attorney_exist } };
}

const noAnswer = ({ status, reference }: Refused): AppError =>
  new AppError('NO_ANSWER', { status }, reference);

async function ofAttorney(send: Send): Promise<SessionRecord> {
  const sent = await send('getAttorneyInfo', {});
  if (!sent.ok) throw noAnswer(sent.refused);
  const { attorney } = sent.body;
  const {
    id,
    attorney_number,
    hubspot_id,
    username,
    email,
    first_name,
    last_name,
    secret_question,
  } = attorney;
  return {
    attorney: attorneyOf(attorney),
    user: {
      ...{
        id,
        attorney_number,
        hubspot_id,
        username,
        email,
        first_name,
        last_name,
        secret_question,
      },
      ...{ data: { token: NO_TOKEN }, password: PASSWORD_MARKER },
    },
  };
}

async function ofStaff(send: Send): Promise<SessionRecord> {
  const sent = await send('staff_me', {});
  if (!sent.ok) throw noAnswer(sent.refused);
  const { id, email, roles } = sent.body.data;
  return { staff: { id, email, roles, token: NO_TOKEN } };
}

function inMemory(): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    getItem: (name) => held.get(name) ?? null,
    key: (at) => [...held.keys()][at] ?? null,
    removeItem: (name) => void held.delete(name),
    setItem: (name, value) => void held.set(name, value),
  };
}
