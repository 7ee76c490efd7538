// update_attorney_profile: the own record, changed over HTTP.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { listCoverages } from '../../../server/store/attorneys/coverages.ts';
import { aServer } from '../helpers/a-server.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { bodyOf, editorOf } from './a-record.ts';

describe.each(ON_POSTGRES)('the own record on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true } });
  const secretsOf = async () => {
    const { store } = server.app;
    const row = await store.selectFrom('attorney').select('secrets').where('id', '=', '10001');
    return (await row.executeTakeFirstOrThrow()).secrets;
  };

  it('is saved with a new revision, and told as it is then', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const answer = await save(before, { firm_name: 'Whitlock, Hale & Poe' });
    expect(answer.body).toMatchObject({
      status: 'success',
      message: 'Attorney updated successfully',
      revision: before.revision + 1,
    });
    expect(bodyOf(answer).data.firm_name).toBe('Whitlock, Hale & Poe');
    expect((await open()).profile.firm_name).toBe('Whitlock, Hale & Poe');
  });

  it('stays as it is where nothing was changed', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    await save(before, {});
    const again = await open();
    await save(again, {});
    expect((await open()).revision).toBe(again.revision);
  });

  it('takes a telephone number in another layout for the same number', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const withPhone = (phone: string) => ({
      contacts: before.profile.contacts.map((contact, at) =>
        at === 0 ? { ...contact, phone } : contact,
      ),
    });
    const saved = await save(before, withPhone('(404) 555-0166'));
    expect(bodyOf(saved).data.contacts[0]?.phone).toBe('(404)555-0166');
    // Whoever opened the record before, and typed the same number, is asked nothing.
    const again = await save(before, withPhone('+1 404.555.0166'));
    expect(again.status).toBe(200);
    expect((await open()).revision).toBe(before.revision + 1);
  });

  it('is refused in the words of the page where a required answer is missing', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const { status, body } = await save(before, { last_name: '' });
    expect(status).toBe(422);
    expect(body.message).toBe('please fill required fields!');
    expect(body.faults.map(({ path }) => path)).toContain('/last_name');
    expect((await open()).revision).toBe(before.revision);
  });

  it('needs only the hourly rate of its practice', async () => {
    const { open, save } = await editorOf(server);
    const { status } = await save(await open(), { college: '', low_school: '', gender: '' });
    expect(status).toBe(200);
    const { body } = await save(await open(), { normal_hourly_rate: null });
    expect(body.faults.map(({ path }) => path)).toEqual(['/normal_hourly_rate']);
  });

  it('is refused where an area of the CDL plan has no rate', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const areas = before.profile.practice_county_list.map(({ cdl_rate: _, ...area }) => area);
    const { status, body } = await save(before, { practice_county_list: areas });
    expect(status).toBe(422);
    expect(body.faults.map(({ message }) => message)).toContain('Please add CDL rate for CDL Plan');
  });

  it('lets an update key change its own section alone', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const changes = { middle_name: 'Q', note: 'not mine to change', college: 'Nowhere' };
    const { body } = await save(before, changes, { update_key: 'UPDATE_PRIMARY_DETAILS' });
    const { profile } = await open();
    expect(body.message).toBe('Attorney updated successfully');
    expect(profile.middle_name).toBe('Q');
    expect([profile.note, profile.college]).toEqual([before.profile.note, before.profile.college]);
    const other = { note: 'Paid by the firm', middle_name: 'R' };
    await save(await open(), other, { update_key: 'UPDATE_DISCLOSURE_AND_BILLING' });
    expect((await open()).profile).toMatchObject({ note: 'Paid by the firm', middle_name: 'Q' });
  });

  it('keeps a tax number that is not typed anew, and seals one that is', async () => {
    const { open, save } = await editorOf(server);
    const sealed = await secretsOf();
    const first = await save(await open(), { office_hours: '9 to 5' });
    expect(bodyOf(first).data.masked).toEqual({ ssn_number: '4321' });
    const deposit = {
      direct_deposite: 1,
      account_holder: 'Marian Whitlock',
      bank_name: 'First Bank',
      checking_saving: 'Checking',
      routing_number: '061000104',
      account_number: '000123456789',
    };
    const { status, body } = await save(await open(), { ...deposit, ssn_number: '123-45-6788' });
    expect(status).toBe(200);
    expect((await open()).profile.masked).toEqual({
      ssn_number: '6788',
      routing_number: '0104',
      account_number: '6789',
    });
    expect(JSON.stringify(body)).not.toMatch(/123-45-6788|061000104|000123456789/);
    expect(Object.keys(await secretsOf()).sort()).toEqual([
      '/account_number',
      '/routing_number',
      '/ssn_number',
    ]);
    expect(JSON.stringify([sealed, await secretsOf()])).not.toContain('123-45');
    const { profile } = await open();
    const { account_holder: _, bank_name: __, checking_saving: ___, ...check } = profile;
    const paid = await save(
      { revision: (await open()).revision, profile: check as never },
      {
        direct_deposite: 0,
      },
    );
    expect(paid.status).toBe(200);
    expect((await open()).profile.masked).toEqual({ ssn_number: '6788' });
  });

  it('refuses a number that nobody has, and keeps the one on file', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const { status, body } = await save(before, { ssn_number: '000-12-3456' });
    expect(status).toBe(422);
    expect(body.faults.map(({ path }) => path)).toEqual(['/ssn_number']);
    expect((await open()).profile.masked).toEqual(before.profile.masked);
  });

  it('keeps a coverage that is taken away as deleted since today, and takes it back', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const [first, ...others] = before.profile.coveragelist;
    await save(before, { coveragelist: others });
    const [gone] = (await open()).profile.coveragelist;
    expect(gone).toMatchObject({ id: first?.id, deleted: 1, date_deleted: '2026-03-02' });
    expect(await listCoverages(server.app.store, '10001')).toMatchObject([
      { id: first?.id, deleted: true, date_deleted: '2026-03-02' },
      ...others.map(({ deleted }) => ({ deleted: deleted === 1 })),
    ]);

    server.now = new Date('2026-03-09T15:00:00Z');
    const later = await editorOf(server);
    const claimed: JsonObject = { ...gone, date_deleted: '2020-01-01' };
    await later.save(await later.open(), { coveragelist: [claimed, ...others] });
    expect((await later.open()).profile.coveragelist[0]).toMatchObject({
      date_deleted: '2026-03-02',
    });

    const back: JsonObject = { ...gone, deleted: 0, new: 1, date_deleted: '' };
    await later.save(await later.open(), { coveragelist: [back, ...others] });
    const [restored] = (await later.open()).profile.coveragelist;
    expect(restored).toMatchObject({ id: first?.id, deleted: 0 });
    expect(restored).not.toHaveProperty('date_deleted');
  });

  it('keeps coverages and areas of a type that is unticked as deleted', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const ofOthers = ({ plan_class }: JsonObject) => plan_class !== 'REF';
    const { coveragelist, practice_county_list } = before.profile;
    const answer = await save(before, {
      attorney_type: ['FAM', 'CDL'],
      coveragelist: coveragelist.filter(ofOthers),
      practice_county_list: practice_county_list.filter(ofOthers),
    });
    expect(answer.status).toBe(200);
    const { profile } = await open();
    expect(profile.coveragelist).toHaveLength(coveragelist.length);
    expect(profile.practice_county_list).toHaveLength(practice_county_list.length);
    const deleted = [...profile.coveragelist, ...profile.practice_county_list].filter(
      (row) => row.deleted === 1,
    );
    expect(new Set(deleted.map(({ plan_class }) => plan_class))).toEqual(new Set(['REF']));
    expect((await save(await open(), { college: 'Elsewhere' })).status).toBe(200);
    expect((await open()).profile.coveragelist).toEqual(profile.coveragelist);
  });

  it('gives every new row an id of its own', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const added = { state_code: 'GA', county: 'Clayton', plan_class: 'FAM' };
    const list = [...before.profile.practice_county_list, added];
    expect((await save(before, { practice_county_list: list })).status).toBe(200);
    const ids = (await open()).profile.practice_county_list.map(({ id }) => id);
    expect(new Set(ids).size).toBe(list.length);
    expect(ids).not.toContain(undefined);
  });

  it('takes a new primary e-mail once, keeps the old one, and is locked from then on', async () => {
    const { open, save } = await editorOf(server, 'demoattorney3');
    const before = await open();
    const [first] = before.profile.contacts;
    const renamed = {
      ...first,
      email: 'new.address@example.com',
      old_email: 'made.up@example.com',
    };
    expect((await save(before, { contacts: [renamed] })).status).toBe(200);
    const { profile } = await open();
    expect(profile.contacts[0]).toMatchObject({
      email: 'new.address@example.com',
      old_email: first?.email,
    });
    const again = { ...profile.contacts[0], email: 'newer@example.com' };
    const { status, body } = await save(await open(), { contacts: [again] });
    expect(status).toBe(422);
    expect(body.faults).toMatchObject([
      {
        path: '/contacts/0/email',
        message: 'To change the primary e-mail, please contact the Provider Relations team.',
      },
    ]);
    const hidden = { ...profile.contacts[0], ext: '12', old_email: '' };
    expect((await save(await open(), { contacts: [hidden] })).status).toBe(200);
    expect((await open()).profile.contacts[0]).toMatchObject({
      ext: '12',
      old_email: first?.email,
    });
  });

  it('changes nothing of what only the provider says', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const facts = { status: 'Void', date_created: '1999-01-01', emailAddress: 'x@example.com' };
    const files = { uploadedFiles: [{ name: 'not-there.pdf', Key: 'x', fileType: 'DEC' }] };
    expect((await save(before, { ...facts, ...files })).status).toBe(200);
    const { profile } = await open();
    for (const name of ['status', 'date_created', 'emailAddress', 'uploadedFiles'])
      expect(profile[name]).toEqual(before.profile[name]);
  });

  it('knows the tags that rules give, and no others', async () => {
    const { open, save } = await editorOf(server);
    const sent = { referral_cont_fee: true, attr_tags: ['Gold'] };
    expect((await save(await open(), sent)).status).toBe(200);
    expect((await open()).profile.attr_tags).toEqual(['Referral-Contingency-Fee']);
  });

  it.each([
    ['somebody else', { username: 'demoattorney3' }, 401],
    ['another number', { attorney_number: '10003' }, 401],
    ['another id', { id: '10003' }, 401],
    ['another lead', { lead_id: '9001' }, 403],
    ['no revision', { revision: undefined }, 400],
    ['a revision that is none', { revision: 'two' }, 400],
    ['a revision that is yet to come', { revision: 100_000 }, 409],
    ['another update key', { update_key: 'UPDATE_EVERYTHING' }, 400],
    ['a field that is none', { shoe_size: 44 }, 422],
    ['a list in place of a text', { first_name: ['Marian'] }, 422],
    ['a list that is too long', { contacts: Array.from({ length: 60 }, () => ({})) }, 422],
    ['a text that is too long', { first_name: 'M'.repeat(61) }, 422],
    ['more than the server reads', { note: 'x'.repeat(1024 * 1024) }, 413],
  ])('is refused with %s, and stays as it is', async (_, changes, status) => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const answer = await save(before, {}, changes as JsonObject);
    expect(answer.status).toBe(status);
    expect(await open()).toEqual(before);
  });

  it('is saved once for each Idempotency-Key', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const key = { 'idempotency-key': 'one-save' };
    const first = await save(before, { office_hours: 'by appointment' }, {}, key);
    const again = await save(before, { office_hours: 'by appointment' }, {}, key);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await open()).revision).toBe(before.revision + 1);
    expect((await save(before, { office_hours: 'never' }, {}, key)).status).toBe(422);
    expect((await open()).profile.office_hours).toBe('by appointment');
  });
});
