// Submitting the application: judged again by the server, stored once and whole, whoever tries what.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import { Browser, NOW, startApp } from './helpers/app.ts';
import { type Databases, DRIVERS, startDatabases } from './helpers/databases.ts';
import { addLeads, applicant, applicantWithFile, wholeApplication } from './helpers/people.ts';

const FULTON = { state_code: 'GA', county: 'Fulton', plan_class: 'FAM' };
const CONTACT = { type: 'PRIMARY', name: 'Ann Lee', phone: '(404)555-0101' };

describe.each(DRIVERS)('an application submitted on %s', (driver) => {
  let databases: Databases;
  let app: FastifyInstance;
  let next = 2000;

  beforeAll(async () => {
    databases = await startDatabases(driver);
    app = await startApp(await databases.fresh());
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const newLead = async () => {
    next += 1;
    const lead = { id: String(next), email: `lead${next}@example.com` };
    await addLeads(app, lead);
    return lead;
  };
  const ready = async () => {
    const lead = await newLead();
    return { lead, browser: await applicantWithFile(app, lead) };
  };
  const attorneysOf = (leadId: string) =>
    app.store.selectFrom('attorney').selectAll().where('lead_id', '=', leadId).execute();
  const submissionsOf = (leadId: string) =>
    app.store.selectFrom('submission').select('id').where('owner', '=', `lead/${leadId}`).execute();
  const changed = (lead: { id: string; email: string }, change: JsonObject) => ({
    ...wholeApplication(lead),
    ...change,
  });

  it('makes an attorney, names it on the lead, closes the draft and stamps the release', async () => {
    const { lead, browser } = await ready();
    await browser.post('save_attorney_temp_data', {
      lead_id: lead.id,
      data: { first_name: 'Ann' },
      step: 'review',
    });
    const created = await browser.post('create_attorney', {
      ...wholeApplication(lead),
      revision: 1,
    });
    expect(created).toMatchObject({ status: 200, body: { status: 'success' } });
    const { id } = created.body.attorney;
    expect(id).toMatch(/^\d{5,}$/);
    const [attorney] = await attorneysOf(lead.id);
    expect(attorney).toMatchObject({ id, status: 'Pending', email: lead.email, first_name: 'Ann' });
    expect((await app.services.leads.findById(lead.id))?.attorneyId).toBe(id);
    const submission = await app.store
      .selectFrom('submission')
      .selectAll()
      .where('owner', '=', `lead/${lead.id}`)
      .executeTakeFirstOrThrow();
    expect(submission).toMatchObject({ form_id: 'application', revision: 1, submitted_at: NOW });
    expect(submission.release).not.toBe('');
    const after = await browser.post('attorney_check', {
      emailAddress: lead.email,
      lead_id: lead.id,
    });
    expect(after.body).toMatchObject({ n_rec: 0, attorney: { id, signed: false } });
  });

  it('keeps tax and bank numbers only sealed, each for its own row', async () => {
    const { lead, browser } = await ready();
    await browser.post('create_attorney', wholeApplication(lead));
    const [attorney] = await attorneysOf(lead.id);
    const everything = JSON.stringify(attorney);
    expect(everything).not.toContain('123-45-6789');
    expect(everything).not.toContain('000123456789');
    const secrets = attorney?.secrets as Record<string, string>;
    expect(Object.keys(secrets).sort()).toEqual([
      '/account_number',
      '/routing_number',
      '/ssn_number',
    ]);
    const { crypto } = app.services;
    const sealed = secrets['/ssn_number'] ?? '';
    const row = `attorney/${attorney?.id}`;
    expect(crypto.decrypt(sealed, { row, field: '/ssn_number' })).toBe('123-45-6789');
    expect(() => crypto.decrypt(sealed, { row: 'attorney/1', field: '/ssn_number' })).toThrow();
  });

  it('gives twenty simultaneous sends of one key one attorney and one answer', async () => {
    const { lead, browser } = await ready();
    const send = () =>
      browser.post('create_attorney', wholeApplication(lead), { 'idempotency-key': 'one' });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const made = answers.filter((answer) => answer.status === 200);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map((answer) => answer.body.attorney.id)).size).toBe(1);
    expect(answers.every((answer) => [200, 409].includes(answer.status))).toBe(true);
    expect(await attorneysOf(lead.id)).toHaveLength(1);
    expect((await send()).body).toEqual(made[0]?.body);
  });

  it('gives twenty tabs without a key one attorney', async () => {
    const { lead, browser } = await ready();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('create_attorney', wholeApplication(lead))),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
    expect(await attorneysOf(lead.id)).toHaveLength(1);
  });

  it('refuses a key that was used for another body', async () => {
    const { lead, browser } = await ready();
    const key = { 'idempotency-key': 'two' };
    await browser.post('create_attorney', wholeApplication(lead), key);
    const other = await browser.post('create_attorney', changed(lead, { first_name: 'Eve' }), key);
    expect(other.status).toBe(422);
  });

  it('frees the key of a refused send, so that the corrected form can use it', async () => {
    const { lead, browser } = await ready();
    const key = { 'idempotency-key': 'three' };
    const wrong = await browser.post('create_attorney', changed(lead, { first_name: '' }), key);
    const right = await browser.post('create_attorney', wholeApplication(lead), key);
    expect([wrong.status, right.status]).toEqual([422, 200]);
  });

  it.each([
    ['a skipped step', { contacts: undefined }, '/contacts', 'required'],
    ['an empty required answer', { first_name: '   ' }, '/first_name', 'required'],
    ['a wrong type', { normal_hourly_rate: 'much' }, '/normal_hourly_rate', 'type'],
    ['a list where a text belongs', { first_name: ['Ann'] }, '/first_name', 'type'],
    ['an object where a list belongs', { contacts: { email: 'x' } }, '/contacts', 'type'],
    ['an unknown field', { is_admin: true }, '/is_admin', 'unknown'],
    [
      'an unknown field in a row',
      { contacts: [{ type: 'PRIMARY', role: 'x' }] },
      '/contacts/0/role',
      'unknown',
    ],
    ['a hidden answer', { complaint_detail: 'told anyway' }, '/complaint_detail', 'hidden'],
    ['a value outside its choices', { gender: 'Unknown' }, '/gender', 'enum'],
    ['a malformed tax number', { ssn_number: '12345' }, '/ssn_number', 'rule'],
    [
      'a coverage nobody offers',
      { coveragelist: [{ plan_class: 'FAM', sub_cov_id: '9' }] },
      '/coveragelist/0/sub_cov_id',
      'enum',
    ],
    [
      'a coverage no table offers, whatever it calls itself',
      { coveragelist: [{ plan_class: 'FAM', sub_cov_id: '1340', desc: 'Divorce' }] },
      '/coveragelist/0/sub_cov_id',
      'enum',
    ],
    [
      'a county that is not there',
      { practice_county_list: [{ state_code: 'GA', county: 'Gotham', plan_class: 'FAM' }] },
      '/practice_county_list/0/county',
      'enum',
    ],
    ['an empty row among the coverages', { coveragelist: [null] }, '/coveragelist/0', 'type'],
    [
      'an empty row among the areas',
      { practice_county_list: [null] },
      '/practice_county_list/0',
      'type',
    ],
    [
      'a county that is not there, behind an empty row',
      { practice_county_list: [null, { state_code: 'GA', county: 'Gotham', plan_class: 'FAM' }] },
      '/practice_county_list/1/county',
      'enum',
    ],
    [
      'a practice area twice',
      { practice_county_list: [FULTON, { ...FULTON, county: 'Cobb' }, FULTON] },
      '/practice_county_list/2/county',
      'duplicate',
    ],
    [
      'a changed e-mail of the first contact',
      { contacts: [{ ...CONTACT, email: 'eve@example.com', old_email: 'eve@example.com' }] },
      '/contacts/0/email',
      'locked',
    ],
    [
      'a missing e-mail of the first contact',
      { contacts: [CONTACT] },
      '/contacts/0/email',
      'locked',
    ],
    ['a missing agreement', { review_agreements: false }, '/agreement_accepted', 'rule'],
  ])(
    'is refused with its place and a sentence for %s, and nothing is stored',
    async (_, change, path, code) => {
      const { lead, browser } = await ready();
      const refused = await browser.post('create_attorney', changed(lead, change as JsonObject));
      expect(refused).toMatchObject({ status: 422, body: { status: 'Failed' } });
      const fault = refused.body.faults.find((one) => one.path === path);
      expect(fault).toMatchObject({ path, code });
      expect(fault?.message).toMatch(/\w/);
      expect(await attorneysOf(lead.id)).toHaveLength(0);
      expect(await submissionsOf(lead.id)).toHaveLength(0);
      expect((await app.services.leads.findById(lead.id))?.attorneyId).toBeUndefined();
    },
  );

  it('says in the words of the screen what it refuses', async () => {
    const { lead, browser } = await ready();
    const refused = await browser.post(
      'create_attorney',
      changed(lead, {
        contacts: [{ ...CONTACT, email: 'eve@example.com' }],
        practice_county_list: [FULTON, FULTON],
      }),
    );
    expect(refused.body.faults.map(({ message }) => message)).toEqual([
      'To change the primary e-mail, please contact the Provider Relations team.',
      'Duplicate Practice County',
    ]);
  });

  it('takes a practice area again that was deleted before, and the invited e-mail in other capitals', async () => {
    const { lead, browser } = await ready();
    const created = await browser.post(
      'create_attorney',
      changed(lead, {
        contacts: [{ ...CONTACT, email: lead.email.toUpperCase() }],
        practice_county_list: [{ ...FULTON, deleted: 1, date_deleted: '2026-03-01' }, FULTON],
      }),
    );
    expect(created.status).toBe(200);
  });

  it('is refused at once when it holds more rows than anyone would write', async () => {
    const { lead, browser } = await ready();
    const rows = (count: number) => Array.from({ length: count }, () => ({}));
    const long = await browser.post('create_attorney', changed(lead, { contacts: rows(51) }));
    expect(long.body.faults).toMatchObject([{ path: '/contacts', code: 'maxItems' }]);
    const endless = changed(lead, { contacts: rows(200_000) });
    const data = { lead_id: lead.id, data: { contacts: rows(200_000) } };
    expect((await browser.post('create_attorney', endless)).status).toBe(413);
    expect((await browser.post('save_attorney_temp_data', data)).status).toBe(413);
    expect(
      (await browser.post('attorney_app_pdf', { form: endless, file_type: 'attorney_app' })).status,
    ).toBe(413);
  });

  it('needs a real upload, whatever files the form claims', async () => {
    const lead = await newLead();
    const browser = await applicant(app, lead);
    const claimed = [{ name: 'w9.pdf', Key: 'made-up', fileType: 'W9' }];
    const refused = await browser.post(
      'create_attorney',
      changed(lead, { uploadedFiles: claimed }),
    );
    expect(refused.body.faults).toMatchObject([{ path: '/uploadedFiles', code: 'required' }]);
  });

  it('is refused when another tab saved after the review, and says what is newer', async () => {
    const { lead, browser } = await ready();
    const save = (first_name: string) =>
      browser.post('save_attorney_temp_data', { lead_id: lead.id, data: { first_name } });
    await save('Ann');
    await save('Anne');
    const stale = await browser.post('create_attorney', { ...wholeApplication(lead), revision: 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: { status: 'Failed', data: { revision: 2, data: { first_name: 'Anne' } } },
    });
    expect(await attorneysOf(lead.id)).toHaveLength(0);
  });

  it('is not held up by what the lead service sends and no field could hold', async () => {
    const { lead, browser } = await ready();
    await app.services.leads.updateProps(lead.id, { address: 'x'.repeat(500), city: 'Atlanta' });
    const created = await browser.post('create_attorney', wholeApplication(lead));
    expect(created).toMatchObject({ status: 200, body: { status: 'success' } });
    const [attorney] = await attorneysOf(lead.id);
    expect(attorney?.data).toMatchObject({ lead: { city: 'Atlanta' } });
    expect(attorney?.data).not.toHaveProperty('lead.address');
  });

  it('cannot be made for another lead, however the id is smuggled in', async () => {
    const victim = await newLead();
    const { lead, browser } = await ready();
    const form = wholeApplication(victim);
    const own = wholeApplication(lead);
    for (const body of [
      form,
      { lead_id: lead.id, data: form },
      { lead_id: victim.id, data: own },
    ]) {
      expect((await browser.post('create_attorney', body)).status).toBe(403);
    }
    expect(await attorneysOf(victim.id)).toHaveLength(0);
    expect(await attorneysOf(lead.id)).toHaveLength(0);
  });

  it('needs the browser in which the lead was looked up', async () => {
    const lead = await newLead();
    const refused = await new Browser(app).post('create_attorney', wholeApplication(lead));
    expect(refused).toMatchObject({ status: 401, body: { status: 'Failed' } });
  });

  it('takes no more saves afterwards', async () => {
    const { lead, browser } = await ready();
    await browser.post('create_attorney', wholeApplication(lead));
    const late = await browser.post('save_attorney_temp_data', { lead_id: lead.id, data: {} });
    expect(late).toMatchObject({ status: 409, body: { message: 'Application already submitted' } });
  });

  it('stores what the server knows over what the browser says', async () => {
    const { lead, browser } = await ready();
    const lies = { emailAddress: 'eve@example.com', lead: { family_defender: 'No' }, id: '1' };
    await browser.post('create_attorney', changed(lead, lies));
    const [attorney] = await attorneysOf(lead.id);
    expect(attorney?.data).toMatchObject({
      emailAddress: lead.email,
      lead: { family_defender: 'Yes' },
      stateCount: { CA: 0, Others: 1 },
      uploadedFiles: [{ name: 'declarations.pdf', fileType: 'DEC' }],
    });
    expect(attorney?.data).not.toHaveProperty('id');
  });
});
