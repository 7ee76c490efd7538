// What a form costs over HTTP: submissions and saved drafts of the real server beside a bare insert, on both stores, in one run.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { openStore, type StoreSettings } from '../../server/store/index.ts';
import { rateOf, type Sent } from './lines.ts';
import { PUBLIC_URL, type Running, startBare, startOurs } from './servers.ts';
import { median } from './stats.mjs';
import { STORES } from './stores.ts';

/** How many wait for an answer at the same moment. */
const AT_ONCE = Number(process.env.AT_ONCE ?? 64);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** In each round everybody saves twice and then sends. */
const PEOPLE = Number(process.env.PEOPLE ?? 1000);
/** The compiler of the runtime goes on making a server quicker for some ten thousand calls; a bare one needs fewer. */
const WARM_UP_ROUNDS = 9;

const answers = {
  topic: 'website',
  rating: 4,
  comments: 'The page of the practice areas is clear. '.repeat(5),
  wants_reply: true,
  reply_email: 'dana.whitfield@example.com',
};

/** Requests in a second. */
interface Rates {
  readonly bare: number;
  readonly submit: number;
  readonly save: number;
}

async function measured(ofBare: StoreSettings, ofOurs: StoreSettings) {
  const running: Running[] = [];
  const rounds: Rates[] = [];
  try {
    const bare = await startBare(ofBare);
    running.push(bare);
    const ours = await startOurs(ofOurs);
    running.push(ours);
    while (rounds.length < WARM_UP_ROUNDS + ROUNDS) rounds.push(await oneRound(bare, ours));
  } finally {
    for (const server of running) await server.stop();
  }
  await requireStored(ofOurs, rounds.length * PEOPLE);
  const counted = rounds.slice(WARM_UP_ROUNDS);
  return { submit: shareOf(counted, 'submit'), save: shareOf(counted, 'save') };
}

async function oneRound(bare: Running, ours: Running): Promise<Rates> {
  const people = Array.from({ length: PEOPLE }, newPerson);
  const insert = (person: Person) => ({ ...submission(person), path: '/' });
  const inserts = [...people, ...people].map(insert);
  const release = await releaseOf(ours);
  const first = people.map((person) => save(person, { revision: 0, release }));
  const second = people.map((person) => save(person, { revision: 1, release }));
  return {
    bare: await rateOf(bare.port, AT_ONCE, inserts),
    save: await rateOf(ours.port, AT_ONCE, [...first, ...second]),
    submit: await rateOf(ours.port, AT_ONCE, people.map(submission)),
  };
}

/** The median share of the rate of the insert alone, in per cent, and how far the rounds lie apart. */
function shareOf(rounds: readonly Rates[], kind: 'submit' | 'save') {
  const shares = rounds.map((rates) => (rates[kind] / rates.bare) * 100);
  return {
    share: median(shares),
    least: Math.min(...shares),
    most: Math.max(...shares),
    perSecond: median(rounds.map((rates) => rates[kind])),
    barePerSecond: median(rounds.map(({ bare }) => bare)),
  };
}

/** A browser, with what it sends along with every call. */
type Person = Readonly<Record<string, string>>;

function newPerson(): Person {
  return {
    accept: 'application/json',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'en-US,en;q=0.9',
    'content-type': 'application/json',
    cookie: `__Host-form=${randomBytes(32).toString('base64url')}`,
    origin: PUBLIC_URL,
    referer: `${PUBLIC_URL}/forms/feedback`,
    'sec-fetch-dest': 'empty',
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    // Everyone from a network of their own: how much one may send is not the question here.
    'x-forwarded-for': [203, 1, 1, 1].map((least) => randomInt(least, 255)).join('.'),
  };
}

const FORM = '/api/forms/feedback';

const submission = (person: Person): Sent => ({
  method: 'POST',
  path: `${FORM}/submissions`,
  headers: { ...person, 'idempotency-key': randomUUID() },
  body: JSON.stringify({ data: answers, revision: 2 }),
});

const save = (person: Person, of: { revision: number; release: string }): Sent => ({
  method: 'PUT',
  path: `${FORM}/draft`,
  headers: person,
  body: JSON.stringify({ data: answers, ...of }),
});

/** The release of the form that a page open now was drawn in. */
async function releaseOf({ port }: Running): Promise<string> {
  const person = newPerson();
  const url = `http://127.0.0.1:${port}${FORM}/draft`;
  const headers = { 'content-type': 'application/json', cookie: person.cookie ?? '' };
  await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ data: {} }) });
  const { release } = (await (await fetch(url, { headers })).json()) as { release: string };
  return release;
}

/** What was acknowledged is there, and nothing else. */
async function requireStored(settings: StoreSettings, count: number): Promise<void> {
  const { db, close } = await openStore(settings);
  try {
    const { n } = await db
      .selectFrom('submission')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    if (Number(n) !== count) throw new Error(`${count} forms were sent, and ${n} are stored`);
  } finally {
    await close();
  }
}

const found: Record<string, unknown> = {};
const wanted = process.env.STORE?.split(',') ?? Object.keys(STORES);
for (const name of wanted) {
  const databases = await STORES[name]?.();
  if (!databases) throw new Error(`There is no store ${name}`);
  try {
    found[name] = await measured(await databases.make('bare'), await databases.make('ours'));
  } finally {
    await databases.stop();
  }
}
console.log(JSON.stringify(found));
