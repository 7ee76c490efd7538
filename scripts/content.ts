// `npm run content`: which releases of the content this store has seen, publishing another, and putting one of them back.
import { parseArgs } from 'node:util';
import { type Config, ConfigError, loadConfig } from '../server/config/config.ts';
import { StrandedItems } from '../server/content/carried-states.ts';
import { type Differences, type ListedRelease, listReleases } from '../server/content/history.ts';
import { ContentError } from '../server/content/load.ts';
import { UnmetNeeds } from '../server/content/needs.ts';
import { startFault } from '../server/start-faults.ts';
import { PublishedMeanwhile } from '../server/store/content/releases.ts';
import { openStore, type Store } from '../server/store/index.ts';
import { acting } from './content/acting.ts';
import { back } from './content/back.ts';
import { compare } from './content/compare.ts';
import { exportFiles } from './content/export-files.ts';
import { needsLines } from './content/needs-lines.ts';
import { publish } from './content/publish.ts';
import { pull } from './content/pull.ts';
import { push } from './content/push.ts';
import { status } from './content/status.ts';
import { decide, tellWaiting, waitingLine } from './content/waiting.ts';

const USAGE = `How to use it:
  npm run content -- list           the newest releases, and what each changed
  npm run content -- compare <number> [<number>]   what differs between a release and the one before it, or another
  npm run content -- export <number> <folder>      the files of a release, exactly as they were
  npm run content -- publish <folder>              what becomes of open drafts, and then makes the files of a folder current
  npm run content -- pull <folder>                 the files of what is live, into schemas/, rules/ and messages/ there
  npm run content -- status <folder>               what is other there than what is live
  npm run content -- push <folder> --as <e-mail>   the files there as a change in the Studio, for somebody to publish
  npm run content -- back <number>  what becomes of open drafts, and then makes that release current again
  npm run content -- waiting        content that came with a start and collides with what was published
  npm run content -- decide published|shipped      which of both stands where they collide
  --yes                             with publish, back and decide: without being asked
  --note "why"                      with publish, push, back and decide: stands in the list from then on
  --as <e-mail>                     with push: the one of the staff whose change it is
  --after <number>                  with publish and push: the release the files began on; refused where another was published since
  --except <number>,<number>        with decide: collisions that go the other way`;

const SHOWN = 20;
const NUMBER = /^\d{1,9}$/;
const NUMBERS = /^\d{1,9}(,\d{1,9})*$/;
const HOW = {
  start: 'came with a start',
  publish: 'published',
  back: 'put back',
  merged: 'published changes on a start',
} as const;

try {
  await run(read());
} catch (error) {
  const inWords = [PublishedMeanwhile, UnmetNeeds, ContentError, StrandedItems].some(
    (one) => error instanceof one,
  );
  console.error(inWords ? (error as Error).message : (startFault(error) ?? error));
  process.exitCode = 1;
}

interface Given {
  readonly words: readonly string[];
  readonly yes: boolean;
  readonly note: string;
  readonly after: string;
  readonly except: string;
  readonly as: string;
}

async function run({ words, after, except, as: by, ...how }: Given): Promise<void> {
  const [verb, one = '', more = ''] = words;
  const numbered = NUMBER.test(one);
  const is = (name: string, count: number): boolean => verb === name && words.length === count;
  const isKnown =
    (after === '' || ((verb === 'publish' || verb === 'push') && NUMBER.test(after))) &&
    (except === '' || (verb === 'decide' && NUMBERS.test(except)));
  if (!isKnown) throw new ConfigError(USAGE);
  if (is('list', 1)) return withStore(list);
  if (is('waiting', 1)) return withStore(tellWaiting);
  if (is('back', 2) && numbered)
    return withStore((db, config) => back(acting(db, config, how), Number(one)));
  const began = after === '' ? undefined : Number(after);
  if (is('pull', 2)) return withStore((db) => pull(db, one));
  if (is('status', 2)) return withStore((db) => status(db, one));
  if (is('push', 2) && by !== '')
    return withStore((db, config) =>
      push(acting(db, config, how), { folder: one, by, after: began }),
    );
  if (is('publish', 2)) {
    return withStore((db, config) => publish(acting(db, config, how), one, began));
  }
  if (is('decide', 2) && (one === 'published' || one === 'shipped')) {
    const others = except === '' ? [] : except.split(',').map(Number);
    return withStore((db, config) => decide(acting(db, config, how), one, others));
  }
  if (
    verb === 'compare' &&
    numbered &&
    (words.length === 2 || (words.length === 3 && NUMBER.test(more)))
  )
    return withStore((db) => compare(db, Number(one), more === '' ? undefined : Number(more)));
  if (is('export', 3) && numbered) return withStore((db) => exportFiles(db, Number(one), more));
  throw new ConfigError(USAGE);
}

function read(): Given {
  const text = { type: 'string', default: '' } as const;
  try {
    const options = {
      yes: { type: 'boolean' },
      note: text,
      after: text,
      except: text,
      as: text,
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { yes = false, note, after, except, as } = values;
    return { words: positionals, yes, note, after, except, as };
  } catch {
    throw new ConfigError(USAGE);
  }
}

async function withStore(act: (db: Store, config: Config) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env);
  const { db, close } = await openStore(config);
  try {
    await act(db, config);
  } finally {
    await close();
  }
}

async function list(db: Store): Promise<void> {
  const all = await listReleases(db, SHOWN);
  if (all.length === 0)
    console.log('No release has been published yet: the first start does. Run: npm start');
  for (const release of all) console.log(lineOf(release));
  const current = all.find((release) => release.current)?.number;
  const lines = current === undefined ? [] : await needsLines(db, current);
  for (const line of [...lines, ...(await waitingLine(db))]) console.log(line);
}

function lineOf({ number, since, how, current, changed, ...about }: ListedRelease): string {
  const moment = `${since.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const difference = changed === undefined ? '' : `  changed: ${differenceOf(changed)}`;
  const { author, note } = about;
  const by = author === '' ? '' : `  by ${author}`;
  const why = note === '' ? '' : `  "${note}"`;
  return `${String(number).padStart(5)}  ${moment}  ${HOW[how]}${by}${current ? '  (current)' : ''}${difference}${why}`;
}

function differenceOf({ forms, tables, sentences }: Differences): string {
  const parts = [
    ...forms,
    ...(tables ? ['tables or flows'] : []),
    ...(sentences > 0 ? [sentences === 1 ? '1 sentence' : `${sentences} sentences`] : []),
  ];
  return parts.join(', ') || 'nothing';
}
