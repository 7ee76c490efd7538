// Looking back over HTTP: any release is compared, and comes back to the byte, whole or in part, as a change that is looked at first.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { filesOfRelease } from '../../../server/content/history.ts';
import { sourceOf } from '../../../server/studio/changes/index.ts';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

const KEY = 'sections.practice.college.label';
const OTHER = 'sections.practice.low_school.label';
const MAIL = 'mail.approved';

describe('putting back', () => {
  const server = aServer('postgres', {
    config: { demo: true },
    emptied: ['rate_limit', 'studio_change'],
  });
  const { texts } = { texts: () => server.app.releases.current().texts };
  const files = async (number: number) =>
    Object.fromEntries((await filesOfRelease(server.app.store, number)) ?? []);

  /** Two releases of which the second says three things otherwise. */
  async function twoReleases() {
    const publisher = await StudioPerson.of(server, 'publisher');
    const [{ number: before } = { number: 0 }] = await publisher.data('studio_releases', {});
    const source = await filesOfRelease(server.app.store, before);
    const mail = source?.get('messages/en-US/mail/approved.md') ?? '';
    const stamp = `${before}`;
    const change = await publisher.says({
      ...{ [KEY]: `College ${stamp}`, [OTHER]: `School ${stamp}` },
      [MAIL]: `${mail}\nOne more line ${stamp}.\n`,
    });
    const { number: after } = await publisher.publishes(change);
    return { publisher, before, after };
  }

  it('begins a change whose files are those of the release to the byte, and nothing is live before it is published', async () => {
    const { publisher, before, after } = await twoReleases();
    const now = texts().t(KEY);
    const { change, edits } = await publisher.data('studio_put_back', {
      ...{ number: before, part: 'all' },
    });
    expect(edits).toBe(3);
    expect(texts().t(KEY)).toBe(now);
    const { source } = await sourceOf({ db: server.app.store }, change);
    expect(Object.fromEntries(source)).toEqual(await files(before));
    const { number } = await publisher.publishes(change);
    expect(number).toBe(after + 1);
    expect(await files(number)).toEqual(await files(before));
  });

  it('puts one sentence back and leaves the others', async () => {
    const { publisher, before, after } = await twoReleases();
    const was = (await publisher.data('studio_compare', { from: after, to: before })).groups;
    expect(was.map(({ kind, count }) => [kind, count])).toEqual([['wording', 3]]);
    const { change } = await publisher.data('studio_put_back', { number: before, part: KEY });
    await publisher.publishes(change);
    const { groups } = await publisher.data('studio_compare', { from: before, to: after + 1 });
    expect(groups.flatMap(({ items }) => items.map(({ key }) => key))).toEqual([MAIL, OTHER]);
  });

  it('puts one file back', async () => {
    const { publisher, before, after } = await twoReleases();
    const part = 'messages/en-US/mail/approved.md';
    const { change } = await publisher.data('studio_put_back', { number: before, part });
    await publisher.publishes(change);
    expect((await files(after + 1))[part]).toBe((await files(before))[part]);
    expect(texts().t(KEY)).toBe(`College ${before}`);
  });

  it('puts a form or a section back with all that is its own, and leaves the others', async () => {
    const { publisher, before } = await twoReleases();
    const change = await publisher.says({ 'feedback.title': 'Tell us' });
    const path = 'schemas/forms/feedback/feedback.ui.json';
    const layout = (await files(before))[path];
    const commands = [{ id: randomUUID(), kind: 'file' as const, path, text: `${layout}\n` }];
    await publisher.data('studio_edit', { change, after: 1, commands });
    const { number: last } = await publisher.publishes(change);
    const { parts } = await publisher.data('studio_compare', { from: before, to: last });
    expect(parts).toEqual([
      { part: 'section:practice', is: 'section', name: 'Practice Details' },
      { part: 'form:feedback', is: 'form', name: 'Tell us' },
    ]);
    const back = await publisher.data('studio_put_back', { number: before, part: 'form:feedback' });
    expect(back.edits).toBe(2);
    const shown = await publisher.data('studio_change', { id: back.change });
    expect(shown?.change.name).toBe(`Put back: Tell us as in release ${before}`);
    const { number } = await publisher.publishes(back.change);
    expect((await files(number))[path]).toBe(layout);
    const rest = await publisher.data('studio_compare', { from: before, to: number });
    expect(rest.parts.map(({ part }) => part)).toEqual(['section:practice']);
    const none = await publisher.refused('studio_put_back', { number: before, part: 'form:none' });
    expect(none.status).toBe(404);
  });

  it('names its change for what it puts back, and says so where there is nothing to put back', async () => {
    const { publisher, before, after } = await twoReleases();
    const { change } = await publisher.data('studio_put_back', { number: before, part: 'all' });
    const shown = await publisher.data('studio_change', { id: change });
    expect(shown?.change.name).toBe(`Put back: everything as in release ${before}`);
    const same = await publisher.refused('studio_put_back', { number: after, part: 'all' });
    expect(same).toEqual({
      status: 409,
      message: 'That is what is live already. There is nothing to put back.',
    });
  });

  it('refuses releases and parts that never were', async () => {
    const { publisher, before } = await twoReleases();
    const unknown = 'There is no such release, or it is from before its files were kept.';
    const back = (number: number, part: string) =>
      publisher.refused('studio_put_back', { number, part });
    expect(await back(9999, 'all')).toEqual({ status: 404, message: unknown });
    expect(await back(before, 'no.such.sentence')).toEqual({ status: 404, message: unknown });
    expect(await publisher.refused('studio_compare', { from: before, to: 9999 })).toEqual({
      ...{ status: 404, message: unknown },
    });
  });
});
