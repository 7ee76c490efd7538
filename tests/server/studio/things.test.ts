// The home of the Studio tells of everything people see what uses it, since when it is live as it is, and who changes it now.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

describe('everything people see', () => {
  const server = aServer('postgres', { config: { demo: true }, emptied: ['rate_limit'] });
  const things = async (who: StudioPerson) => {
    const { things: all } = await who.data('studio_things', {});
    return (kind: string, id: string) => {
      const found = all.find((one) => one.kind === kind && one.id === id);
      if (!found) throw new Error(`There is no ${id} among the ${kind}.`);
      return found;
    };
  };

  it('is told with what uses it', async () => {
    const of = await things(await StudioPerson.of(server, 'wording'));
    expect(of('forms', 'application')).toMatchObject({ access: 'applicant', steps: 5 });
    expect(of('forms', 'application').drafts).toBeGreaterThan(0);
    expect(of('sections', 'practice').forms).toEqual(['application', 'profile']);
    expect(of('mails', 'mail.request_replied').moves).toEqual([{ flow: 'request', move: 'reply' }]);
    expect(of('forms', 'desk-return').moves).toEqual([{ flow: 'application', move: 'return' }]);
    expect(of('documents', 'documents.attorney_agreement').forms).toContain('application');
    expect(of('tables', 'claims').pages.join()).toContain('Create Claims');
  });

  it('is live since the release in which it last changed, and not since one that changed something else', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const live = async () => (await publisher.data('studio_releases', {}))[0]?.number ?? 0;
    const start = await live();
    const publish = async (key: string, text: string) =>
      publisher.publishes(await publisher.says({ [key]: text }));
    await publish('feedback.comments.label', 'Your words');
    const first = await things(publisher);
    expect(first('forms', 'feedback')).toMatchObject({ since: start + 1, or_older: false });
    expect(first('forms', 'application').since).toBe(start);
    // A field that two forms share, from a file that words many: of both, and of nothing else in that file.
    await publish('blocks.credential.bar_number.label', 'Bar no.');
    await publish('views.claims.number.heading', 'Number');
    const then = await things(publisher);
    const since = (kind: string, id: string) => then(kind, id).since - start;
    expect([since('forms', 'application'), since('forms', 'profile')]).toEqual([2, 2]);
    expect([since('sections', 'practice'), since('sections', 'primary')]).toEqual([2, 0]);
    expect([since('tables', 'claims'), since('tables', 'cases')]).toEqual([3, 0]);
    expect(since('forms', 'feedback')).toBe(1);
    const release = (await publisher.data('studio_releases', {})).find(
      ({ number }) => number === start + 2,
    );
    expect(then('sections', 'practice').since_at).toBe(release?.since);
    // Put back by a further release, it is as it is since then.
    await publish('views.claims.number.heading', 'USL No.');
    expect((await things(publisher))('tables', 'claims').since).toBe(start + 4);
  });

  it('names the changes in work that are about it, until what they did is taken back', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const change = await editor.says({ 'sections.practice.college.label': 'University' });
    const changes = async (kind: string, id: string) => (await things(editor))(kind, id).changes;
    expect(await changes('sections', 'practice')).toEqual([change]);
    expect(await changes('forms', 'application')).toEqual([change]);
    expect(await changes('forms', 'feedback')).toEqual([]);
    const undo = async (redo: boolean) => editor.data('studio_undo', { change, redo });
    await undo(false);
    expect(await changes('sections', 'practice')).toEqual([]);
    await undo(true);
    expect(await changes('sections', 'practice')).toEqual([change]);
    await undo(false);
    expect(await changes('sections', 'practice')).toEqual([]);
  });
});
