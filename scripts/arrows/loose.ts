// Finds folders whose loose files lie both above and below the folders beside them: nobody sees which of them draw on the rooms,
// and which the rooms draw on.
import { posix } from 'node:path';

type Step = readonly [from: string, to: string];

export interface LooseFiles {
  readonly folder: string;
  /** A loose file that imports from a folder beside it. */
  readonly above: Step;
  /** A folder beside that imports a loose file. */
  readonly below: Step;
}

/** The folders of a graph of files of which this is so, each with one import as the example. */
export function looseOnBothSides(
  graph: ReadonlyMap<string, readonly string[]>,
): readonly LooseFiles[] {
  const above = new Map<string, Step>();
  const below = new Map<string, Step>();
  for (const [file, targets] of graph)
    for (const target of targets) {
      const [from, to] = [posix.dirname(file), posix.dirname(target)];
      if (to.startsWith(`${from}/`) && !above.has(from)) above.set(from, [file, target]);
      if (from.startsWith(`${to}/`) && !below.has(to)) below.set(to, [file, target]);
    }
  return [...above].flatMap(([folder, first]) => {
    const second = below.get(folder);
    return second ? [{ folder, above: first, below: second }] : [];
  });
}
