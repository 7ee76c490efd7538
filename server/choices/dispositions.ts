// How a violation can have ended: the codes of the provider, each with its title and id.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../common/root.ts';

/** One code. */
export interface Disposition {
  readonly id: string;
  readonly title: string;
}

const LISTED = JSON.parse(readFileSync(join(ROOT, 'server/data/dispositions.json'), 'utf8')) as {
  readonly dispositions: readonly Disposition[];
};

/** All of them, in the provider's order. */
export const dispositions = (): readonly Disposition[] => LISTED.dispositions;
