// People of the staff edit sentences together: in one order, once each, with nothing overwritten and everything to be taken back.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { textAt } from '../../../runtime/content/index.ts';
import { liveSource, sourceOf } from '../../../server/studio/changes/index.ts';
import { aServer } from '../helpers/a-server.ts';
import { DRIVERS } from '../helpers/databases.ts';
import { Editor, type Sent, say } from '../helpers/studio.ts';

const WELCOME = 'app.home.welcome';
const SKIP = 'app.skip';
const FIRM = 'blocks.practice.firm_name.label';

describe.each(DRIVERS)('edits in the Studio, on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true },
    emptied: ['studio_change', 'rate_limit', 'account_token'],
  });
  const editor = async (email = 'editor@example.com') => {
    await server.app.store.updateTable('staff').set({ factor_last_step: 0 }).execute();
    return Editor.of(server.browser(), email);
  };
  const filesOf = ({ change }: Editor) => sourceOf({ db: server.app.store }, change);
  const textOf = async (one: Editor, key: string) => textAt((await filesOf(one)).source, key);

  it('begin a change with the first, named by what it is about, on what is live', async () => {
    const one = await editor('wording@example.com');
    expect(await one.ask('studio_change', { id: '' })).toBeNull();
    const { change, applied } = await one.edit(say(SKIP, 'Skip to the content'));
    expect(change).toMatchObject({
      ...{ name: 'Skip to content', owner: 'wording@example.com', own: true },
      ...{ state: 'open', seq: 1, behind: 0, summary: '1 sentence' },
    });
    expect(applied).toEqual([{ id: expect.anything(), seq: 1 }]);
    expect((await filesOf(one)).base).toEqual((await liveSource({ db: server.app.store })).source);
    const found = await one.ask('studio_change', { id: '' });
    expect(found?.commands.map(({ reads }) => reads)).toEqual([
      'Sentence Skip: “Skip to content” → “Skip to the content”',
    ]);
    expect(await textOf(one, SKIP)).toBe('Skip to the content');
  });

  it('are done once, however often they arrive, the first of a change too', async () => {
    const one = await editor();
    const commands = [say(SKIP, 'Jump to content'), say(WELCOME, 'Hello, {{name}}')];
    const twice = await Promise.all(
      [1, 2].map(() => one.ask('studio_edit', { change: '', after: 0, commands })),
    );
    const again = await one.ask('studio_edit', { change: '', after: 0, commands });
    const ids = [...twice, again].map(({ change }) => change.id);
    expect(new Set(ids).size).toBe(1);
    expect(again.applied.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(again.change.seq).toBe(2);
    const { changes } = await one.ask('studio_home');
    expect(changes).toHaveLength(1);
  });

  it('refuse the id of somebody else’s command', async () => {
    const [one, other] = [await editor(), await editor('wording@example.com')];
    const command = say(SKIP, 'Jump to content');
    await one.edit(command);
    const refused = await other.call('studio_edit', { change: '', after: 0, commands: [command] });
    expect(refused.status).toBe(422);
    expect((await other.ask('studio_home')).changes).toHaveLength(1);
  });

  it('of two people about different things go through, and about the same are shown and chosen', async () => {
    const one = await editor();
    await one.edit(say(SKIP, 'To the content'));
    const other = await (await editor('publisher@example.com')).join(one.change);
    await one.edit(say(WELCOME, 'Good to see you, {{name}}'));
    const mine = say(WELCOME, 'Welcome back, {{name}}');
    const met = await other.edit(say('app.name', 'The Network'), mine);
    expect(met.applied).toHaveLength(1);
    expect(met.clashes).toEqual([
      {
        id: mine.id,
        key: WELCOME,
        theirs: 'Good to see you, {{name}}',
        by: 'editor@example.com',
        seq: 2,
      },
    ]);
    expect(met.missed.map(({ key, text }) => [key, text])).toEqual([
      [WELCOME, 'Good to see you, {{name}}'],
    ]);
    expect(await textOf(one, WELCOME)).toBe('Good to see you, {{name}}');
    const chosen = await other.ask('studio_edit', {
      ...{ change: one.change, after: 1 },
      commands: [{ ...mine, over: 2 }],
    });
    expect(chosen.clashes).toEqual([]);
    expect(await textOf(one, WELCOME)).toBe('Welcome back, {{name}}');
    expect(await textOf(one, 'app.name')).toBe('The Network');
  });

  it('read so that what differs is seen, however long the sentence is', async () => {
    const one = await editor();
    const start =
      'Somebody who reads this far knows what the page is about, and wants to go on to the next';
    const long = `${start} step without being told once more, since they are busy.`;
    await one.edit(say(SKIP, long));
    await one.edit(say(SKIP, long.replace('busy', 'in a hurry')));
    const { undo } = (await one.ask('studio_change', { id: one.change })) ?? { undo: '' };
    expect(undo).toBe(
      'Sentence Skip: “…without being told once more, since they are busy.” → “…without being told once more, since they are in a hurry.”',
    );
  });

  it('of one person in two windows about the same are shown and chosen too', async () => {
    const one = await editor();
    await one.edit(say(SKIP, 'To the content'));
    const other = await (await editor()).join(one.change);
    const first = say(WELCOME, 'Good to see you, {{name}}');
    await one.edit(first);
    const mine = say(WELCOME, 'Welcome back, {{name}}');
    const met = await other.edit(mine);
    expect(met.applied).toEqual([]);
    const theirs = 'Good to see you, {{name}}';
    const by = 'editor@example.com';
    expect(met.clashes).toEqual([{ id: mine.id, key: WELCOME, theirs, by, seq: 2 }]);
    expect(met.missed.map(({ key, text }) => [key, text])).toEqual([
      [WELCOME, 'Good to see you, {{name}}'],
    ]);
    expect(await textOf(one, WELCOME)).toBe('Good to see you, {{name}}');
    // A window whose answer was lost sends the same again, with what was typed since: it does not meet itself.
    const again = await one.ask('studio_edit', {
      ...{ change: one.change, after: 1 },
      commands: [first, say(WELCOME, 'Good to see you again, {{name}}')],
    });
    expect([again.clashes, again.applied.map(({ seq }) => seq)]).toEqual([[], [2, 3]]);
    expect(await textOf(one, WELCOME)).toBe('Good to see you again, {{name}}');
  });

  it('are taken back and done again one by one, and together where they were made together', async () => {
    const one = await editor();
    const start = (await one.edit(say(SKIP, 'One'))).change;
    const before = await filesOf(one);
    const batch = randomUUID();
    await one.edit(say(WELCOME, 'Two', { batch }), say('app.name', 'Three', { batch }));
    const after = await filesOf(one);
    const undone = await one.ask('studio_undo', { change: start.id });
    expect(undone.rows.map(({ reads }) => reads)).toEqual([
      'Undone: Sentence Name says “Attorney Network” again',
      expect.stringMatching(/^Undone: Sentence Home, welcome says “.*” again$/),
    ]);
    expect((await filesOf(one)).source).toEqual(before.source);
    const first = await one.ask('studio_undo', { change: start.id });
    expect([first.undo, first.change.summary]).toEqual(['', 'Nothing changed yet']);
    expect((await filesOf(one)).source).toEqual((await filesOf(one)).base);
    expect((await one.call('studio_undo', { change: start.id })).status).toBe(409);
    for (const _ of [1, 2]) await one.ask('studio_undo', { change: start.id, redo: true });
    expect((await filesOf(one)).source).toEqual(after.source);
    const shown = await one.ask('studio_change', { id: start.id });
    expect(shown?.commands.at(-1)?.reads).toBe('Redone: Sentence Name says “Three” again');
    const none = await one.call('studio_undo', { change: start.id, redo: true });
    expect([none.status, none.body.message]).toEqual([
      409,
      'There is nothing of yours left to undo or redo here.',
    ]);
  });

  it('are not taken back in silence where somebody has built on them', async () => {
    const one = await editor();
    await one.edit(say(SKIP, 'One'));
    const other = await (await editor('publisher@example.com')).join(one.change);
    await other.edit(say(SKIP, 'Two'));
    const { status, body } = await one.call('studio_undo', { change: one.change });
    expect([status, body.message]).toEqual([
      409,
      'publisher@example.com has changed the same thing since: Sentence Skip: “One” → “Two”',
    ]);
    expect(await textOf(one, SKIP)).toBe('Two');
    const { seq } = body.data as { seq: number };
    await one.ask('studio_undo', { change: one.change, over: seq });
    expect(await textOf(one, SKIP)).toBe('Skip to content');
  });

  it('ask for one undo once, however often it arrives', async () => {
    const one = await editor();
    await one.edit(say(SKIP, 'One'));
    await one.edit(say(SKIP, 'Two'));
    const asked = { change: one.change, once: randomUUID() };
    await Promise.all([1, 2, 3].map(() => one.ask('studio_undo', asked)));
    expect(await textOf(one, SKIP)).toBe('One');
  });

  it('say in words what cannot be done, and do nothing of the request then', async () => {
    const one = await editor();
    const bad: readonly (readonly [Sent, RegExp])[] = [
      [say('nowhere.at.all', 'x'), /There is no sentence “nowhere\.at\.all”/],
      [say(SKIP, 'x'.repeat(2001)), /too long/],
      [say('mail.staff_reset', 'x'.repeat(100_001)), /too long/],
      [say('mail.staff_reset', '  '), /cannot be empty/],
      [say(SKIP, 'half \ud800 letter'), /character that cannot be stored/],
      [say(SKIP, 'nul \u0000'), /character that cannot be stored/],
      [{ id: randomUUID(), kind: 'sentence', key: SKIP, use: 'app.nothing' }, /does not exist/],
      [
        { id: randomUUID(), kind: 'sentence', key: 'app.signIn.title', use: 'app.title.signIn' },
        /itself/,
      ],
      [{ id: randomUUID(), kind: 'sentence', key: 'mail.staff_reset', use: SKIP }, /long text/],
      [{ id: randomUUID(), kind: 'file', path: '../etc/passwd', text: '' }, /not the path/],
      [
        { id: randomUUID(), kind: 'file', path: 'schemas/../package.json', text: '{}' },
        /not the path/,
      ],
      [{ id: randomUUID(), kind: 'file', path: 'server/main.ts', text: '' }, /not the path/],
      [
        { id: randomUUID(), kind: 'file', path: 'rules/x.rules.json', text: '['.repeat(30_000) },
        /too deep/,
      ],
    ];
    for (const [command, words] of bad) {
      const commands = [say(WELCOME, 'Good day'), command];
      const { status, body } = await one.call('studio_edit', { change: '', after: 0, commands });
      expect([status, body.message]).toEqual([422, expect.stringMatching(words)]);
      expect(body.faults[0]?.path).toBe('/commands/1');
    }
    expect((await one.ask('studio_home')).changes).toEqual([]);
  });

  it('refuse what says two things, nothing, or too much at once', async () => {
    const one = await editor();
    const id = randomUUID();
    const bad = [
      [{ id, kind: 'sentence', key: SKIP, text: 'a', use: 'app.name' }],
      [{ id, kind: 'sentence', key: SKIP }],
      [{ id, kind: 'sentence', text: 'a' }],
      [{ id, kind: 'file', text: 'a' }],
      [{ id, kind: 'base', from: 0, to: 1 }],
      [{ id: 'one', kind: 'sentence', key: SKIP, text: 'a' }],
      [],
      Array.from({ length: 201 }, () => say(SKIP, 'a')),
    ];
    for (const commands of bad)
      expect((await one.call('studio_edit', { change: '', after: 0, commands })).status).toBe(400);
  });

  it('let people of wording change sentences, and nothing else', async () => {
    const one = await editor('wording@example.com');
    const refused = [
      { id: randomUUID(), kind: 'file', path: 'messages/en-US/mail/new.md', text: 'Hello' },
      { id: randomUUID(), kind: 'sentence', key: SKIP, gone: true },
    ];
    for (const command of refused) {
      const { status } = await one.call('studio_edit', {
        change: '',
        after: 0,
        commands: [command],
      });
      expect(status).toBe(403);
    }
    const other = await editor();
    await other.edit(...refused);
    expect(await textOf(other, SKIP)).toBeUndefined();
    expect(await textOf(other, 'mail.new')).toBe('Hello');
  });

  it('keep the place of a sentence in its file, and its file as it is printed', async () => {
    const one = await editor();
    const file = 'messages/en-US/app.json';
    const { base } = await (async () => {
      await one.edit({ id: randomUUID(), kind: 'sentence', key: SKIP, gone: true });
      return filesOf(one);
    })();
    await one.edit(say(FIRM, 'Law firm'));
    expect((await filesOf(one)).source.get(file)).not.toBe(base.get(file));
    await one.ask('studio_undo', { change: one.change });
    await one.ask('studio_undo', { change: one.change });
    expect((await filesOf(one)).source).toEqual(base);
  });
});
