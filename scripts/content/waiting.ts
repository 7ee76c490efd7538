// `npm run content -- waiting` and `decide`: files that came with a start and collide with what was published.
import { ConfigError } from '../../server/config/config.ts';
import type { Collision, Side } from '../../server/content/merging/collision.ts';
import {
  publishDecided,
  type Waiting,
  waitingContent,
} from '../../server/content/publish/publishing.ts';
import type { Store } from '../../server/store/index.ts';
import { type Acting, TAKEN_OVER } from './acting.ts';
import { isAgreed } from './rehearsed.ts';

const SHOWN = 120;
const NONE = 'No content waits for a decision.';

/** One line for the list; nothing where nothing waits. */
export async function waitingLine(db: Store): Promise<readonly string[]> {
  const waiting = await waitingContent(db);
  if (!waiting) return [];
  const { row, collisions } = waiting;
  const day = row.since.toISOString().slice(0, 16).replace('T', ' ');
  const why =
    collisions.length === 0
      ? 'it does not go together with what was published'
      : `${placesOf(collisions.length)} with what was published`;
  return [
    `Waiting since ${day} UTC: the content that came with a start, since ${why}. See: npm run content -- waiting`,
  ];
}

/** Every collision by its number, as `decide` takes it. */
export async function tellWaiting(db: Store): Promise<void> {
  const waiting = await waitingContent(db);
  if (!waiting) {
    console.log(NONE);
    return;
  }
  const { row, collisions } = waiting;
  if (row.reason !== '') console.log(row.reason);
  collisions.forEach((collision, at) => {
    for (const line of linesOf(collision, at + 1)) console.log(line);
  });
  console.log(
    `To decide: npm run content -- decide published (or shipped)${collisions.length > 1 ? ', and --except 1,2 for those that go the other way' : ''}`,
  );
}

/** Makes current what the two make together, or one of them where they make nothing. Throws in words where it cannot be had. */
export async function decide(
  { db, compile, yes, about, logged }: Acting,
  side: Side,
  except: readonly number[],
): Promise<void> {
  const waiting = await waitingContent(db);
  if (!waiting) throw new ConfigError(NONE);
  const { collisions } = waiting;
  const strange = except.find((number) => number < 1 || number > collisions.length);
  if (strange !== undefined)
    throw new ConfigError(`There is no collision ${strange}. See: npm run content -- waiting`);
  const content = await compile(sourceOf(waiting, side, except));
  const asked = { what: 'It', question: 'Make it current?', yes };
  if (!(await isAgreed(db, content, asked))) return;
  const { number } = await publishDecided(db, content, waiting, about);
  if (number !== waiting.head.number) logged(number, 'merged');
  console.log(`Release ${number} is current, and nothing waits any more. ${TAKEN_OVER}`);
}

const OTHER: Readonly<Record<Side, Side>> = { shipped: 'published', published: 'shipped' };

function sourceOf({ collisions, decided }: Waiting, side: Side, except: readonly number[]) {
  const others = new Set(except.map((number) => keyOf(collisions[number - 1])));
  return decided((one) => (others.has(keyOf(one)) ? OTHER[side] : side));
}

const keyOf = (one: Collision | undefined): string => `${one?.file} ${one?.place}`;

const placesOf = (count: number): string =>
  count === 1 ? '1 place collides' : `${count} places collide`;

function linesOf({ file, place, shipped, published }: Collision, number: number): string[] {
  return [
    `${String(number).padStart(3)}  ${file}${place === '' ? '' : ` ${place}`}`,
    `       shipped:   ${short(shipped)}`,
    `       published: ${short(published)}`,
  ];
}

const short = (text = '(gone)'): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text;
