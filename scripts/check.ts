// `npm run check`: is the content right? ajv-cli against the meta-schemas, then the compiler with all its lints.
// `--against <folder>` looks for breaking changes; `--unused` lists sentences that no code names.
import { fileURLToPath } from 'node:url';
import { buildRelease, messageKeysOf, readContent } from '../runtime/content/index.ts';
import { runAjvCli } from './check/ajv-cli.ts';
import { readCodeKeys, unknownTo, unusedBy } from './check/code-keys.ts';
import { describeFaults, describeSummary } from './check/report.ts';

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
  const unknown = unknownTo(code, keys);
  if (built.faults.length + disagreed.length + unknown.length > 0) {
    console.error(describeFaults(built.faults, disagreed, unknown));
    return 1;
  }
  if (listUnused) console.log(`Named by no code:\n  ${unusedBy(code, keys).join('\n  ')}`);
  console.log(describeSummary(built.counts, performance.now() - started));
  return 0;
}

/** The release that another folder of content makes, to look for breaking changes against. */
async function previousOf(folder: string | undefined) {
  if (folder === undefined) return undefined;
  const { release } = await buildRelease(await readContent(folder));
  if (release === undefined)
    throw new Error(`The content in ${folder} has faults itself: check it first.`);
  return release;
}

const args = process.argv.slice(2);
const listUnused = args.includes('--unused');
const at = args.indexOf('--against');
const against = at < 0 ? undefined : args[at + 1];
const folder =
  args.find((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1)) ?? root;
process.exit(await main(folder, against));
