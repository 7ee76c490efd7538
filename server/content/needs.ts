// What this code needs of the content it runs on, as it was collected from the code; whatever lacks some of it is refused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  callsIn,
  messageOf,
  type Named,
  type Needs,
  namesOf,
  neededNames,
  unmetNeeds,
} from '../../runtime/content/index.ts';
import { ROOT } from '../common/root.ts';
import type { ReleasedContent } from './released.ts';

let read: Needs | undefined;

/** The needs of the running code. */
export function codeNeeds(): Needs {
  read ??= JSON.parse(readFileSync(join(ROOT, 'server/data/needed.json'), 'utf8')) as Needs;
  return read;
}

/** Content that the running code cannot follow; the message says in words what it lacks, and who needs it. */
export class UnmetNeeds extends Error {}

const SHOWN = 10;

/**
 * Throws `UnmetNeeds` where a release lacks something that the running code needs. Contracts of calls are looked at where its
 * files are known.
 */
export function requireNeeds(
  content: Named & Pick<ReleasedContent, 'source'>,
  needs: Needs = codeNeeds(),
): void {
  const { source } = content;
  const names = namesOf({ ...content, ...(source && { calls: callsIn(source) }) });
  const unmet = unmetNeeds(neededNames(needs), names);
  if (unmet.length === 0) return;
  const messages = unmet.map((one) => messageOf(one, needs));
  const lines = messages.slice(0, SHOWN).map(({ message, remedy }) => `  ${message} ${remedy}`);
  const more = unmet.length > SHOWN ? [`  … and ${unmet.length - SHOWN} more`] : [];
  throw new UnmetNeeds(['This code cannot run on that content:', ...lines, ...more].join('\n'));
}
