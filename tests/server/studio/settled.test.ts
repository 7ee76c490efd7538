// What becomes of a change as a whole: named, handed over, discarded, brought back, and put on the release that is live by then.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ContentSource, ownWordsAt, textAt } from '../../../runtime/content/index.ts';
import { deleteDiscarded } from '../../../server/store/studio/changes.ts';
import { liveSource, sourceOf } from '../../../server/studio/changes/index.ts';
import { type Random, randomOf } from '../../helpers/chance/random.ts';
import { aServer } from '../helpers/a-server.ts';
import { shippedContent } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { Editor, type Sent, say } from '../helpers/studio.ts';

const SKIP = 'app.skip';
const NAME = 'app.name';
const APP = 'messages/en-US/app.json';
const DAY = 24 * 3_600_000;

describe.each(ON_POSTGRES)('changes as a whole, on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true },
    emptied: ['studio_change', 'rate_limit', 'account_token'],
  });
  const editor = async (email = 'editor@example.com') => {
    await server.app.store.updateTable('staff').set({ factor_last_step: 0 }).execute();
    return Editor.of(server.browser(), email);
  };
  const settle = (one: Editor, act: string, more: Sent = {}) =>
    one.call('studio_change_settle', { id: one.change, act, ...more });
  const settled = (one: Editor, act: string, more: Sent = {}) =>
    one.ask('studio_change_settle', { id: one.change, act, ...more });
  const filesOf = async ({ change }: Editor) => sourceOf({ db: server.app.store }, change);
  /** Somebody publishes these words meanwhile. */
  const publish = async (words: Readonly<Record<string, string | undefined>>) => {
    const { source } = await liveSource({ db: server.app.store });
    const next = new Map(source);
    for (const [key, text] of Object.entries(words)) {
      const file = JSON.parse(next.get(APP) ?? '{}') as Record<string, unknown>;
      const name = key.slice('app.'.length);
      if (text === undefined) delete file[name];
      else file[name] = text;
      next.set(APP, `${JSON.stringify(file, null, 2)}\n`);
    }
    await server.app.releases.publish({ ...(await shippedContent()), source: next });
    return next as ContentSource;
  };

  it('are renamed, handed over, discarded and brought back, and refuse edits meanwhile', async () => {
    const one = await editor();
    await one.edit(say(SKIP, 'One'));
    const renamed = await settled(one, 'rename', { name: '  Friendlier words ' });
    expect(renamed.change.name).toBe('Friendlier words');
    const other = await (await editor('wording@example.com')).join(one.change);
    for (const act of ['discard', 'hand-over'])
      expect([act, (await settle(other, act, { to: 'wording@example.com' })).status]).toEqual([
        act,
        403,
      ]);
    expect((await settle(one, 'hand-over', { to: 'desk@example.com' })).body.message).toBe(
      'Nobody with the address “desk@example.com” can open the Studio.',
    );
    const handed = await settled(one, 'hand-over', { to: 'Wording@example.com' });
    expect(handed.change).toMatchObject({ owner: 'wording@example.com', own: false });
    expect((await other.ask('studio_change', { id: '' }))?.change.id).toBe(one.change);
    await settled(other, 'discard');
    const refused = await one.call('studio_edit', {
      ...{ change: one.change, after: 1 },
      commands: [say(SKIP, 'Two')],
    });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      '“Friendlier words” is discarded. Restore it to go on with it.',
    ]);
    expect((await one.call('studio_undo', { change: one.change })).status).toBe(409);
    expect((await settle(other, 'discard')).status).toBe(409);
    expect((await settled(other, 'restore')).change.state).toBe('open');
    expect((await settle(other, 'restore')).status).toBe(409);
    expect(textAt((await filesOf(one)).source, SKIP)).toBe('One');
  });

  it('that are discarded are kept for 90 days', async () => {
    const one = await editor();
    await one.edit(say(SKIP, 'One'));
    await settled(one, 'discard');
    const { store } = server.app;
    const tidy = (days: number) =>
      deleteDiscarded(store, new Date(server.now.getTime() + (days - 90) * DAY));
    await tidy(90);
    expect((await settled(one, 'restore')).change.state).toBe('open');
    await settled(one, 'discard');
    await tidy(91);
    expect((await one.call('studio_change', { id: one.change })).status).toBe(404);
    expect(await store.selectFrom('studio_command').selectAll().execute()).toEqual([]);
  });

  it('lose their approval with the next edit, and take none once they are planned or published', async () => {
    const one = await editor();
    await one.edit(say(SKIP, 'One'));
    const put = (state: 'approved' | 'planned' | 'published', asked_of: string) =>
      server.app.store
        .updateTable('studio_change')
        .set({ state, asked_of, approved_by: 'publisher@example.com' })
        .where('id', '=', one.change)
        .execute();
    for (const [asked, then] of [
      ['publisher@example.com', 'asked'],
      ['', 'open'],
    ] as const) {
      await put('approved', asked);
      const { change } = await one.edit(say(SKIP, `Asked of ${asked}`));
      expect([change.state, change.approved_by]).toEqual([then, '']);
    }
    for (const state of ['planned', 'published'] as const) {
      await put(state, '');
      const commands = [say(SKIP, 'Late')];
      const asked = { change: one.change, after: one.seq, commands };
      const { status, body } = await one.call('studio_edit', asked);
      expect([status, body.data]).toEqual([409, { status: state }]);
    }
  });

  it('are talked about: answered, settled and opened again, whoever it was', async () => {
    const one = await editor();
    await one.edit(say(SKIP, 'One'));
    const other = await (await editor('publisher@example.com')).join(one.change);
    const place = `sentence:${SKIP}`;
    const asked = { change: one.change, place };
    const { comments } = await other.ask('studio_comment', { ...asked, text: ' Too short? ' });
    const [first] = comments;
    expect(first).toMatchObject({
      text: 'Too short?',
      by: 'publisher@example.com',
      own: true,
      place,
    });
    await one.ask('studio_comment', { ...asked, text: 'It is a skip link.', reply: first?.id });
    const resolved = await one.ask('studio_comment_resolve', { id: first?.id });
    expect(resolved.comments[0]).toMatchObject({ resolved_by: 'editor@example.com', own: false });
    // Its answer with it.
    expect(resolved.comments.map(({ resolved_at }) => resolved_at === '')).toEqual([false, false]);
    await other.ask('studio_comment_resolve', { id: first?.id, open: true });
    const found = await one.ask('studio_change', { id: one.change });
    expect(
      found?.comments.map(({ text, reply, resolved_at }) => [text, reply, resolved_at]),
    ).toEqual([
      ['Too short?', '', ''],
      ['It is a skip link.', first?.id, ''],
    ]);
    const strange = { ...asked, text: 'Hm', reply: randomUUID() };
    expect((await one.call('studio_comment', strange)).status).toBe(404);
    expect((await one.call('studio_comment', { ...asked, text: '   ' })).status).toBe(422);
    expect((await one.call('studio_comment_resolve', { id: randomUUID() })).status).toBe(404);
  });

  it('move on to what is live: what nobody else touched by itself, the rest is asked about', async () => {
    const one = await editor();
    await one.edit(say(SKIP, 'Mine'), say(NAME, 'My network'));
    await publish({ [SKIP]: 'Theirs', 'app.nav.home': 'Start' });
    expect((await one.ask('studio_change', { id: one.change }))?.change.behind).toBe(1);
    const asked = await settled(one, 'rebase');
    const about = 'Skip to content';
    const both = { mine: 'Mine', theirs: 'Theirs' };
    expect(asked.clashes).toEqual([{ thing: `sentence:${SKIP}`, about, ...both }]);
    expect(asked.change.behind).toBe(1);
    const moved = await settled(one, 'rebase', { mine: [`sentence:${SKIP}`] });
    expect([moved.clashes, moved.change.behind, moved.change.seq]).toEqual([[], 0, 3]);
    const { source } = await filesOf(one);
    expect([SKIP, NAME, 'app.nav.home'].map((key) => textAt(source, key))).toEqual([
      'Mine',
      'My network',
      'Start',
    ]);
    // What is taken back then is what is live now, not what was live then.
    await one.ask('studio_undo', { change: one.change });
    await one.ask('studio_undo', { change: one.change });
    expect((await filesOf(one)).source).toEqual((await filesOf(one)).base);
    expect(textAt((await filesOf(one)).source, SKIP)).toBe('Theirs');
  });

  it('take what is live where that is chosen, and can take it back', async () => {
    const one = await editor();
    await one.edit(say(SKIP, 'Mine'), say(NAME, 'My network'));
    await publish({ [SKIP]: 'Theirs anew', [NAME]: undefined });
    const { clashes } = await settled(one, 'rebase');
    const moved = await settled(one, 'rebase', { theirs: clashes.map(({ thing }) => thing) });
    expect(moved.change.summary).toBe('Nothing changed yet');
    expect((await filesOf(one)).source).toEqual((await filesOf(one)).base);
    await one.ask('studio_undo', { change: one.change });
    await one.ask('studio_undo', { change: one.change });
    expect(textAt((await filesOf(one)).source, SKIP)).toBe('Mine');
    await publish({ [NAME]: 'Attorney Network', [SKIP]: 'Skip to content' });
  });

  it('undo nothing of a release since where they had put back what was live before it', async () => {
    const one = await editor();
    await one.edit(say(SKIP, 'Mine'), say(NAME, 'My network'));
    await one.edit(say(SKIP, 'Skip to content'));
    await publish({ [SKIP]: 'Published since' });
    const { clashes, change } = await settled(one, 'rebase');
    expect([clashes, change.summary]).toEqual([[], '1 sentence']);
    const { source } = await filesOf(one);
    expect([SKIP, NAME].map((key) => textAt(source, key))).toEqual([
      'Published since',
      'My network',
    ]);
    await publish({ [SKIP]: 'Skip to content' });
  });

  it('are on another release what they would have been if begun there, or it is told', async () => {
    const one = await editor();
    const keys = [SKIP, NAME, 'app.nav.home', 'app.nav.application', 'app.title.signIn'];
    let [told, same] = [0, 0];
    for (let seed = 1; seed <= 40; seed += 1) {
      const random = randomOf(seed);
      one.change = '';
      one.seq = 0;
      const commands = Array.from({ length: 4 }, () =>
        some(random, keys, `mine ${random.below(3)}`),
      );
      await one.edit(...commands);
      if (random.below(3) === 0) await one.ask('studio_undo', { change: one.change });
      const mine = (await filesOf(one)).source;
      const before = (await liveSource({ db: server.app.store })).source;
      const live = await publish({
        [random.of(keys)]: `${seed} theirs`,
        [random.of(keys)]: `mine ${random.below(3)}`,
      });
      const { clashes } = await settled(one, 'rebase');
      const clashed = clashes.map(({ thing }) => thing.slice('sentence:'.length));
      const words = (source: ContentSource, key: string) => JSON.stringify(ownWordsAt(source, key));
      for (const key of keys) {
        const others = words(live, key) !== words(before, key);
        const isMine = words(mine, key) !== words(before, key);
        const differ = words(live, key) !== words(mine, key);
        expect([seed, key, clashed.includes(key)]).toEqual([seed, key, others && isMine && differ]);
      }
      if (clashes.length > 0) {
        told += 1;
        await settled(one, 'rebase', { mine: clashes.map(({ thing }) => thing) });
      } else same += 1;
      const after = (await filesOf(one)).source;
      for (const key of keys) {
        const isMine = words(mine, key) !== words(before, key);
        expect([seed, key, words(after, key)]).toEqual([
          seed,
          key,
          words(isMine ? mine : live, key),
        ]);
      }
      await settled(one, 'discard');
    }
    expect([told > 5, same > 5]).toEqual([true, true]);
  }, 300_000);
});

function some(random: Random, keys: readonly string[], text: string): Sent {
  const key = random.of(keys);
  if (random.below(4) > 0) return say(key, text);
  const use = random.of(['app.nav.menu', 'feedback.submit']);
  return { id: randomUUID(), kind: 'sentence', key, use };
}
