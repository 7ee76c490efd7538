// `npm run content -- publish`: the files of a folder become current, without a deployment.

import { readContent } from '../../runtime/content/index.ts';
import { ConfigError } from '../../server/config/config.ts';
import { compared } from '../../server/content/compared.ts';
import { isCurrent, publishAfter } from '../../server/content/publish/publishing.ts';
import { findSource } from '../../server/store/content/content-sources.ts';
import { currentRelease } from '../../server/store/content/releases.ts';
import { type Acting, TAKEN_OVER } from './acting.ts';
import { isAgreed } from './rehearsed.ts';

const SHOWN = 20;

/** Throws in words where there are no files, they are refused, or another was published after the release they began on. */
export async function publish(
  { db, compile, yes, about, logged }: Omit<Acting, 'log'>,
  folder: string,
  began: number | undefined,
): Promise<void> {
  const head = await currentRelease(db);
  const after = began ?? head.number;
  if (after !== head.number)
    throw new ConfigError(
      `Release ${head.number} is current, and these files began on release ${after}. Nothing has changed. Look at what was published since (npm run content -- compare ${after} ${head.number}), put your changes on top of it, and name it with --after.`,
    );
  const source = await readContent(folder);
  if (source.size === 0)
    throw new ConfigError(
      `There is no content in ${folder}: it has no schemas, rules or messages. Nothing has changed.`,
    );
  if (isCurrent(head, source))
    throw new ConfigError('These files are what is current already. Nothing has changed.');
  const content = await compile(source);
  const before = head.source === null ? undefined : await findSource(db, head.source);
  if (before) for (const line of changed(compared(before, source))) console.log(line);
  const asked = { what: 'It', question: `Publish the files of ${folder}?`, yes };
  if (!(await isAgreed(db, content, asked))) return;
  const { number } = await publishAfter(db, content, { ...about, after });
  logged(number, 'publish');
  console.log(`Published as release ${number}. ${TAKEN_OVER}`);
}

function changed(files: ReturnType<typeof compared>): readonly string[] {
  const lines = files.map(({ file, kind, places }) => {
    const many = places.length === 1 ? '1 place' : `${places.length} places`;
    return `  ${file}: ${kind === 'changed' ? many : kind}`;
  });
  const more = lines.length > SHOWN ? [`  … and ${lines.length - SHOWN} more`] : [];
  return [`Other than what is current:`, ...lines.slice(0, SHOWN), ...more];
}
