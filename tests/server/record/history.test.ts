// The history of a record: who changed what and when, for good.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { aServer } from '../helpers/a-server.ts';
import type { Answer } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { editorOf } from './a-record.ts';

const pageOf = ({ body }: Answer) => body as unknown as AnswerOf<'profile_history'>;

describe.each(ON_POSTGRES)('the history of a record on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true } });

  it('says who changed what, when and from where, in the words of the form', async () => {
    const { open, save, post } = await editorOf(server);
    const before = await open();
    const [contact] = before.profile.contacts;
    const changes = {
      firm_name: 'Whitlock & Poe',
      have_complaint: 1,
      complaint_detail: 'One, dismissed',
      contacts: [
        { ...contact, ext: '77' },
        { type: 'SECONDARY', name: 'Lucia Ferrer' },
      ],
    };
    await save(before, changes, {}, { 'user-agent': 'A browser/1.0' });
    const { data } = pageOf(await post('profile_history', {}));
    expect(data[0]).toMatchObject({
      id: before.revision + 1,
      at: '2026-03-02T15:00:00.000Z',
      who: 'demoattorney1',
      where: { address: '127.0.0.1', browser: 'A browser/1.0' },
    });
    const told = data[0]?.changes.map(({ path, of, label, before: was, after }) => [
      path,
      of === undefined ? label : `${of}: ${label}`,
      was,
      after,
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['/firm_name', 'Firm Name', 'Whitlock & Hale, LLP', 'Whitlock & Poe'],
        ['/contacts/0/ext', 'Contacts: Ext.', '', '77'],
        ['/contacts/1', 'Contacts', '', expect.stringContaining('Lucia Ferrer')],
        ['/complaint_detail', 'Complaint Details', '', 'One, dismissed'],
      ]),
    );
    expect(told?.find(([path]) => path === '/have_complaint')?.slice(2)).toEqual(['No', 'Yes']);
  });

  it('names a secret, and never shows it', async () => {
    const { open, save, post } = await editorOf(server);
    await save(await open(), { ssn_number: '123-45-6788' });
    const { data } = pageOf(await post('profile_history', { limit: 1 }));
    expect(data[0]?.changes).toEqual([
      { path: '/ssn_number', label: expect.any(String), before: '', after: '', secret: true },
    ]);
    const rows = await server.app.store.selectFrom('attorney_change').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/123-?45|900-?12/);
  });

  it('comes a page at a time, newest first, and each change once', async () => {
    const { open, save, post } = await editorOf(server);
    for (const hours of ['1', '2', '3']) await save(await open(), { office_hours: hours });
    const { revision } = await open();
    const ids: number[] = [];
    for (let before: number | undefined; ; ) {
      const page = pageOf(await post('profile_history', { limit: 2, ...(before && { before }) }));
      ids.push(...page.data.map(({ id }) => id));
      if (page.next === undefined) break;
      before = page.next;
    }
    expect(ids).toEqual(Array.from({ length: revision - 1 }, (_, index) => revision - index));
  });

  it('is of the own record alone', async () => {
    const { post } = await editorOf(server, 'demoattorney4');
    expect(pageOf(await post('profile_history', {})).data).toEqual([]);
    expect((await post('profile_history', { username: 'demoattorney1' })).status).toBe(401);
    expect((await server.browser().post('profile_history', {})).status).toBe(401);
  });
});
