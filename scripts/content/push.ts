// `npm run content -- push`: the files of a folder become a change in the Studio, which somebody looks at and publishes there.
import { randomUUID } from 'node:crypto';
import { ConfigError } from '../../server/config/config.ts';
import { candidateNumbered } from '../../server/content/history.ts';
import { findStaffByEmail } from '../../server/store/accounts/staff.ts';
import { currentRelease } from '../../server/store/content/releases.ts';
import { editChange } from '../../server/studio/changes/index.ts';
import { commandsBack } from '../../server/studio/releasing/index.ts';
import type { Acting } from './acting.ts';
import { filesOf } from './files-of.ts';
import { readFolder } from './folder.ts';

export interface Pushed {
  readonly folder: string;
  /** E-mail address of the one of the staff whose change it is. */
  readonly by: string;
  /** The release the files began on, where it is not what is live. */
  readonly after: number | undefined;
}

/** Throws in words where the files are refused, are those of the release, or nobody has this address. */
export async function push(
  { db, about, log }: Acting,
  { folder, by, after }: Pushed,
): Promise<void> {
  const author = await findStaffByEmail(db, by.toLowerCase());
  if (!author || author.disabled_at)
    throw new ConfigError(
      `Nobody of the staff has the address ${by}. Say whose change it is: --as name@example.com`,
    );
  const { number } = await currentRelease(db);
  const on = after ?? number;
  const base = await filesOf(db, on);
  const wanted = await readFolder(folder);
  const commands = commandsBack(base, wanted, 'all');
  if (commands.length === 0)
    throw new ConfigError(
      `The files of ${folder} are those of release ${on}. Nothing has changed.`,
    );
  const content = (await candidateNumbered(db, number))?.content;
  if (!content) throw new ConfigError('Nothing has been published yet. Run: npm start');
  const server = { db, content, now: () => about.now };
  const batch = randomUUID();
  const { row } = await editChange(server, author, {
    ...{
      change: '',
      after: 0,
      on,
      name: about.note.slice(0, 80) || 'Files of a folder',
    },
    commands: commands.map((command) => ({ id: randomUUID(), batch, command })),
  });
  log('content.edited', { on: { kind: 'change', id: row.id }, act: 'push' });
  const many = commands.length === 1 ? '1 edit' : `${commands.length} edits`;
  console.log(
    `“${row.name}” is a change of ${author.email} now (${many}). Look at it and publish it in the Studio: /studio`,
  );
  if (on !== number)
    console.log(
      `It stands on release ${on}; release ${number} is live: the Studio brings it up to date.`,
    );
}
