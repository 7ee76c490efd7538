// Is the content right? ajv-cli against the meta-schemas, then the compiler with all its lints.
// Breaking changes are looked for against what `schemas/released` remembers of the latest release, or against the content
// of another folder (`--against <folder>`). `--record` makes this content the latest release.
import {
  buildRelease,
  type ContentFault,
  type Fingerprint,
  fingerprintOf,
  messageKeysOf,
  readContent,
  wrongOptions,
} from '../../runtime/content/index.ts';
import { PROGRAM } from '../../server/program/index.ts';
import { runAjvCli } from './ajv-cli.ts';
import { declaredIn, idleIn, readCodeKeys, unknownTo } from './code-keys.ts';
import { layoutFaults } from './layout.ts';
import { needsFor } from './needs.ts';
import { recordRelease } from './record.ts';
import { countFaults, describeFaults, describeSummary, describeWarnings } from './report.ts';
import { unlessKnown } from './stamps.ts';

const CACHE = 'node_modules/.cache/content';

/** Checks the content below the folder that the arguments of the command name, or the root's; resolves to the exit code. */
export async function check(root: string, args: readonly string[]): Promise<number> {
  const { folder = root, against, record } = readArguments(args);
  const started = performance.now();
  const source = await readContent(folder);
  const keys = messageKeysOf(source);
  const cacheDir = `${root}${CACHE}`;
  const described = [...source].filter(([file]) => file.startsWith('schemas/meta/')).flat();
  const [cli, options, code, built] = await Promise.all([
    runAjvCli(root, folder, source, cacheDir),
    unlessKnown({ cacheDir, name: 'options', read: described }, () => wrongOptions(source)),
    readCodeKeys(folder),
    previousOf(against).then((previous) =>
      buildRelease(source, {
        cacheDir,
        needs: needsFor(root, folder, source),
        // Content of another folder may be of another program.
        ...(folder === root && { program: PROGRAM }),
        ...(previous === undefined ? {} : { previous }),
      }),
    ),
  ]);
  const faulty = new Set(built.faults.map(({ file }) => file));
  const disagreed = cli.filter(({ file }) => !faulty.has(file));
  const layout = built.faults.length > 0 ? [] : layoutFaults(source);
  const found = {
    faults: [...built.faults, ...layout, ...options],
    disagreed,
    unknown: unknownTo(code, keys),
    idle: idleIn(code, keys, declaredIn(source)),
  };
  if (countFaults(found) > 0) {
    console.error([...told(built.warnings), describeFaults(found)].join('\n\n'));
    return 1;
  }
  if (record && built.release) {
    const written = await recordRelease(folder, built.release);
    console.log(`Recorded as the latest release: ${written.join(', ')}.`);
  }
  for (const words of told(built.warnings)) console.warn(`${words}\n`);
  console.log(describeSummary(built, performance.now() - started));
  return 0;
}

const told = (warnings: readonly ContentFault[]): readonly string[] =>
  warnings.length === 0 ? [] : [describeWarnings(warnings)];

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

interface Arguments {
  readonly folder?: string;
  readonly against?: string;
  readonly record: boolean;
}

function readArguments(args: readonly string[]): Arguments {
  const at = args.indexOf('--against');
  const against = at < 0 ? undefined : args[at + 1];
  const folder = args.find((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1));
  return {
    record: args.includes('--record'),
    ...(folder !== undefined && { folder }),
    ...(against !== undefined && { against }),
  };
}
