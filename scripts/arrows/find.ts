// Looks at every source file of the house and says what is against the plan.
import { builtinModules } from 'node:module';
import { cyclesIn } from './cycles.ts';
import { KNOWN_KNOTS, LONG_FUNCTIONS, LONG_SHEETS } from './exceptions.ts';
import { type FolderKnot, folderKnots } from './folders.ts';
import type { Measured } from './functions.ts';
import { type LooseFiles, looseOnBothSides } from './loose.ts';
import { graphOf, readSources, type Source, targetOf } from './sources.ts';
import { DOORS, LIBRARIES, MOST_FUNCTION_LINES, MOST_LINES, roomOf } from './table.ts';

export interface ArrowFault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Tests are read as stories: what they pass to `describe` is as long as the story. */
const STORIES = /^tests\//;

/** Every fault of the house below a folder, in order of file and line. */
export async function findFaults(root: string): Promise<readonly ArrowFault[]> {
  const sources = await readSources(root);
  const graph = graphOf(sources);
  const faults = [
    ...sources.flatMap(faultsOfFile),
    ...cyclesIn(graph).map((cycle) => ({
      file: cycle[0] ?? '',
      line: 1,
      message: `imports in a circle: ${[...cycle, cycle[0]].join(' → ')}`,
    })),
    ...folderKnots(graph).filter(isNewKnot).map(faultOfKnot),
    ...looseOnBothSides(graph).map(faultOfLoose),
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
  const sheet = LONG_SHEETS.find((known) => known.file === file);
  const most = sheet?.lines ?? MOST_LINES;
  return [
    ...faults,
    ...source.functions.flatMap((one) => longFunction(file, one)),
    ...(lines > most
      ? [{ file, line: lines, message: `has ${lines} lines; split it at ${MOST_LINES}` }]
      : []),
  ];
}

function longFunction(file: string, { name, line, lines }: Measured): readonly ArrowFault[] {
  if (STORIES.test(file)) return [];
  const known = LONG_FUNCTIONS.find((one) => one.file === file && one.name === name);
  if (lines <= (known?.lines ?? MOST_FUNCTION_LINES)) return [];
  const message = `${name} has ${lines} lines; split it at ${MOST_FUNCTION_LINES}`;
  return [{ file, line, message }];
}

const isNewKnot = ({ folder, units }: FolderKnot): boolean =>
  !KNOWN_KNOTS.some(
    (known) => known.folder === folder && units.every((unit) => known.units.includes(unit)),
  );

function faultOfKnot({ folder, units, steps }: FolderKnot): ArrowFault {
  const way = steps.map(([from, to]) => `${from} → ${to}`).join(', ');
  return {
    file: steps[0]?.[0] ?? folder,
    line: 1,
    message: `knots ${folder || 'the house'} (${units.join(', ')}): ${way}`,
  };
}

const faultOfLoose = ({ folder, above, below }: LooseFiles): ArrowFault => ({
  file: below[1],
  line: 1,
  message: `lies loose in ${folder} below ${below[0]}, and ${above[0]} above ${above[1]}: give what folders draw on a folder of its own`,
});

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
