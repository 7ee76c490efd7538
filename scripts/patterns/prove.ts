// Proves that a regular expression takes no longer than the text it is tried on is long, and remembers it on the disk.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { check } from 'recheck';
import { isPlainlyLinear } from './simple.ts';

/** `linear`; by which power the time grows; or that no proof was found in time. */
export type Proof = 'linear' | `grows by ${string}` | 'not proved';

/** Whatever needs more is to be written more simply: most take a hundredth of it, and machines differ. */
const LONGEST_MS = 120_000;
/** One with a name of its own here has no proof as a rule: it is not looked for as long. */
const LONGEST_OF_EXCEPTION_MS = 4000;
/**
 * What is tried is judged by the steps it takes, never by the clock: a busy machine would take a pattern for a slow one.
 */
const BY_STEPS = { seedingTimeout: null, incubationTimeout: null, attackTimeout: null } as const;

export interface Proving {
  readonly source: string;
  readonly flags: string;
  readonly isException?: boolean;
}

/** What is known of a pattern; a proof is kept in the folder, so that each is found once. Throws for a pattern that cannot be read. */
export async function prove({ source, flags, isException }: Proving, dir: string): Promise<Proof> {
  if (isPlainlyLinear(source, flags)) return 'linear';
  const key = createHash('sha256')
    .update(`${source}/${flags}/${isException ?? false}`)
    .digest('hex');
  const file = join(dir, `pattern-${key.slice(0, 32)}.txt`);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return known as Proof;
  const proof = await proofOf(source, flags, isException ? LONGEST_OF_EXCEPTION_MS : LONGEST_MS);
  // What was not proved in time may be proved another time; an exception is not asked for it again.
  if (proof === 'not proved' && !isException) return proof;
  await mkdir(dir, { recursive: true });
  await writeFile(file, proof);
  return proof;
}

/** In this process: no helper program need be there. */
async function proofOf(source: string, flags: string, timeout: number): Promise<Proof> {
  process.env.RECHECK_BACKEND ??= 'pure';
  const found = await check(source, flags, { timeout, ...BY_STEPS });
  if (found.status === 'safe') return 'linear';
  if (found.status === 'unknown') return 'not proved';
  const { complexity } = found;
  return complexity?.type === 'polynomial' ? `grows by ${complexity.degree}` : 'grows by any power';
}
