// What waits for somebody stands on the home of the Studio until they have seen to it.
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

const COLLEGE = 'sections.practice.college.label';
const SCHOOL = 'sections.practice.low_school.label';
const PLACE = `sentence:${COLLEGE}`;
const HOUR = 60 * 60_000;

describe('what waits for somebody', () => {
  const server = aServer('postgres', {
    config: { demo: true },
    emptied: ['rate_limit', 'studio_change', 'studio_plan', 'job'],
  });
  const waiting = async (who: StudioPerson) =>
    (await who.data('studio_home', {})).mine.map(({ what, by, count, place }) => ({
      ...{ what, by, count, place },
    }));
  const later = () => {
    server.now = new Date(server.now.getTime() + 60_000);
  };

  it('is what others say about one’s change, until it is answered or settled', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await editor.says({ [COLLEGE]: 'University' });
    const say = (who: StudioPerson, text: string, reply?: string) =>
      who.data('studio_comment', { change, place: PLACE, text, ...(reply && { reply }) });
    await say(publisher, 'Why?');
    const { comments } = await say(publisher, 'Who asked?');
    expect(await waiting(editor)).toEqual([
      { what: 'comments', by: 'publisher@example.com', count: 2, place: PLACE },
    ]);
    expect(await waiting(publisher)).toEqual([]);
    expect((await editor.data('studio_home', {})).comments).toEqual([{ change, count: 2 }]);
    await say(editor, 'Callers did.', comments[1]?.id);
    expect(await waiting(editor)).toEqual([]);
    expect(await waiting(publisher)).toEqual([
      { what: 'answers', by: 'editor@example.com', count: 1, place: PLACE },
    ]);
    const { comments: all } = await say(publisher, 'I see.');
    expect(await waiting(publisher)).toEqual([]);
    expect(await waiting(editor)).toMatchObject([{ what: 'comments', count: 1 }]);
    for (const { id } of all) await editor.data('studio_comment_resolve', { id });
    expect(await waiting(editor)).toEqual([]);
    expect((await editor.data('studio_home', {})).comments).toEqual([]);
  });

  it('is what the owner of a change says, for those who publish, until they have said something there', async () => {
    const [wording, publisher, editor] = await Promise.all(
      (['wording', 'publisher', 'editor'] as const).map((role) => StudioPerson.of(server, role)),
    );
    if (!wording || !publisher || !editor) throw new Error('somebody is missing');
    const change = await wording.says({ [COLLEGE]: 'University' });
    const said = { change, place: PLACE, text: 'Is this plain enough?' };
    await wording.data('studio_comment', said);
    expect(await waiting(publisher)).toEqual([
      { what: 'comments', by: 'wording@example.com', count: 1, place: PLACE },
    ]);
    expect(await waiting(editor)).toEqual([]);
    await publisher.data('studio_comment', { ...said, text: 'It is.' });
    expect(await waiting(publisher)).toEqual([]);
  });

  it('is a change that was handed over, until it is gone on with', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const wording = await StudioPerson.of(server, 'wording');
    const change = await editor.says({ [COLLEGE]: 'University' });
    later();
    await editor.data('studio_change_settle', { id: change, act: 'hand-over', to: wording.email });
    expect(await waiting(wording)).toEqual([
      { what: 'handed', by: 'editor@example.com', count: 0, place: '' },
    ]);
    expect(await waiting(editor)).toEqual([]);
    later();
    await wording.says({ [SCHOOL]: 'School of law' }, change);
    expect(await waiting(wording)).toEqual([]);
  });

  it('is what was planned and could not be published, with why, until it is gone on with', async () => {
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await publisher.says({ [COLLEGE]: 'College, planned' });
    const files = await publisher.files(change);
    const at = new Date(server.now.getTime() + HOUR).toISOString();
    const asked = { change, files, note: 'For the season.', when: 'planned', at } as const;
    await publisher.data('studio_publish', asked);
    await publisher.publishes(await publisher.says({ [SCHOOL]: 'Law school, at once' }));
    server.now = new Date(server.now.getTime() + HOUR + 1000);
    await vi.waitFor(async () => expect(await waiting(publisher)).toHaveLength(1), {
      timeout: 60_000,
    });
    const [failed] = (await publisher.data('studio_home', {})).mine;
    expect(failed).toMatchObject({
      ...{ id: change, what: 'failed' },
      why: 'Another release was published since this change began. Bring the change up to it first.',
    });
    later();
    await publisher.says({ [COLLEGE]: 'College, again' }, change);
    expect(await waiting(publisher)).toEqual([]);
  });
});

describe('a change', () => {
  const server = aServer('postgres', { config: { demo: true }, emptied: ['rate_limit'] });

  it('tells how full it is, takes no more than it can hold, says so, and can still be taken back', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    let known = { id: '', seq: 0, full: 0 };
    const say = async (text: string) => {
      const command = { id: randomUUID(), kind: 'sentence', key: 'mail.approved', text } as const;
      const asked = { change: known.id, after: known.seq, commands: [command] };
      const { status, body } = await editor.ask('studio_edit', asked);
      if ('data' in body) known = body.data.change;
      return { status, message: body.message };
    };
    await say('# Approved');
    expect(known.full).toBe(0);
    const long = (at: number) => `# Approved ${at} ${'許'.repeat(99_000)}`;
    for (let at = 0; at < 22; at += 1) expect((await say(long(at))).status).toBe(200);
    expect(known.full).toBeGreaterThan(75);
    let refused = await say(long(22));
    for (let at = 23; at < 35 && refused.status === 200; at += 1) refused = await say(long(at));
    expect(refused).toEqual({
      status: 409,
      message: 'No more fits into this change. Publish it, and go on in a new one.',
    });
    expect(known.full).toBeGreaterThan(95);
    const undone = await editor.data('studio_undo', { change: known.id });
    expect(undone.change.seq).toBe(known.seq + 1);
  }, 300_000);
});
