// A list of 100,000 submissions, and what its readers ask of the store.
import { sql } from 'kysely';
import { hasSent, sentBy } from '../../../server/store/forms/own.ts';
import {
  countReceived,
  type ReceivedAsked,
  receivedBy,
} from '../../../server/store/forms/received.ts';
import type { Store } from '../../../server/store/index.ts';

export const RECEIVED_COUNT = 100_000;
/** Of other forms, whose submissions are larger. */
export const OTHERS_COUNT = RECEIVED_COUNT / 4;
const MOST = 21;

/** Fills a store that has its tables, and lets the database count what it has. */
export async function fillReceived(db: Store): Promise<void> {
  await sql`insert into submission (id, form_id, release, revision, data, secrets, owner, submitted_at)
    select gen_random_uuid(), 'feedback', 'r', 0,
      jsonb_build_object('topic', case when nth % 1000 = 0 then 'rare' else 'website' end,
        'rating', nth % 5, 'comments', 'Word' || nth || ' was clear and quick, as always.'),
      '{}', case when nth % 100 = 0 then 'attorney/' || nth % 500 else 'visitor/' || nth end,
      '2026-01-01'::timestamptz + nth * interval '1 minute'
    from generate_series(1, ${RECEIVED_COUNT}::int) as nth`.execute(db);
  // What other forms received is larger, as most is.
  await sql`insert into submission (id, form_id, release, revision, data, secrets, owner, submitted_at)
    select gen_random_uuid(), 'other', 'r', 0, jsonb_build_object('text', repeat('word ', 300)),
      '{}', 'lead/' || nth, '2026-01-01'::timestamptz + nth * interval '1 minute'
    from generate_series(1, ${OTHERS_COUNT}::int) as nth`.execute(db);
  await sql`vacuum analyze submission`.execute(db);
}

const ask = (db: Store, asked: Partial<ReceivedAsked> = {}) =>
  receivedBy(db, { form: 'feedback', having: [], most: MOST, ...asked });
const words = (text: string, more = {}) => ({
  words: { words: text.split(' ').map((word) => [word]), without: [], owners: [], ...more },
});
const DAY = { from: '2026-02-01', until: '2026-02-01', timeZone: 'America/New_York' };

/** Somebody who sent much of it. */
const OWN = { owner: 'attorney/100', forms: ['feedback', 'other'] };

type Ask = (db: Store) => Promise<readonly unknown[]>;

/** What a page of the list asks, by the words of what is looked for. */
export const RECEIVED_ASKS: Readonly<Record<string, Ask>> = {
  'its first page': (db) => ask(db),
  'the page after that': async (db) => {
    const last = (await ask(db)).at(-1);
    return last ? ask(db, { after: { at: last.submitted_at, id: last.id } }) : [];
  },
  'its oldest': (db) => ask(db, { reversed: true }),
  'a day of it': (db) => ask(db, { sent: DAY }),
  'what was chosen often': (db) => ask(db, { having: [{ topic: 'website' }] }),
  'what was chosen seldom': (db) => ask(db, { having: [{ topic: 'rare' }] }),
  'a word that stands once': (db) => ask(db, words('word4711')),
  'a word, where some answers are kept back': (db) =>
    ask(db, words('word4711', { without: [['topic']] })),
  'somebody by name': (db) =>
    ask(db, words('nobody', { owners: ['attorney/100', 'attorney/200'] })),
  'what one person sent': (db) => sentBy(db, { ...OWN, most: MOST }),
  'whether they sent anything': async (db) => [await hasSent(db, OWN)],
};

/** What the list of forms asks of them. */
export const countsReceived: Ask = (db) => countReceived(db, ['feedback', 'other']);
