// Finds a setting whose name somebody misspelt: it would be left out without a word, and the portal run on other data.

type Environment = Readonly<Record<string, string | undefined>>;

export interface Misspelt {
  readonly name: string;
  /** The setting that was meant. */
  readonly suggestion: string;
}

/**
 * The first name of the environment that is nearly one of ours. Most names there belong to others and are left alone, and so
 * is one beside which ours is set. Of short names, which may well be a word of somebody else, only neighbours that changed
 * places count; of longer ones a letter too many, too few or another, and of long ones two.
 */
export function findMisspelt(env: Environment, names: readonly string[]): Misspelt | undefined {
  const isSet = (name: string) => (env[name]?.trim() ?? '') !== '';
  const wanted = names.filter((name) => !isSet(name));
  for (const name of Object.keys(env)) {
    if (names.includes(name) || !isSet(name)) continue;
    const near = wanted
      .map((suggestion) => ({
        name,
        suggestion: suggestion,
        distance: distance(name.toUpperCase(), suggestion),
      }))
      .filter((one) => one.distance <= allowed(one.suggestion) || isSwapped(name, one.suggestion))
      .sort((a, b) => a.distance - b.distance)[0];
    if (near) return near;
  }
  return undefined;
}

/** Below six letters none. In other capitals it is ours in any case. */
const allowed = ({ length }: string): number => (length < 6 ? 0 : length < 10 ? 1 : 2);

function isSwapped(name: string, suggestion: string): boolean {
  const given = name.toUpperCase();
  if (given.length !== suggestion.length) return false;
  const at = [...given].findIndex((letter, index) => letter !== suggestion[index]);
  const swapped = `${given.slice(0, at)}${given[at + 1]}${given[at]}${given.slice(at + 2)}`;
  return at >= 0 && swapped === suggestion;
}

/** How many letters are to be put in, left out, exchanged, or swapped with their neighbour, to come from one to the other. */
function distance(from: string, to: string): number {
  // No setting is nearly as long; a name from outside may be.
  if (Math.abs(from.length - to.length) > 2) return Number.POSITIVE_INFINITY;
  let twoAbove: readonly number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const same = from[row - 1] === to[at - 1];
      const swapped = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      line.push(
        Math.min(
          (line[at - 1] ?? 0) + 1,
          (above[at] ?? 0) + 1,
          (above[at - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (twoAbove[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    twoAbove = above;
    above = line;
  }
  return above.at(-1) ?? 0;
}
