// What the desk asks of the store: a page of each queue, as its plans and its time are looked at.
import type { Turn } from '../../../runtime/core/index.ts';
import { findForDesk } from '../../../server/store/desk/desk-find.ts';
import {
  casesNumbered,
  countQueue,
  type QueueAsked,
  type QueueName,
  type QueuePlace,
  queuePlaces,
} from '../../../server/store/desk/desk-queues.ts';
import { deskRows } from '../../../server/store/desk/desk-rows.ts';
import { stayingItems } from '../../../server/store/forms/form-items.ts';
import type { Store } from '../../../server/store/index.ts';
import { tracksOf } from './attorney-calls.ts';

const MOST = 21;
const FOUND = 6;
const LATE = { day: '2026-01-01', timeZone: 'America/New_York' };
/** All states of a kind at once: no page of a queue asks for more. */
const CLAIMS = [
  ...['Intake', 'In Process', 'Open Authorization Issue', 'Requested More Info'],
  ...['New Info Received', 'Pending Approval for Payment', 'Approved & Paid', 'Denied'],
];

const turns = (states: readonly string[]): readonly Turn[] => states.map((state) => ({ state }));

async function page(db: Store, queue: QueueName, states: readonly string[], after?: QueuePlace) {
  const places = await queuePlaces(db, queue, { turns: turns(states), after, most: MOST });
  const ids = places.map(({ id }) => id);
  return { last: places.at(-1), rows: await deskRows(db, queue, ids) };
}

async function found(db: Store, words: string) {
  const ids = await findForDesk(db, words, FOUND);
  const queues = Object.keys(ids) as QueueName[];
  return Promise.all(queues.map((queue) => deskRows(db, queue, ids[queue])));
}

/** Who asks how much is theirs, and looks for it. */
const ASKER = { role: 'desk', clerk: 'somebody' };

const claims = (db: Store, asked: Partial<QueueAsked>) =>
  queuePlaces(db, 'claims', { turns: turns(CLAIMS), most: MOST, ...asked });

/** Calls of the desk by name. */
export const DESK_CALLS: Readonly<Record<string, (db: Store) => Promise<unknown>>> = {
  'desk: claims of every state': (db) => page(db, 'claims', CLAIMS),
  async 'desk: their next page'(db) {
    const { last } = await page(db, 'claims', CLAIMS);
    return page(db, 'claims', CLAIMS, last);
  },
  'desk: requests that wait': (db) => page(db, 'requests', ['New', 'Open']),
  'desk: requests nobody has answered': (db) =>
    queuePlaces(db, 'requests', { turns: [{ state: 'Open', answered: false }], most: MOST }),
  'desk: how many wait': async (db) => ({
    id: 'requests',
    ...(await countQueue(db, 'requests', {
      turns: turns(['New', 'Open']),
      late: LATE,
      asker: ASKER,
    })),
  }),
  // Nobody has taken anything in the store of these tests.
  'desk: claims that a clerk has taken': async (db) => ({
    id: 'claims',
    places: await claims(db, { taken: { ...ASKER, by: 'clerk' } }),
  }),
  'desk: claims of nobody': (db) => claims(db, { taken: { role: ASKER.role, by: 'nobody' } }),
  'desk: claims by amount': (db) => claims(db, { order: { by: 'amount', reversed: true } }),
  'desk: large claims of one kind': (db) => claims(db, { kind: 'Matter', least: 10 }),
  async 'desk: what stands before a claim'(db) {
    const { last: before } = await page(db, 'claims', CLAIMS);
    return queuePlaces(db, 'claims', { turns: turns(CLAIMS), before, most: 2 });
  },
  'desk: cases that wait': (db) =>
    page(db, 'cases', ['Ticket Intake', 'CSR Assigned', 'Pending Confirmation']),
  'desk: cases of attorneys': (db) => page(db, 'cases', ['Assigned to Attorney', 'Authorized']),
  'desk: applications': (db) => page(db, 'applications', ['Pending', 'Active']),
  'desk: what a form sent': async (db) => {
    const asked = { turns: turns(['Sent']), form: 'change', most: MOST };
    const places = await queuePlaces(db, 'items', asked);
    return deskRows(
      db,
      'items',
      places.map(({ id }) => id),
    );
  },
  'desk: what has waited too long': async (db) => {
    const before = { day: '2099-01-01', timeZone: 'America/New_York' };
    const asked = { flow: 'change', state: 'Sent', before, days: 5, most: MOST };
    return (await stayingItems(db, asked)).map((id) => ({ id }));
  },
  async 'desk: the tracks of a case'(db) {
    const [some] = (await page(db, 'claims', CLAIMS)).rows;
    return tracksOf(db, some?.case_id ?? '');
  },
  async 'desk: claims of a number'(db) {
    const [some] = (await page(db, 'claims', CLAIMS)).rows;
    const about = await casesNumbered(db, some?.number ?? '');
    return queuePlaces(db, 'claims', { turns: turns(CLAIMS), about, most: MOST });
  },
  async 'desk: what a number of a claim finds'(db) {
    const [some] = (await page(db, 'claims', CLAIMS)).rows;
    return found(db, some?.subject ?? '');
  },
  async 'desk: what the name of an attorney finds'(db) {
    const [some] = (await page(db, 'claims', CLAIMS)).rows;
    return found(db, some?.attorney_name ?? '');
  },
  async 'desk: what the name of a member finds'(db) {
    const [some] = (await page(db, 'claims', CLAIMS)).rows;
    return found(db, some?.member_name ?? '');
  },
  // The beginning of nearly everything.
  'desk: what one digit finds': (db) => found(db, '1'),
  'desk: what one letter finds': (db) => found(db, 'm'),
};
