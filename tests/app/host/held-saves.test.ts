// What is saved in a preview: it counts as saved until the page ends, and none of it leaves the page.
import { expect, it } from 'vitest';
import { holdingSaves } from '../../../app/pages/studio/preview/pages/held-saves.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';

it('answers a save as one, loads what was saved, and asks the server to save nothing', async () => {
  const { calls, asked } = fakeCalls({
    attorney_check: () => ({ body: { status: 'success', n_rec: 0, lead: { id: '7' } } }),
  });
  const held = holdingSaves(calls);
  const draft = { lead_id: '7', data: { firm: 'Whitfield' }, step: 'practice', revision: 3 };
  const saved = await held('save_attorney_temp_data', draft);
  expect(saved).toMatchObject({ ok: true, body: { data: { status: 'success', revision: 4 } } });
  expect(await held('attorney_check', { lead_id: '7' })).toMatchObject({
    body: { lead: { id: '7' }, data: { firm: 'Whitfield' }, step: 'practice', revision: 4 },
  });
  const other = await held('attorney_check', { lead_id: '8' });
  expect(other.body).not.toHaveProperty('data');
  expect(asked.map(({ id }) => id)).toEqual(['attorney_check', 'attorney_check']);
});

it('keeps drafts of one form apart by what they are about, and loads them where nothing else would', async () => {
  const { calls } = fakeCalls();
  const held = holdingSaves(async (...asked) => ({ ...(await calls(...asked)), ok: false }));
  await held('form_draft_save', { id: 'cdl-claim', about: 'one', data: { fee: 5 } });
  expect(await held('form_draft_load', { id: 'cdl-claim', about: 'one' })).toMatchObject({
    ok: true,
    body: { status: 'success', data: { fee: 5 }, revision: 1 },
  });
  expect(await held('form_draft_load', { id: 'cdl-claim', about: 'two' })).toMatchObject({
    ok: false,
  });
});
