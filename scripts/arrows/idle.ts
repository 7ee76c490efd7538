// Which exceptions does nothing need any more? So that the list only ever gets shorter.
import { KNOWN_KNOTS, LONG_FUNCTIONS, LONG_SHEETS } from './exceptions.ts';
import { folderKnots } from './folders.ts';
import { graphOf, readSources } from './sources.ts';

/** The exceptions that the house below a folder does not use as they stand, in words. */
export async function idleExceptions(root: string): Promise<readonly string[]> {
  const sources = new Map((await readSources(root)).map((source) => [source.file, source]));
  const knots = new Set(
    folderKnots(graphOf([...sources.values()])).map(({ folder, units }) => knotName(folder, units)),
  );
  return [
    ...KNOWN_KNOTS.map(({ folder, units }) => knotName(folder, units)).filter(
      (name) => !knots.has(name),
    ),
    ...LONG_FUNCTIONS.filter(
      ({ file, name, lines }) =>
        !sources.get(file)?.functions.some((one) => one.name === name && one.lines === lines),
    ).map(({ file, name, lines }) => `${name} of ${lines} lines in ${file}`),
    ...LONG_SHEETS.filter(({ file, lines }) => sources.get(file)?.lines !== lines).map(
      ({ file, lines }) => `the ${lines} lines of ${file}`,
    ),
  ];
}

const knotName = (folder: string, units: readonly string[]): string =>
  `the knot of ${folder}: ${[...units].sort().join(', ')}`;
