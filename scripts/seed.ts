// `npm run seed -- --attorneys 50000 --claims 1000000`: fills a store with invented attorneys and cases, for measuring.
import { parseArgs } from 'node:util';
import { todayIn } from '../runtime/core/index.ts';
import { hashPassword } from '../server/accounts/hashing.ts';
import { ConfigError, loadConfig } from '../server/config/config.ts';
import { loadContent } from '../server/content/load.ts';
import { DEMO_PASSWORD, seedStore } from '../server/demo/index.ts';
import { formOfRecord } from '../server/forms/kept-record.ts';
import { commandSecurityLog } from '../server/security-log.ts';
import { startFault } from '../server/start-faults.ts';
import { openStore } from '../server/store/index.ts';

/** More would be a mistake in typing. */
const MOST = { attorneys: 500_000, claims: 10_000_000 };
const USAGE = 'Say how many: npm run seed -- --attorneys 50 --claims 1000';

try {
  await run();
} catch (error) {
  console.error(startFault(error) ?? error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const asked = askedFor();
  const config = loadConfig(process.env);
  if (config.production)
    throw new ConfigError('Invented attorneys are not put into a store of production.');
  const began = performance.now();
  const { db, close } = await openStore({ ...config, patient: true }, console.log);
  try {
    const now = new Date();
    const content = await loadContent(() => undefined);
    const { timeZone } = content.app;
    const today = todayIn(timeZone, now);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const filled = await seedStore(db, {
      ...asked,
      form: formOfRecord({ content }),
      now,
      timeZone,
      today,
      passwordHash,
      progress: console.log,
    });
    if (!filled)
      throw new ConfigError(
        'This store was filled before, and stays as it is. Fill an empty one: another DATA_DIR or DATABASE_URL.',
      );
    commandSecurityLog(config)('store.seeded', {
      act: `${asked.attorneys} attorneys, ${asked.claims} claims`,
    });
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(
      `Filled in ${seconds} s. Each can log in as attorney<number> with ${DEMO_PASSWORD}.`,
    );
  } finally {
    await close();
  }
}

function askedFor(): { readonly attorneys: number; readonly claims: number } {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { attorneys: text, claims: text } });
    return {
      attorneys: countOf('attorneys', values.attorneys, 1),
      claims: countOf('claims', values.claims, 0),
    };
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function countOf(name: keyof typeof MOST, given: string | undefined, least: number): number {
  if (given === undefined) throw new ConfigError(USAGE);
  const count = Number(given);
  if (!/^\d+$/.test(given) || count < least || count > MOST[name])
    throw new ConfigError(
      `--${name} ${given}: a whole number from ${least} to ${MOST[name].toLocaleString('en-US')} is needed.`,
    );
  return count;
}
