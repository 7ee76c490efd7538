// Three people in one change, each on a server process of their own over one PostgreSQL: each sees what the others do, and what one publishes all serve.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, NEW_DATABASE } from '../server/helpers/databases.ts';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';
import { askStudio, logInAs } from './support/studio-calls.ts';

const [WORDING, EDITOR, PUBLISHER] = ['wording', 'editor', 'publisher'].map(
  (role) => `${role}@example.com`,
) as [string, string, string];
const SKIP = 'app.skip';
const LABEL = 'feedback.comments.label';
const WELCOME = 'app.home.welcome';

interface Command {
  readonly key: string;
  readonly text: string;
  readonly by: string;
}
interface Told {
  readonly change: { readonly seq: number; readonly state: string };
  readonly commands: readonly Command[];
  readonly comments: readonly { readonly id: string; readonly by: string; readonly text: string }[];
}

/** Somebody at a process of their own. */
class AtProcess {
  readonly at: string;
  readonly #token: string;
  readonly email: string;

  private constructor(at: string, email: string, token: string) {
    this.at = at;
    this.email = email;
    this.#token = token;
  }

  static async of(at: string, email: string): Promise<AtProcess> {
    return new AtProcess(at, email, await logInAs(at, email));
  }

  ask<T>(path: string, body: object): Promise<T> {
    return askStudio(this.at, this.#token, path, body) as Promise<T>;
  }

  edit(change: string, after: number, said: { key: string; text: string }) {
    const commands = [{ id: randomUUID(), kind: 'sentence', ...said }];
    return this.ask<Told>('edit', { change, after, commands });
  }

  told(id: string): Promise<Told> {
    return this.ask('change', { id });
  }

  /** What a sentence says in the change, to whoever words it here. */
  async said(change: string, key: string): Promise<string | undefined> {
    const { sentences: all } = await this.ask<{
      sentences: readonly { key: string; text: string }[];
    }>('wording', { change });
    return all.find((one) => one.key === key)?.text;
  }

  /** What a visitor of this process reads. */
  async live(key: string): Promise<string | undefined> {
    const read = async (name: string) => (await fetch(`${this.at}/content/${name}`)).json();
    const { app } = (await read('current.json')) as { app: string };
    return ((await read(app)) as { messages: Record<string, string> }).messages[key];
  }
}

describe('three processes on one database', () => {
  const servers: ServerProcess[] = [];
  let folder: string;
  let people: readonly [AtProcess, AtProcess, AtProcess];
  let change = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'three-processes-'));
    const env = {
      ...{ DEMO: '1', DATA_DIR: folder, SECRET_KEY: 'key-of-three-processes-'.repeat(3) },
      DATABASE_URL: await createDatabase(inject('postgres'), { like: NEW_DATABASE }),
    };
    const start = () => {
      const server = startServer(env);
      servers.push(server);
      return server.ready();
    };
    // The first makes the demo world, the others find it.
    const first = await start();
    const [second, third] = await Promise.all([start(), start()]);
    people = [
      await AtProcess.of(first, WORDING),
      await AtProcess.of(second, EDITOR),
      await AtProcess.of(third, PUBLISHER),
    ];
  });
  afterAll(async () => {
    for (const server of servers) server.child.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.ended()));
    await rm(folder, { recursive: true, force: true });
  });

  it('take edits of one change, and all tell the same of it', async () => {
    const [one, two, three] = people;
    const begun = await one.ask<{ change: { id: string } }>('edit', {
      ...{ change: '', after: 0 },
      commands: [{ id: randomUUID(), kind: 'sentence', key: SKIP, text: 'Over to the content' }],
    });
    change = begun.change.id;
    await two.edit(change, 1, { key: LABEL, text: 'What else?' });
    await three.edit(change, 2, { key: WELCOME, text: 'Good to see you, {{name}}' });
    const logs = await Promise.all(people.map((person) => person.told(change)));
    for (const { commands } of logs) {
      expect(commands.map(({ key }) => key)).toEqual([SKIP, LABEL, WELCOME]);
      expect(commands.map(({ by }) => by)).toEqual([WORDING, EDITOR, PUBLISHER]);
    }
    for (const person of people) expect(await person.said(change, LABEL)).toBe('What else?');
    // Of two who word one sentence without knowing of each other, the later one is shown the other's.
    await one.edit(change, 3, { key: LABEL, text: 'Anything more?' });
    const met = await three.ask<{ clashes: readonly object[] }>('edit', {
      ...{ change, after: 3 },
      commands: [{ id: randomUUID(), kind: 'sentence', key: LABEL, text: 'More?' }],
    });
    expect(met.clashes).toMatchObject([{ key: LABEL, theirs: 'Anything more?', by: WORDING }]);
  });

  it('tell of an undo wherever it was pressed', async () => {
    const [one, two, three] = people;
    await one.ask('undo', { change });
    for (const person of people) expect(await person.said(change, LABEL)).toBe('What else?');
    await one.ask('undo', { change, redo: true });
    for (const person of [two, three])
      expect(await person.said(change, LABEL)).toBe('Anything more?');
  });

  it('tell of comments, answers, and who is here and where', async () => {
    const [one, two, three] = people;
    const place = `sentence:${LABEL}`;
    await one.ask('comment', { change, place, text: 'Is this plain?' });
    const [asked] = (await three.told(change)).comments;
    expect(asked).toMatchObject({ by: WORDING, text: 'Is this plain?' });
    await three.ask('comment', { change, place, text: 'It is.', reply: asked?.id });
    expect((await two.told(change)).comments.map(({ text }) => text)).toEqual([
      'Is this plain?',
      'It is.',
    ]);
    for (const person of people)
      await person.ask('here', { change, where: `Seen by ${person.email}` });
    for (const person of people) {
      const { here } = await person.ask<{ here: readonly { email: string; where: string }[] }>(
        'here',
        { change, where: `Seen by ${person.email}` },
      );
      const others = people.map(({ email }) => email).filter((email) => email !== person.email);
      expect(here.map(({ email }) => email).toSorted()).toEqual(others.toSorted());
      expect(here.every(({ email, where }) => where === `Seen by ${email}`)).toBe(true);
    }
  });

  it('all serve what one of them publishes, and nobody edits it any more', async () => {
    const [one, two, three] = people;
    const { files } = await three.ask<{ files: string }>('rehearse', { change });
    const published = await three.ask<{ number: number }>('publish', {
      ...{ change, files, note: 'Plainer.', when: 'now' },
    });
    for (const person of people)
      await expect.poll(() => person.live(SKIP)).toBe('Over to the content');
    for (const person of people) {
      const [newest] = (await person.ask('releases', {})) as readonly object[];
      expect(newest).toMatchObject({ number: published.number, isLive: true, author: PUBLISHER });
      expect((await person.told(change)).change.state).toBe('published');
    }
    const late = two.edit(change, 6, { key: LABEL, text: 'Late' });
    await expect(late).rejects.toThrow(/409/);
    expect(await one.said('', LABEL)).toBe('Anything more?');
  });
});
