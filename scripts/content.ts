// `npm run content`: which releases of the content this store has seen, and putting one of them back.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../server/config.ts';
import {
  type Candidate,
  candidateNumbered,
  type Differences,
  type ListedRelease,
  listReleases,
  putBack,
} from '../server/content/history.ts';
import { requireNeeds, UnmetNeeds } from '../server/content/needs.ts';
import { authorOf } from '../server/content/releases.ts';
import { rehearse } from '../server/forms/rehearsal.ts';
import { commandSecurityLog, operator } from '../server/security-log.ts';
import { startFault } from '../server/start-faults.ts';
import { PublishedMeanwhile } from '../server/store/content/releases.ts';
import { openStore, type Store } from '../server/store/index.ts';
import { compare } from './content/compare.ts';
import { exportFiles } from './content/export-files.ts';
import { linesOf } from './content/rehearsal-lines.ts';

const USAGE = `How to use it:
  npm run content -- list           the newest releases, and what each changed
  npm run content -- compare <number> [<number>]   what differs between a release and the one before it, or another
  npm run content -- export <number> <folder>      the files of a release, exactly as they were
  npm run content -- back <number>  what becomes of open drafts, and then makes that release current again
  npm run content -- back <number> --yes   the same without being asked
  --note "why"                      with back: stands in the list from then on`;

const SHOWN = 20;
const NUMBER = /^\d{1,9}$/;
const HOW = { start: 'came with a start', publish: 'published', back: 'put back' } as const;

try {
  const { words, yes, note } = read();
  const [verb, number = '', more = ''] = words;
  const numbered = NUMBER.test(number);
  if (verb === 'list' && words.length === 1) await withStore(list);
  else if (verb === 'back' && words.length === 2 && numbered)
    await withStore((db, told) => back({ db, told }, Number(number), { yes, note }));
  else if (verb === 'compare' && numbered && (words.length === 2 || NUMBER.test(more)))
    await withStore((db) => compare(db, Number(number), more === '' ? undefined : Number(more)));
  else if (verb === 'export' && words.length === 3 && numbered)
    await withStore((db) => exportFiles(db, Number(number), more));
  else throw new ConfigError(USAGE);
} catch (error) {
  const inWords = error instanceof PublishedMeanwhile || error instanceof UnmetNeeds;
  console.error(inWords ? error.message : (startFault(error) ?? error));
  process.exitCode = 1;
}

function read(): {
  readonly words: readonly string[];
  readonly yes: boolean;
  readonly note: string;
} {
  try {
    const options = { yes: { type: 'boolean' }, note: { type: 'string', default: '' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { words: positionals, yes: values.yes === true, note: values.note };
  } catch {
    throw new ConfigError(USAGE);
  }
}

type Told = ReturnType<typeof commandSecurityLog>;

async function withStore(act: (db: Store, told: Told) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env);
  const told = commandSecurityLog(config);
  const { db, close } = await openStore(config);
  try {
    await act(db, told);
  } finally {
    await close();
  }
}

async function list(db: Store): Promise<void> {
  const all = await listReleases(db, SHOWN);
  if (all.length === 0)
    console.log('No release has been published yet: the first start does. Run: npm start');
  for (const release of all) console.log(lineOf(release));
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

async function back(
  { db, told }: { readonly db: Store; readonly told: Told },
  number: number,
  { yes, note }: { readonly yes: boolean; readonly note: string },
): Promise<void> {
  const candidate = await candidateNumbered(db, number);
  if (!candidate)
    throw new ConfigError(`There is no release ${number}. See: npm run content -- list`);
  const standing = await candidateNumbered(db, candidate.after);
  if (standing?.content.id === candidate.content.id)
    throw new ConfigError(`Release ${number} is what is current already. Nothing has changed.`);
  requireNeeds(candidate.content);
  const rehearsal = await rehearse(db, candidate.content);
  for (const line of linesOf(rehearsal)) console.log(line);
  if (rehearsal.stranded.length > 0)
    throw new ConfigError(
      `Release ${number} does not know every state that something is in. Nothing has changed.`,
    );
  if (yes || (await isAgreed(candidate))) {
    const { number: now } = await putBack(db, candidate, {
      ...{ now: new Date(), note },
      author: authorOf(operator()),
    });
    told('release', { on: { kind: 'release', id: String(now) }, act: 'back' });
    console.log(
      `Release ${number} is current again, as number ${now}. Servers that run take it over within seconds.`,
    );
  } else console.log('Nothing has changed. To do it: add --yes');
}

/** Only a person at a terminal can say so. */
async function isAgreed({ number }: Candidate): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await asked.question(`Put release ${number} back? (yes/no) `)).trim());
  } finally {
    asked.close();
  }
}
