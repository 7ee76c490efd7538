// The proofs of all patterns, kept in the repository: finding them takes minutes, and the same pattern always has the same.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patternsOfCode } from './collect.ts';
import { patternsOfContent } from './content.ts';
import { exceptionOf } from './exceptions.ts';
import { type Proof, type Proving, prove } from './prove.ts';
import { isPlainlyLinear } from './simple.ts';

/** Where they stand, from the root. */
export const PROOFS = 'scripts/patterns/proofs.json';

export interface Proofs {
  /** The version of `recheck` that found them: another may find otherwise. */
  readonly recheck: string;
  /** By pattern, as code writes it: `/a+$/u`. */
  readonly proofs: Readonly<Record<string, Proof>>;
}

/** The name of a pattern in the list. */
export const nameOf = ({ source, flags }: Proving): string => `/${source}/${flags}`;

/** What is kept of a pattern; linear where that is plain at sight; nothing where it is not in the list. */
export function kept({ proofs }: Proofs, pattern: Proving): Proof | undefined {
  if (isPlainlyLinear(pattern.source, pattern.flags)) return 'linear';
  const name = nameOf(pattern);
  return Object.hasOwn(proofs, name) ? proofs[name] : undefined;
}

/** Those of the repository. Throws where they cannot be read. */
export async function readProofs(root: string): Promise<Proofs> {
  return JSON.parse(await readFile(join(root, PROOFS), 'utf8'));
}

/** Every pattern of code and content that is not linear at sight, each once, in the order of their names. */
export async function patternsToProve(root: string): Promise<readonly Proving[]> {
  const found = new Map<string, Proving>();
  const add = (pattern: Proving) => {
    if (isPlainlyLinear(pattern.source, pattern.flags)) return;
    const name = nameOf(pattern);
    // Whatever stands somewhere without an exception is given all the time.
    if (!found.get(name) || !pattern.isException) found.set(name, pattern);
  };
  for (const pattern of await patternsOfCode(root))
    if (pattern.literal)
      add({ ...pattern.literal, isException: exceptionOf(pattern) !== undefined });
  for (const { source } of await patternsOfContent(root)) add({ source, flags: 'u' });
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, pattern]) => pattern);
}

/** The list as it should be: what is known is taken over, and the rest is proved. */
export async function proofsOf(root: string, known?: Proofs): Promise<Proofs> {
  const recheck = await versionOfRecheck(root);
  const usable = known?.recheck === recheck ? known : { recheck, proofs: {} };
  const proofs: Record<string, Proof> = {};
  for (const pattern of await patternsToProve(root))
    proofs[nameOf(pattern)] = kept(usable, pattern) ?? (await prove(pattern));
  return { recheck, proofs };
}

/** The version this repository pins: content is checked with it, too. */
export async function versionOfRecheck(root: string): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return dependencies.recheck;
}
