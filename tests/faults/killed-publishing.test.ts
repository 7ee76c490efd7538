// Deaths of the server amid publishing, on each store: afterwards a release is live whole or not at all, and the change says which.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { randomOf } from '../helpers/chance/random.ts';
import { copyStore } from '../helpers/copied-store.ts';
import { createDatabase, DRIVERS, NEW_DATABASE } from '../server/helpers/databases.ts';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';
import { askStudio, logInAs } from './support/studio-calls.ts';

/** Fifty in `npm run test:faults`. */
const DEATHS = Number(process.env.EDIT_DEATHS ?? 1);
/** Publishing takes about as long once the content is built. */
const LATEST_MS = 700;
const KEY = 'app.skip';

interface Release {
  readonly number: number;
  readonly isLive: boolean;
}

/** What is live to whoever asks, and what the history and the change say of it. */
async function standing(at: string, token: string, change: string) {
  const releases = (await askStudio(at, token, 'releases', {})) as unknown as readonly Release[];
  const { change: now } = (await askStudio(at, token, 'change', { id: change })) as {
    change: { state: string };
  };
  const pointer = (await (await fetch(`${at}/content/current.json`)).json()) as { app: string };
  const app = (await (await fetch(`${at}/content/${pointer.app}`)).json()) as {
    messages: Record<string, string>;
  };
  expect(releases.filter(({ isLive }) => isLive)).toHaveLength(1);
  return { number: releases[0]?.number ?? 0, state: now.state, words: app.messages[KEY] };
}

async function killAmidPublishing(env: Record<string, string>, times: number): Promise<void> {
  let server: ServerProcess | undefined;
  let token = '';
  try {
    for (let round = 1; round <= times; round += 1) {
      server = startServer({ DEMO: '1', ...env });
      const at = await server.ready();
      token ||= await logInAs(at, 'publisher@example.com');
      const words = `Skip to the content ${round}`;
      const edit = await askStudio(at, token, 'edit', {
        ...{ change: '', after: 0 },
        commands: [{ id: randomUUID(), kind: 'sentence', key: KEY, text: words }],
      });
      const { id: change } = edit.change as { id: string };
      const before = await standing(at, token, change);
      const { files } = await askStudio(at, token, 'rehearse', { change });
      const asked = { change, files, note: 'x', when: 'now' };
      const answer = askStudio(at, token, 'publish', asked).catch(() => undefined);
      await wait(randomOf(round).below(LATEST_MS));
      server.child.kill('SIGKILL');
      const acknowledged = (await answer) !== undefined;
      await server.ended();

      server = startServer({ DEMO: '1', ...env });
      const again = await server.ready();
      const after = await standing(again, token, change);
      const isLive = after.number === before.number + 1;
      if (acknowledged)
        expect({ round, ...after }).toMatchObject({ round, number: before.number + 1 });
      if (isLive) {
        expect(after).toEqual({ number: before.number + 1, state: 'published', words });
      } else {
        expect(after).toEqual(before);
        // Nothing stands in the way of the next try.
        await askStudio(again, token, 'publish', asked);
        expect((await standing(again, token, change)).words).toBe(words);
      }
      server.child.kill('SIGKILL');
      await server.ended();
    }
  } finally {
    server?.child.kill('SIGKILL');
    await server?.ended();
  }
}

it.each(DRIVERS)(
  'leave one release live, on %s',
  async (driver) => {
    const folder = await mkdtemp(join(tmpdir(), 'killed-publishing-'));
    const DATA_DIR = join(folder, 'data');
    try {
      if (driver === 'pglite') await copyStore(inject('newStore'), DATA_DIR);
      const postgres = async () => ({
        DATABASE_URL: await createDatabase(inject('postgres'), { like: NEW_DATABASE }),
      });
      const env = { DATA_DIR, ...(driver === 'pglite' ? {} : await postgres()) };
      await expect(killAmidPublishing(env, DEATHS)).resolves.toBeUndefined();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  3_600_000,
);
