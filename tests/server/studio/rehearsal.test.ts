// A rehearsal over HTTP: every open draft is tried once, a part with each call, and what came of it is there for whoever asks next.
import { describe, expect, it } from 'vitest';
import { edited } from '../../helpers/releases.ts';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

const MANY = 4000;
const LONG = 'x'.repeat(300);

describe('a rehearsal', () => {
  const server = aServer('postgres', {
    config: { demo: true },
    emptied: ['rate_limit', 'studio_change', 'draft'],
  });

  it('tries all drafts in parts, none of them twice, and tells whoever asks how far it is', async () => {
    const { store, releases } = server.app;
    const release = releases.current().forms.feedback?.bundle.release ?? '';
    const rows = Array.from({ length: MANY }, (_, at) => ({
      ...{ form_id: 'feedback', owner: `visitor ${String(at).padStart(5, '0')}`, release },
      ...{ data: JSON.stringify({ topic: 'website', comments: LONG }), revision: 1 },
      ...{ step: null, reached: null, saved_at: server.now },
    }));
    for (let at = 0; at < MANY; at += 1000)
      await store
        .insertInto('draft')
        .values(rows.slice(at, at + 1000) as never)
        .execute();
    const editor = await StudioPerson.of(server, 'editor');
    const publisher = await StudioPerson.of(server, 'publisher');
    const change = await editor.writes({
      'schemas/forms/feedback/form.json': edited((form) => ({
        ...form,
        draft: { onNewRelease: 'pin' },
      })),
      'schemas/forms/feedback/feedback.schema.json': edited((file) => {
        const { comments, ...others } = file.properties as Record<string, object>;
        return { ...file, properties: { ...others, comments: { ...comments, maxLength: 200 } } };
      }),
    });
    const parts: number[] = [];
    let isOver = false;
    for (let turn = 0; !isOver && turn < 200; turn += 1) {
      // Two people look on.
      const { tried } = await (turn % 2 ? editor : publisher).data('studio_rehearse', { change });
      if (!tried) throw new Error('Nothing was tried.');
      parts.push(tried.drafts);
      isOver = tried.isOver;
      expect(tried.open).toBe(MANY);
    }
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    const { tried, fates } = await editor.data('studio_rehearse', { change });
    expect(tried).toMatchObject({ drafts: MANY, isPart: false, becomes: { pinned: MANY } });
    expect(fates).toMatchObject([{ drafts: MANY, kept: MANY, held: MANY, losing: 0 }]);
    // Begun anew it is counted anew.
    let again = await editor.data('studio_rehearse', { change, again: true });
    for (let turn = 0; again.tried?.isOver === false && turn < 200; turn += 1)
      again = await editor.data('studio_rehearse', { change });
    expect(again.tried).toMatchObject({ drafts: MANY, becomes: { pinned: MANY } });
  });
});
