// What becomes of people in the middle of a form, chosen by whoever publishes: part of the change, so that nothing else is approved or published.
import { beforeEach, describe, expect, it } from 'vitest';
import { edited } from '../../helpers/releases.ts';
import { aServer } from '../helpers/a-server.ts';
import type { Browser } from '../helpers/app.ts';
import { nextFeedback } from '../helpers/next-feedback.ts';
import { StudioPerson } from './studio-person.ts';

const LONG = 'The site is slow in the evening, and the list of counties does not load.';
const SCHEMA = 'schemas/forms/feedback/feedback.schema.json';
/** Shorter than what is written in the draft: saved answers would break, and the check says so. */
const shorter = {
  [SCHEMA]: edited((file) => {
    const { comments, ...others } = file.properties as Record<string, object>;
    return { ...file, properties: { ...others, comments: { ...comments, maxLength: 20 } } };
  }),
};

describe('open drafts when a change is published', () => {
  const server = aServer('postgres', {
    config: { demo: true },
    emptied: ['rate_limit', 'studio_change', 'draft'],
  });
  let person: Browser;
  beforeEach(async () => {
    person = server.browser();
    await person.put('/api/forms/feedback/draft', { data: { comments: LONG } });
  });
  const draft = async () => (await person.get('/api/forms/feedback/draft')).body;

  it('are something to choose where the check says that saved answers would break', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await publisher.writes(shorter);
    const before = await publisher.data('studio_rehearse', { change });
    expect([before.problems, before.tried]).toEqual([1, null]);
    expect(before.fates).toEqual([
      {
        ...{ form: 'feedback', name: 'Network Feedback', chosen: 'migrate', isTried: false },
        ...{ drafts: 1, kept: 0, losing: 0, held: 0 },
      },
    ]);
    const { files } = before;
    await publisher.data('studio_fate', { change, files, form: 'feedback', fate: 'pin' });
    const after = await publisher.data('studio_rehearse', { change });
    expect([after.problems, after.tried?.becomes.pinned]).toEqual([0, 1]);
    expect(after.fates).toMatchObject([{ chosen: 'pin', drafts: 1, kept: 1, held: 1 }]);
    await publisher.publishes(change);
    // Finished as it was begun.
    expect(await draft()).toMatchObject({ data: { comments: LONG } });
  });

  it('begin again where that is chosen, and it says for how many', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await publisher.writes(nextFeedback('migrate'));
    const { files, fates, tried } = await publisher.data('studio_rehearse', { change });
    expect(tried).toMatchObject({ drafts: 1, isOver: true, becomes: { carried: 1 } });
    expect(fates).toMatchObject([{ form: 'feedback', chosen: 'migrate', drafts: 1, losing: 0 }]);
    await publisher.data('studio_fate', { change, files, form: 'feedback', fate: 'restart' });
    const { fates: then } = await publisher.data('studio_rehearse', { change });
    expect(then).toMatchObject([{ chosen: 'restart', drafts: 1 }]);
    // Read by whoever compares, in words.
    const { groups } = await publisher.data('studio_compare', { change });
    expect(groups.flatMap(({ items }) => items)).toContainEqual(
      expect.objectContaining({
        about: 'Open drafts of Network Feedback',
        after: 'Begin again',
      }),
    );
    await publisher.publishes(change);
    expect((await draft()).data ?? null).toBeNull();
  });

  it('are not chosen behind the back of whoever approved: it has to be approved again', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await editor.writes({ [SCHEMA]: wider });
    const { files } = await editor.data('studio_rehearse', { change });
    await editor.data('studio_ask', { change, files, of: publisher.email, note: 'Look.' });
    await publisher.data('studio_approve', { change, files });
    await editor.data('studio_fate', { change, files, form: 'feedback', fate: 'pin' });
    const { approval, files: now } = await publisher.data('studio_rehearse', { change });
    expect([approval.approvedBy, now === files]).toEqual(['', false]);
    const said = await publisher.refused('studio_publish', {
      ...{ change, files, note: 'x', when: 'now' },
    });
    expect(said.status).toBe(409);
  });

  it('are not chosen in a change that was edited since, nor by who writes words alone, nor for a form that is none', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const wording = await StudioPerson.of(server, 'wording');
    const change = await editor.writes({ [SCHEMA]: wider });
    const files = await editor.files(change);
    const choice = { change, files, form: 'feedback', fate: 'pin' } as const;
    expect((await wording.refused('studio_fate', choice)).status).toBe(403);
    for (const form of ['nothing', 'login', '../feedback'])
      expect((await editor.refused('studio_fate', { ...choice, form })).status).toBe(404);
    await editor.says({ 'feedback.comments.label': 'Remarks' }, change);
    expect((await editor.refused('studio_fate', choice)).status).toBe(409);
  });
});

const wider = edited((file) => {
  const { comments, ...others } = file.properties as Record<string, object>;
  return { ...file, properties: { ...others, comments: { ...comments, maxLength: 9000 } } };
});
