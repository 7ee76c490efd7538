// What every command says before it makes other content current: what becomes of open drafts, and whether it is meant so.
import { createInterface } from 'node:readline/promises';
import { ConfigError } from '../../server/config/config.ts';
import { requireNeeds } from '../../server/content/needs.ts';
import type { ReleasedContent } from '../../server/content/released.ts';
import { rehearse } from '../../server/forms/rehearsal.ts';
import type { Store } from '../../server/store/index.ts';
import { linesOf } from './rehearsal-lines.ts';

export interface Asked {
  /** What the question is about, such as "Release 3". */
  readonly what: string;
  readonly question: string;
  readonly yes: boolean;
}

/** Is it meant so? Throws where this code could not run on it, or something is in a state it does not know. */
export async function isAgreed(
  db: Store,
  content: ReleasedContent,
  { what, question, yes }: Asked,
): Promise<boolean> {
  requireNeeds(content);
  const rehearsal = await rehearse(db, content);
  for (const line of linesOf(rehearsal)) console.log(line);
  if (rehearsal.stranded.length > 0)
    throw new ConfigError(
      `${what} does not know every state that something is in. Nothing has changed.`,
    );
  if (yes || (await isAnswered(question))) return true;
  console.log('Nothing has changed. To do it: add --yes');
  return false;
}

/** Only a person at a terminal can say so. */
async function isAnswered(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await asked.question(`${question} (yes/no) `)).trim());
  } finally {
    asked.close();
  }
}
