// `npm run check`: is the content right? ajv-cli against the meta-schemas, then the compiler with all its lints.
// Breaking changes are looked for against what `schemas/released` remembers of the latest release, or against the content
// of another folder (`--against <folder>`). `--record` makes this content the latest release.
import { fileURLToPath } from 'node:url';
import {
  buildRelease,
  type Fingerprint,
  fingerprintOf,
  messageKeysOf,
  readContent,
} from '../runtime/content/index.ts';
import { runAjvCli } from './check/ajv-cli.ts';
import { declaredIn, idleIn, readCodeKeys, unknownTo } from './check/code-keys.ts';
import { recordRelease } from './check/record.ts';
import { countFaults, describeFaults, describeSummary } from './check/report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const CACHE = 'node_modules/.cache/content';

/** Checks the content below a folder; returns the exit code. */
async function main(folder: string, against: string | undefined): Promise<number> {
  const started = performance.now();
  const source = await readContent(folder);
  const keys = messageKeysOf(source);
  const [cli, code, built] = await Promise.all([
    runAjvCli(root, folder, source, `${root}${CACHE}`),
    readCodeKeys(folder),
    previousOf(against).then((previous) =>
      buildRelease(source, {
        cacheDir: `${root}${CACHE}`,
        ...(previous === undefined ? {} : { previous }),
      }),
    ),
  ]);
  const faulty = new Set(built.faults.map(({ file }) => file));
  const disagreed = cli.filter(({ file }) => !faulty.has(file));
  const found = {
    faults: built.faults,
    disagreed,
    unknown: unknownTo(code, keys),
    idle: idleIn(code, keys, declaredIn(source)),
  };
  if (countFaults(found) > 0) {
    console.error(describeFaults(found));
    return 1;
  }
  if (record && built.release) {
    const written = await recordRelease(folder, built.release);
    console.log(`Recorded as the latest release: ${written.join(', ')}.`);
  }
  console.log(describeSummary(built.counts, performance.now() - started));
  return 0;
}

/** What the content of another folder asks, to look for breaking changes against. */
async function previousOf(
  folder: string | undefined,
): Promise<Readonly<Record<string, Fingerprint>> | undefined> {
  if (folder === undefined) return undefined;
  const { release } = await buildRelease(await readContent(folder));
  if (release === undefined)
    throw new Error(`The content in ${folder} has faults itself: check it first.`);
  return Object.fromEntries(
    Object.values(release.forms).map(({ bundle }) => [bundle.id, fingerprintOf(bundle)]),
  );
}

const args = process.argv.slice(2);
const record = args.includes('--record');
const at = args.indexOf('--against');
const against = at < 0 ? undefined : args[at + 1];
const folder =
  args.find((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1)) ?? root;
process.exit(await main(folder, against));
