// `npm run content -- back`: an earlier release becomes current again, under a number of its own.
import { ConfigError } from '../../server/config/config.ts';
import { candidateNumbered, putBack } from '../../server/content/history.ts';
import { sourceToKeep } from '../../server/content/source.ts';
import { currentRelease } from '../../server/store/content/releases.ts';
import { type Acting, TAKEN_OVER } from './acting.ts';
import { needsLines } from './needs-lines.ts';
import { isAgreed } from './rehearsed.ts';

/** Throws in words where there is no such release, or it is what is current. */
export async function back({ db, yes, about, logged }: Acting, number: number): Promise<void> {
  const candidate = await candidateNumbered(db, number);
  if (!candidate)
    throw new ConfigError(`There is no release ${number}. See: npm run content -- list`);
  const { content } = candidate;
  const head = await currentRelease(db);
  const source = content.source ? sourceToKeep(content.source).id : null;
  if (head.release === content.id && head.source === source)
    throw new ConfigError(`Release ${number} is what is current already. Nothing has changed.`);
  for (const line of await needsLines(db, number)) console.log(line);
  const asked = { what: `Release ${number}`, question: `Put release ${number} back?`, yes };
  if (!(await isAgreed(db, content, asked))) return;
  const { number: now } = await putBack(db, candidate, about);
  logged(now, 'back');
  console.log(`Release ${number} is current again, as number ${now}. ${TAKEN_OVER}`);
}
