// Several people in one change at the same moments, each on a process of their own: what they do is merged or shown, and none of it is lost.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textAt } from '../../../runtime/content/index.ts';
import { sourceOf } from '../../../server/studio/changes/index.ts';
import { type Random, randomOf } from '../../helpers/chance/random.ts';
import { Browser, NOW, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { Editor, type Sent, say } from '../helpers/studio.ts';

const PEOPLE = ['wording@example.com', 'editor@example.com', 'publisher@example.com'] as const;
/** Few enough that people meet. */
const KEYS = [
  'app.skip',
  'app.name',
  'app.home.welcome',
  'feedback.message.label',
  'mail.staff_reset',
];
const ROUNDS = 200;

describe('people in one change, on three processes', () => {
  let databases: Databases;
  let apps: readonly FastifyInstance[];
  let editors: readonly Editor[];

  beforeAll(async () => {
    databases = await startDatabases();
    const place = await databases.fresh();
    const start = () =>
      startApp({ ...place, config: { demo: true, secretKeys: ['k'.repeat(72)] } });
    const first = await start();
    apps = [first, await start(), await start()];
    editors = await Promise.all(
      PEOPLE.map((email, at) => Editor.of(new Browser(apps[at] ?? first), email)),
    );
  }, 120_000);
  afterAll(async () => {
    for (const app of apps) await app.close();
    await databases?.stop();
  });

  const [first, second, third] = [0, 1, 2].map((at) => () => editors[at] as Editor);
  const filesOf = async (app: number, change: string) =>
    (await sourceOf({ db: (apps[app] as FastifyInstance).store }, change)).source;

  it('of 200 pairs that write at once neither loses a word: it stands, or is shown', async () => {
    const pair = [first?.(), second?.()] as [Editor, Editor];
    await pair[0].edit(say('app.skip', 'The beginning'));
    await pair[1].join(pair[0].change);
    let [met, merged] = [0, 0];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const random = randomOf(round);
      const sent = pair.map((_, who) => someWords(random, `${round}/${who}`));
      const known = Math.min(...pair.map(({ seq }) => seq));
      const answers = await Promise.all(pair.map((one, who) => one.edit(sent[who] as Sent)));
      const keys = sent.map(({ key }) => key);
      const clashes = answers.flatMap(({ clashes: told }) => told);
      // Of two about the same exactly one stands, and the other is told what stands and who wrote it.
      expect([round, clashes.length]).toEqual([round, keys[0] === keys[1] ? 1 : 0]);
      for (const [who, { applied, clashes: told, missed }] of answers.entries()) {
        expect(applied.length + told.length).toBe(1);
        const theirs = sent[1 - who] as Sent;
        if (told.length > 0) {
          expect(told[0]).toMatchObject({ theirs: theirs.text, by: PEOPLE[1 - who] });
          expect(missed.at(-1)).toMatchObject({ id: theirs.id, text: theirs.text });
        }
      }
      if (clashes.length > 0) met += 1;
      else merged += 1;
      for (const one of pair) one.seq = Math.max(...pair.map(({ seq }) => seq));
      expect(Math.min(...pair.map(({ seq }) => seq))).toBe(known + (clashes.length > 0 ? 1 : 2));
    }
    expect([met, merged].map((count) => count > 20)).toEqual([true, true]);
    const { change } = pair[0];
    const log = (await pair[0].ask('studio_change', { id: change, since: 0 }))?.commands ?? [];
    const files = await Promise.all([0, 1, 2].map((app) => filesOf(app, change)));
    expect(files[1]).toEqual(files[0]);
    expect(files[2]).toEqual(files[0]);
    for (const key of KEYS) {
      const newest = log.findLast((row) => row.key === key);
      expect(textAt(files[0] ?? new Map(), key)).toBe(newest?.text);
    }
  }, 300_000);

  it('are ordered by the server without gaps, however many write at once', async () => {
    const [one, two, three] = [first?.(), second?.(), third?.()] as [Editor, Editor, Editor];
    one.change = '';
    one.seq = 0;
    await one.edit(say('app.skip', 'A new beginning'));
    for (const other of [two, three]) await other.join(one.change);
    const sent = [one, two, three].flatMap((editor, who) =>
      Array.from({ length: 8 }, (_, at) =>
        editor.ask('studio_edit', {
          ...{ change: one.change, after: 1 },
          commands: [say(`blocks.made-up.field${who}-${at}.label`, 'Field')],
        }),
      ),
    );
    await Promise.all(sent);
    const log = (await one.ask('studio_change', { id: one.change }))?.commands ?? [];
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    expect(new Set(log.map(({ id }) => id)).size).toBe(25);
    // Each takes back only what is theirs.
    for (const editor of [one, two, three])
      for (let at = 0; at < 8; at += 1) await editor.ask('studio_undo', { change: one.change });
    const source = await filesOf(2, one.change);
    expect(textAt(source, 'blocks.made-up.field1-3.label')).toBeUndefined();
    expect(textAt(source, 'app.skip')).toBe('A new beginning');
  }, 120_000);

  it('see who else is here and where, and not whoever has left', async () => {
    const [one, two] = [first?.(), second?.()] as [Editor, Editor];
    const where = 'The sentence app.skip';
    await two.ask('studio_here', { change: one.change, where });
    const seen = await one.ask('studio_here', { change: one.change, where: 'Wording' });
    expect(seen.here).toEqual([
      { email: PEOPLE[1], where, since: NOW.toISOString(), change: one.change },
    ]);
    expect([seen.seq > 0, seen.state]).toEqual([true, 'open']);
    expect((await one.ask('studio_home')).here.map(({ email }) => email)).toEqual(
      [PEOPLE[1], PEOPLE[0]].toSorted(),
    );
    await apps[0]?.store
      .updateTable('studio_presence')
      .set({ seen_at: new Date(NOW.getTime() - 13_000) })
      .where('email', '=', PEOPLE[1])
      .execute();
    const later = await one.ask('studio_here', { change: one.change, where: 'Wording' });
    expect(later.here).toEqual([]);
  });
});

function someWords(random: Random, words: string): Sent {
  return say(random.of(KEYS), `${words} {{name}}`);
}
