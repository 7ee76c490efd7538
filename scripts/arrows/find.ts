// Looks at every source file of the house and says what is against the plan.
import { readdir, readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join, posix, relative, sep } from 'node:path';
import { cyclesIn } from './cycles.ts';
import { type Import, importsOf } from './imports.ts';
import { DOORS, LIBRARIES, MOST_LINES, NOT_OURS, ROOMS, roomOf } from './table.ts';

export interface ArrowFault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

interface Source {
  readonly file: string;
  readonly imports: readonly Import[];
  readonly lines: number;
}

/** Every fault of the house below a folder, in order of file and line. */
export async function findFaults(root: string): Promise<readonly ArrowFault[]> {
  const sources = await readSources(root);
  const faults = [
    ...sources.flatMap(faultsOfFile),
    ...cyclesIn(graphOf(sources)).map((cycle) => ({
      file: cycle[0] ?? '',
      line: 1,
      message: `imports in a circle: ${[...cycle, cycle[0]].join(' → ')}`,
    })),
  ];
  return faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function faultsOfFile(source: Source): readonly ArrowFault[] {
  const { file, lines } = source;
  const faults = source.imports.flatMap((one) => {
    const message = one.name.startsWith('.')
      ? wrongArrow(file, one.name)
      : wrongLibrary(file, one.name);
    return message === undefined ? [] : [{ file, line: one.line, message }];
  });
  if (lines <= MOST_LINES) return faults;
  return [
    ...faults,
    { file, line: lines, message: `has ${lines} lines; split it at ${MOST_LINES}` },
  ];
}

function wrongArrow(file: string, name: string): string | undefined {
  const target = targetOf(file, name);
  const from = roomOf(file);
  const to = roomOf(target);
  if (from === undefined || to === undefined || from === to) return undefined;
  if (!from.imports.includes(to.path)) return `${from.path} may not import ${to.path} (${name})`;
  const inside = target.slice(to.path.length + 1);
  if (from.anyDoor || DOORS.some((door) => door.test(inside))) return undefined;
  return `enters ${to.path} past its door: import ${to.path}/index.ts instead of ${name}`;
}

const BUILT_IN = new Set(builtinModules);

function wrongLibrary(file: string, name: string): string | undefined {
  const room = roomOf(file);
  if (room === undefined || room.anyDoor) return undefined;
  if ((name.startsWith('node:') || BUILT_IN.has(name)) && !room.node) {
    return `${room.path} may not know Node (${name})`;
  }
  const entry = LIBRARIES.find(({ library }) => library.test(name));
  if (entry === undefined || entry.known.some((place) => place.test(file))) return undefined;
  return `may not know ${entry.name} (${name})`;
}

const targetOf = (file: string, name: string): string =>
  posix.normalize(posix.join(posix.dirname(file), name.split('?')[0] ?? name));

function graphOf(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(sources.map(({ file }) => file));
  return new Map(
    sources.map(({ file, imports }) => [
      file,
      imports
        .filter(({ name }) => name.startsWith('.'))
        .map(({ name }) => targetOf(file, name))
        .filter((target) => known.has(target)),
    ]),
  );
}

async function readSources(root: string): Promise<readonly Source[]> {
  const found = await Promise.all(
    [...new Set(ROOMS.map(({ path }) => path.split('/')[0] ?? ''))].map((folder) =>
      filesBelow(root, folder),
    ),
  );
  return Promise.all(
    found.flat().map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      return { file, imports: importsOf(file, text), lines: text.split('\n').length - 1 };
    }),
  );
}

async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile() && /\.([mc]?js|tsx?)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !NOT_OURS.test(file))
    .sort();
}
