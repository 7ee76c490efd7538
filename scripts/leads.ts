// `npm run leads -- import file.csv`: takes in the people who are invited to apply; `--dry-run` only says what would happen.
import { readFile } from 'node:fs/promises';
import { ConfigError, loadConfig } from '../server/config/config.ts';
import { loadContent } from '../server/content/load.ts';
import { importLeads, knownOfLeads } from '../server/leads/import.ts';
import { type ReadLeads, readCsv } from '../server/leads/read-csv.ts';
import { commandSecurityLog } from '../server/security-log.ts';
import { createLeads } from '../server/services/leads/index.ts';
import { startFault } from '../server/start-faults.ts';
import { openStore } from '../server/store/index.ts';

/** More faults are told by their number. */
const SHOWN = 30;

/** Of a longer file it is said how far it is each time that so many are done: every second or two. */
const TOLD_EVERY = 2000;

const [verb, file] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const dryRun = process.argv.includes('--dry-run');

try {
  if (verb !== 'import' || file === undefined)
    throw new ConfigError('Say which file: npm run leads -- import leads.csv [--dry-run]');
  process.exitCode = await run(file);
} catch (error) {
  console.error(startFault(error) ?? error);
  process.exitCode = 1;
}

async function run(path: string): Promise<number> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`${path} cannot be read (${error.code}).`);
  });
  const config = loadConfig(process.env);
  if (config.hubspot)
    throw new ConfigError(
      'Leads come from HubSpot. Import them there, or leave HUBSPOT_TOKEN out.',
    );
  const read = readCsv(bytes, knownOfLeads(await loadContent(() => undefined)));
  for (const { column, nearest } of read.ignored)
    console.log(
      `The column "${column}" is not read by any form${nearest === undefined ? '.' : `; did you mean "${nearest}"?`}`,
    );
  if (read.faults.length > 0) return refuse(path, read);
  const { db, close } = await openStore(config);
  try {
    const { added, updated, attorneys } = await importLeads(createLeads(db), read.leads, {
      dryRun,
      onDone: progressOf(read.leads.length),
    });
    if (!dryRun)
      commandSecurityLog(config)('leads.imported', {
        act: `${added} added, ${updated} updated`,
      });
    for (const email of attorneys.slice(0, SHOWN))
      console.log(`${email} is an attorney already and stays as it is.`);
    console.log(
      `${dryRun ? 'It would be: ' : ''}${plain(added)} added, ${plain(updated)} updated, ${plain(attorneys.length)} left alone.`,
    );
    return 0;
  } finally {
    await close();
  }
}

function progressOf(all: number): (done: number) => void {
  if (all <= TOLD_EVERY) return () => undefined;
  console.log(`${plain(all)} leads to go through. If this is cut off, import the file again.`);
  return (done) => {
    if (done % TOLD_EVERY === 0) console.log(`${plain(done)} of ${plain(all)} done`);
  };
}

function plain(count: number): string {
  return count.toLocaleString('en-US');
}

function refuse(path: string, { faults }: ReadLeads): number {
  for (const { line, says } of faults.slice(0, SHOWN))
    console.error(`${path}, line ${line}: ${says}`);
  if (faults.length > SHOWN) console.error(`… and ${faults.length - SHOWN} more.`);
  console.error('Nothing was imported. Mend the file and import it again.');
  return 1;
}
