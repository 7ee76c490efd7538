// From a change to a release over HTTP: exactly what was looked at is published, by whom it may be, once, and told in words.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

const KEY = 'sections.practice.college.label';
const SKIP = 'app.skip';
const OTHER = 'sections.practice.low_school.label';

describe('a change on its way to a release', () => {
  const server = aServer('postgres', {
    config: { demo: true },
    emptied: ['rate_limit', 'studio_change', 'studio_plan'],
  });
  const labelled = (key = KEY) => server.app.releases.current().texts.t(key);
  const number = async () =>
    (
      await server.app.store
        .selectFrom('current_release')
        .select('number')
        .executeTakeFirstOrThrow()
    ).number;

  it('is read by everybody once it is published, and stands in the history with author and note', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const before = await number();
    const change = await publisher.says({ [KEY]: 'University' });
    expect(labelled()).not.toBe('University');
    const done = await publisher.publishes(change, 'As callers asked.');
    expect(done).toEqual({ number: before + 1, state: 'published' });
    expect(labelled()).toBe('University');
    const [newest] = await publisher.data('studio_releases', {});
    expect(newest).toMatchObject({
      ...{ number: before + 1, author: 'publisher@example.com', note: 'As callers asked.' },
      ...{ how: 'publish', isLive: true, hasFiles: true, approvedBy: '' },
    });
    expect(newest?.title).not.toBe('');
  });

  it('is not gone over by words that were begun before it, in whatever change they are put', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const was = labelled();
    const theirs = 'University or college';
    await publisher.publishes(await publisher.says({ [KEY]: theirs }));
    const began_on = await number();
    const editor = await StudioPerson.of(server, 'editor');
    const say = (key: string, text: string, more: object = {}) => ({
      ...{ id: randomUUID(), kind: 'sentence' as const, key, text },
      ...more,
    });
    // Typed while it still said what it said before.
    const mine = say(KEY, 'College attended', { was });
    const commands = [mine, say(OTHER, 'Law school')];
    const begun = await editor.data('studio_edit', { change: '', after: 0, commands });
    expect(begun.change.began_on).toBe(began_on);
    expect(begun.clashes).toEqual([{ id: mine.id, key: KEY, theirs, by: '', seq: 0 }]);
    expect(begun.applied).toHaveLength(1);
    // Chosen knowing both, it stands; and saying what is said already is nobody's loss.
    const on = { change: begun.change.id, after: begun.change.seq };
    const chosen = say(KEY, 'College attended', { was: theirs });
    const again = say(KEY, 'College attended', { was });
    const done = await editor.data('studio_edit', { ...on, commands: [chosen, again] });
    expect([done.clashes, done.applied.length]).toEqual([[], 2]);
  });

  it('says of drafts of forms it leaves alone that they stay as they are, however old they are', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const rehearsed = async (words: Readonly<Record<string, string>>) => {
      const change = await publisher.says(words);
      const { tried } = await publisher.data('studio_rehearse', { change });
      return { change, tried };
    };
    const form = await rehearsed({ [KEY]: 'School of law' });
    const { same = 0, carried = 0 } = form.tried?.becomes ?? {};
    expect(carried).toBeGreaterThan(0);
    await publisher.publishes(form.change);
    // Those of the application were saved under an older release of it by now.
    const mail = await rehearsed({ [SKIP]: 'Skip to all of it' });
    expect(mail.tried?.becomes).toMatchObject({ same: same + carried, carried: 0 });
  });

  it('tells what its sentences said before, by whom each time, and who said what on the way', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const wording = await StudioPerson.of(server, 'wording');
    const change = await wording.says({ [SKIP]: 'Skip to the page' });
    const place = `sentence:${SKIP}`;
    await publisher.data('studio_comment', { change, place, text: 'Which page?' });
    const { number: at } = await publisher.publishes(change);
    const [said, first] = await publisher.data('studio_said_before', { key: SKIP });
    expect(said).toMatchObject({ text: 'Skip to the page', author: 'publisher@example.com' });
    expect([said?.number, first?.text]).toEqual([at, 'Skip to content']);
    expect(await wording.data('studio_said_before', { key: 'no.such.sentence' })).toEqual([]);
    // The release leads to its change: edits by whom, and comments, which publishing settled.
    const [newest] = await publisher.data('studio_releases', {});
    const came = await publisher.data('studio_change', { id: newest?.change ?? '' });
    expect(came?.commands.map(({ by }) => by)).toEqual(['wording@example.com']);
    expect(came?.comments).toMatchObject([{ text: 'Which page?' }]);
    expect(came?.comments[0]?.resolved_at).not.toBe('');
  });

  it('is compared with what is live by its words', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const was = labelled(OTHER);
    const change = await editor.says({ [OTHER]: `${was} attended` });
    const { groups } = await editor.data('studio_compare', { change });
    expect(groups).toEqual([
      {
        ...{ kind: 'wording', count: 1 },
        items: [
          {
            ...{ key: OTHER, place: '', is: 'changed', about: 'Label of Law School' },
            ...{ within: 'Practice Details', along: [] },
            file: 'messages/en-US/sections/practice.json',
            ...{ before: was, after: `${was} attended` },
          },
        ],
      },
    ]);
  });

  it('is refused where it was edited after it was looked at, and nothing is published', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await publisher.says({ [KEY]: 'College or university' });
    const files = await publisher.files(change);
    await publisher.says({ [KEY]: 'Your college' }, change);
    const before = await number();
    const said = await publisher.refused('studio_publish', {
      ...{ change, files, note: 'x', when: 'now' },
    });
    expect(said).toEqual({
      status: 409,
      message: 'The change was edited after you looked at it. Look at it once more.',
    });
    expect(await number()).toBe(before);
  });

  it('is refused where another release came first, and published once it is brought up to that', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const editor = await StudioPerson.of(server, 'editor');
    const late = await editor.says({ [OTHER]: 'School of law' });
    await publisher.publishes(await publisher.says({ [KEY]: 'Undergraduate college' }));
    const files = await publisher.files(late);
    const asked = { change: late, files, note: 'x', when: 'now' } as const;
    // What was published meanwhile is not its doing.
    const { groups } = await editor.data('studio_compare', { change: late });
    expect(groups.flatMap(({ items }) => items.map(({ key }) => key))).toEqual([OTHER]);
    expect(await publisher.refused('studio_publish', asked)).toEqual({
      status: 409,
      message:
        'Another release was published since this change began. Bring the change up to it first.',
    });
    await editor.data('studio_change_settle', { id: late, act: 'rebase' });
    await publisher.publishes(late);
    expect([labelled(), labelled(OTHER)]).toEqual(['Undergraduate college', 'School of law']);
  });

  it('is not published twice, however often it is asked for', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await publisher.says({ [KEY]: 'College, in full' });
    const files = await publisher.files(change);
    const before = await number();
    const asked = { change, files, note: 'x', when: 'now' } as const;
    const answers = await Promise.all([1, 2, 3].map(() => publisher.ask('studio_publish', asked)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await number()).toBe(before + 1);
  });

  it('is not published while something is to fix', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await publisher.says({ [KEY]: 'College of {{nobody}}' });
    const { problems, files, tried } = await publisher.data('studio_rehearse', { change });
    expect([problems > 0, tried]).toEqual([true, null]);
    const said = await publisher.refused('studio_publish', {
      ...{ change, files, note: 'x', when: 'now' },
    });
    expect(said).toEqual({
      status: 422,
      message: 'This change has something to fix. It cannot be published before that.',
    });
  });

  it('is published by those alone who may', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await publisher.says({ [KEY]: 'College, again' });
    const files = await publisher.files(change);
    for (const name of ['wording', 'editor']) {
      const person = await StudioPerson.of(server, name);
      const said = await person.refused('studio_publish', {
        ...{ change, files, note: 'x', when: 'now' },
      });
      expect([name, said.status]).toEqual([name, 403]);
    }
    const admin = await StudioPerson.of(server, 'admin');
    expect(await admin.publishes(change)).toMatchObject({ state: 'published' });
  });

  it('that says what is live is nothing to publish', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await publisher.says({ [KEY]: 'For a moment' });
    await publisher.says({ [KEY]: labelled() }, change);
    const files = await publisher.files(change);
    const said = await publisher.refused('studio_publish', {
      ...{ change, files, note: 'x', when: 'now' },
    });
    expect(said).toEqual({
      status: 409,
      message: 'This change says what is live already. There is nothing to publish.',
    });
  });
});
