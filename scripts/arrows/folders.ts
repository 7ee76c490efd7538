// Finds circles between folders: within each folder, its files and sub-folders must not import each other in a circle.
import { knotsIn, shortestCircle } from './cycles.ts';

export interface FolderKnot {
  /** The folder whose entries are knotted; the top of the house is ''. */
  readonly folder: string;
  /** Names of the entries that reach each other. */
  readonly units: readonly string[];
  /** One shortest way round, as imports from file to file. */
  readonly steps: readonly (readonly [from: string, to: string])[];
}

/** The knots of each folder, from a graph of files. Circles of files alone are not repeated. */
export function folderKnots(graph: ReadonlyMap<string, readonly string[]>): readonly FolderKnot[] {
  return [...unitsOf(graph)].flatMap(([folder, units]) => {
    const names = new Map([...units].map(([unit, reached]) => [unit, [...reached.keys()]]));
    return knotsIn(names)
      .filter((knot) => knot.some((unit) => !graph.has(join(folder, unit))))
      .map((knot) => {
        const circle = shortestCircle(names, new Set(knot));
        const steps = circle.flatMap((unit, at) => {
          const step = units.get(unit)?.get(circle[(at + 1) % circle.length] ?? '');
          return step === undefined ? [] : [step];
        });
        return { folder, units: [...knot].sort(), steps };
      });
  });
}

type Units = Map<string, Map<string, readonly [string, string]>>;

/** Of each folder: entry → the entries beside it that it imports, with one import as the example. */
function unitsOf(graph: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, Units> {
  const folders = new Map<string, Units>();
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const from = file.split('/');
      const to = target.split('/');
      const depth = from.findIndex((name, at) => name !== to[at]);
      if (depth < 0) continue;
      const folder = from.slice(0, depth).join('/');
      const units = folders.get(folder) ?? new Map();
      folders.set(folder, units);
      const [unit = '', reached = ''] = [from[depth], to[depth]];
      const known = units.get(unit) ?? new Map();
      units.set(unit, known);
      if (!units.has(reached)) units.set(reached, new Map());
      if (!known.has(reached)) known.set(reached, [file, target]);
    }
  }
  return folders;
}

const join = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);
