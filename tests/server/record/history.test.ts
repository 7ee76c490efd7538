// The history of a record: who changed what and when, for good.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { aServer } from '../helpers/a-server.ts';
import type { Answer } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { setAttorney } from '../helpers/set-attorney.ts';
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
    const firefox =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await save(before, changes, {}, { 'user-agent': firefox });
    const { data, total } = pageOf(await post('profile_history', { limit: 100 }));
    expect(total).toBe(data.length);
    expect(data[0]).toMatchObject({
      id: `${before.revision + 1}.1`,
      at: '2026-03-02T15:00:00.000Z',
      who: 'demoattorney1',
      where: '127.0.0.1, Firefox, Windows',
    });
    const told = data.map(({ of, what, before: was, after }) => [
      of === undefined ? what : `${of}: ${what}`,
      was,
      after,
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['Firm Name', 'Whitlock & Hale, LLP', 'Whitlock & Poe'],
        ['Contacts: Ext.', '', '77'],
        ['Contacts', '', expect.stringContaining('Lucia Ferrer')],
        ['Complaint Details', '', 'One, dismissed'],
      ]),
    );
    expect(told).toContainEqual([expect.stringMatching(/complaint/i), 'No', 'Yes']);
  });

  it('names a secret, and never shows it', async () => {
    const { open, save, post } = await editorOf(server);
    await save(await open(), { ssn_number: '123-45-6788' });
    const { data } = pageOf(await post('profile_history', { limit: 1 }));
    const after = 'Set anew; never shown';
    expect(data).toMatchObject([{ what: expect.any(String), before: '', after, secret: true }]);
    const rows = await server.app.store.selectFrom('attorney_change').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/123-?45|900-?12/);
  });

  it('comes a page at a time, newest first, and each place of a change once', async () => {
    const { open, save, post } = await editorOf(server);
    for (const hours of ['1', '2', '3'])
      await save(await open(), { office_hours: hours, middle_name: `M${hours}` });
    const whole = pageOf(await post('profile_history', { limit: 100 }));
    const ids: string[] = [];
    for (let page = 1; ids.length < whole.total; page += 1) {
      const { data, total } = pageOf(await post('profile_history', { limit: 2, page }));
      expect(total).toBe(whole.total);
      expect(data.length).toBeGreaterThan(0);
      ids.push(...data.map(({ id }) => id));
    }
    expect(ids).toEqual(whole.data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(whole.total);
    expect(whole.data.slice(0, 6).map(({ after }) => after)).toEqual(
      expect.arrayContaining(['3', 'M3', '2', 'M2', '1', 'M1']),
    );
    expect(pageOf(await post('profile_history', { page: 1000 })).data).toEqual([]);
  });

  it('stands in the order that is asked for, and as it was changed within one person', async () => {
    const { post } = await editorOf(server);
    await setAttorney(server.app.store, '10001', { status: 'Active' }, [
      { path: '/status', before: 'Pending', after: 'Active' },
    ]);
    const ids = async (order: object) =>
      pageOf(await post('profile_history', { limit: 100, ...order })).data;
    const first = await ids({ sort: 'at', direction: 'ascending' });
    const revisions = first.map(({ id }) => Number(id.split('.')[0]));
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
    const people = await ids({ sort: 'who', direction: 'ascending' });
    expect(people[0]).toMatchObject({ who: 'a test', what: 'Status', after: 'Active' });
    expect(new Set(people.slice(1).map(({ who }) => who))).toEqual(new Set(['demoattorney1']));
    const theirs = people.slice(1).map(({ id }) => Number(id.split('.')[0]));
    expect(theirs).toEqual([...theirs].sort((a, b) => b - a));
    expect((await ids({ sort: 'who', direction: 'descending' })).at(-1)?.who).toBe('a test');
  });

  it('is narrowed to a section, and to what was changed since a day where the house is', async () => {
    const { post } = await editorOf(server);
    const of = async (narrowed: object) =>
      pageOf(await post('profile_history', { limit: 100, ...narrowed }));
    const [all, primary] = [await of({}), await of({ section: 'primary' })];
    expect(primary.total).toBeLessThan(all.total);
    const names = new Set(primary.data.map(({ of: list, what }) => list ?? what));
    expect(names).toEqual(new Set(['Firm Name', 'Contacts', 'Office Hours', 'Middle Name']));
    expect((await of({ section: 'member' })).data.map(({ what }) => what)).toEqual(['Status']);
    expect((await of({ section: 'nothing' })).total).toBe(0);
    expect((await of({ since: '2026-03-02' })).total).toBe(all.total);
    expect((await of({ since: '2026-03-03' })).total).toBe(0);
    expect((await of({ section: 'billing', since: '2026-03-02' })).total).toBeGreaterThan(0);
  });

  it('tells of the account too: that a password was set, and never which', async () => {
    const { post, headers, browser } = await editorOf(server, 'demoattorney3');
    const settings = {
      old_password: 'Portal#2026',
      password: 'Other#2026',
      confirm_password: 'Other#2026',
      secret_question: 'high school mascot',
      secret_answer: 'Rosewood',
    };
    const changed = await browser.post('change_user_settings', settings, headers);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const { data } = pageOf(await post('profile_history', { section: 'account' }));
    expect(data.map(({ what, secret }) => [what, secret])).toEqual([
      ['Password', true],
      ['Secret Question', true],
      ['Secret Answer', true],
    ]);
    const rows = await server.app.store.selectFrom('attorney_change').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/mascot|Rosewood|Other#2026|scrypt/i);
  });

  it('is of the own record alone', async () => {
    const { post } = await editorOf(server, 'demoattorney4');
    expect(pageOf(await post('profile_history', {}))).toMatchObject({ data: [], total: 0 });
    expect((await post('profile_history', { username: 'demoattorney1' })).status).toBe(401);
    expect((await server.browser().post('profile_history', {})).status).toBe(401);
  });
});
