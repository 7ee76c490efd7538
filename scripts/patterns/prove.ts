// Proves that a regular expression takes no longer than the text it is tried on is long.
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

/** What can be said of a pattern, found anew: in seconds of work, unless it is linear at sight. Throws for one that cannot be read. */
export async function prove({ source, flags, isException }: Proving): Promise<Proof> {
  if (isPlainlyLinear(source, flags)) return 'linear';
  // In this process: no helper program need be there.
  process.env.RECHECK_BACKEND ??= 'pure';
  const timeout = isException ? LONGEST_OF_EXCEPTION_MS : LONGEST_MS;
  const found = await check(source, flags, { timeout, ...BY_STEPS });
  if (found.status === 'safe') return 'linear';
  if (found.status === 'unknown') return 'not proved';
  const { complexity } = found;
  return complexity?.type === 'polynomial' ? `grows by ${complexity.degree}` : 'grows by any power';
}
