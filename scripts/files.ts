// `npm run files`: whether every stored file is as it was kept, and taking another place for that of the store.
import { parseArgs } from 'node:util';
import { type Config, ConfigError, loadConfig } from '../server/config/config.ts';
import {
  adoptPlace,
  type FilesReport,
  filesAt,
  openFiles,
  verifyFiles,
} from '../server/services/files/index.ts';
import { startFault } from '../server/start-faults.ts';
import { filesPlace } from '../server/start-services.ts';
import { openStore, type Store } from '../server/store/index.ts';

const USAGE = `How to use it:
  npm run files -- verify          reads every stored file and says which are missing or spoilt
  npm run files -- verify --json   the same as one line of JSON
  npm run files -- adopt           the files of this store are where the settings say from now on, after a move or a restore`;

/** Something is missing or spoilt; 1 is for a command that could not be carried out. */
const FOUND = 2;

const SAID = {
  whole: 'as they were kept',
  unproved: 'kept before there were hashes',
  missing: 'missing',
  spoilt: 'spoilt',
  unreadable: 'that cannot be read',
} as const;

// What is wrong stands in the report, once.
const log = { warn: () => undefined, error: () => undefined };

try {
  const { verb, json } = read();
  if (verb === 'verify') await withStore((db, config) => verify(db, config, json));
  else await withStore(adopt);
} catch (error) {
  console.error(startFault(error) ?? error);
  process.exitCode = 1;
}

function read(): { readonly verb: 'verify' | 'adopt'; readonly json: boolean } {
  try {
    const options = { json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [verb, ...more] = positionals;
    if (more.length === 0 && (verb === 'verify' || (verb === 'adopt' && !values.json)))
      return { verb, json: values.json === true };
  } catch {
    // An option nobody knows.
  }
  throw new ConfigError(USAGE);
}

async function withStore(act: (db: Store, config: Config) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env);
  const { db, close } = await openStore({ ...config, patient: true });
  try {
    await act(db, config);
  } finally {
    await close();
  }
}

async function verify(db: Store, config: Config, json: boolean): Promise<void> {
  const files = await openFiles(filesPlace(config), { db, log });
  const report = await verifyFiles(db, files, (done) => {
    if (!json) console.log(`${plain(done)} files done`);
  });
  if (json) console.log(JSON.stringify(report));
  else for (const line of linesOf(report)) console.log(line);
  if (report.bad.length > 0) process.exitCode = FOUND;
}

function* linesOf({ files, counts, bad }: FilesReport): Generator<string> {
  for (const { state, what, path, key } of bad)
    yield `${state.padEnd(10)}  ${what || 'a file whose entry cannot be read'}  ${path ?? key}`;
  const parts = Object.entries(counts).flatMap(([state, count]) =>
    count === 0 ? [] : [`${plain(count)} ${SAID[state as keyof typeof SAID]}`],
  );
  yield `${plain(files)} ${files === 1 ? 'file' : 'files'}: ${parts.join(', ') || 'nothing to look at'}.`;
  if (bad.length > 0) yield 'Put these back from a backup. Until then whoever opens one is told.';
}

async function adopt(db: Store, config: Config): Promise<void> {
  const { place } = filesAt(filesPlace(config), { db, log });
  await adoptPlace(db, place);
  console.log(
    `The files of this store are in ${place.address} from now on. See what is there: npm run files -- verify`,
  );
}

function plain(count: number): string {
  return count.toLocaleString('en-US');
}
