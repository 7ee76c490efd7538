// Submitting the application: judged again by the server, stored once and whole, whoever tries what.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import { aServer } from './helpers/a-server.ts';
import { NOW } from './helpers/app.ts';
import { DRIVERS } from './helpers/databases.ts';
import { newApplicant, newLead, wholeApplication } from './helpers/people.ts';

describe.each(DRIVERS)('an application submitted on %s', (driver) => {
  const server = aServer(driver);

  const attorneysOf = (leadId: string) =>
    server.app.store.selectFrom('attorney').selectAll().where('lead_id', '=', leadId).execute();
  const changed = (lead: { id: string; email: string }, change: JsonObject) => ({
    ...wholeApplication(lead),
    ...change,
  });

  it('makes an attorney, names it on the lead, closes the draft and stamps the release', async () => {
    const { lead, browser } = await newApplicant(server.app);
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
    expect((await server.app.services.leads.findById(lead.id))?.attorneyId).toBe(id);
    const submission = await server.app.store
      .selectFrom('submission')
      .selectAll()
      .where('owner', '=', `lead/${lead.id}`)
      .executeTakeFirstOrThrow();
    expect(submission).toMatchObject({ form_id: 'application', revision: 1, submitted_at: NOW });
    expect(submission.release).not.toBe('');
    const { release } = submission;
    expect(created.body.attorney).toEqual({ id, revision: 1, release });
    const after = await browser.post('attorney_check', {
      emailAddress: lead.email,
      lead_id: lead.id,
    });
    expect(after.body).toMatchObject({ n_rec: 0, attorney: { id, signed: false } });
  });

  it('keeps tax and bank numbers only sealed, each for its own row', async () => {
    const { lead, browser } = await newApplicant(server.app);
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
    const { crypto } = server.app.services;
    const sealed = secrets['/ssn_number'] ?? '';
    const row = `attorney/${attorney?.id}`;
    expect(crypto.decrypt(sealed, { row, field: '/ssn_number' })).toBe('123-45-6789');
    expect(() => crypto.decrypt(sealed, { row: 'attorney/1', field: '/ssn_number' })).toThrow();
  });

  it('gives twenty simultaneous sends of one key one attorney and one answer', async () => {
    const { lead, browser } = await newApplicant(server.app);
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
    const { lead, browser } = await newApplicant(server.app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('create_attorney', wholeApplication(lead))),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
    expect(await attorneysOf(lead.id)).toHaveLength(1);
  });

  it('refuses a key that was used for another body', async () => {
    const { lead, browser } = await newApplicant(server.app);
    const key = { 'idempotency-key': 'two' };
    await browser.post('create_attorney', wholeApplication(lead), key);
    const other = await browser.post('create_attorney', changed(lead, { first_name: 'Eve' }), key);
    expect(other.status).toBe(422);
  });

  it('frees the key of a refused send, so that the corrected form can use it', async () => {
    const { lead, browser } = await newApplicant(server.app);
    const key = { 'idempotency-key': 'three' };
    const wrong = await browser.post('create_attorney', changed(lead, { first_name: '' }), key);
    const right = await browser.post('create_attorney', wholeApplication(lead), key);
    expect([wrong.status, right.status]).toEqual([422, 200]);
  });

  it('is refused when another tab saved after the review, and says what is newer', async () => {
    const { lead, browser } = await newApplicant(server.app);
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
    const { lead, browser } = await newApplicant(server.app);
    await server.app.services.leads.updateProps(lead.id, {
      address: 'x'.repeat(500),
      city: 'Atlanta',
    });
    const created = await browser.post('create_attorney', wholeApplication(lead));
    expect(created).toMatchObject({ status: 200, body: { status: 'success' } });
    const [attorney] = await attorneysOf(lead.id);
    expect(attorney?.data).toMatchObject({ lead: { city: 'Atlanta' } });
    expect(attorney?.data).not.toHaveProperty('lead.address');
  });

  it('cannot be made for another lead, however the id is smuggled in', async () => {
    const victim = await newLead(server.app);
    const { lead, browser } = await newApplicant(server.app);
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
    const lead = await newLead(server.app);
    const refused = await server.browser().post('create_attorney', wholeApplication(lead));
    expect(refused).toMatchObject({ status: 401, body: { status: 'Failed' } });
  });

  it('takes no more saves afterwards', async () => {
    const { lead, browser } = await newApplicant(server.app);
    await browser.post('create_attorney', wholeApplication(lead));
    const late = await browser.post('save_attorney_temp_data', { lead_id: lead.id, data: {} });
    expect(late).toMatchObject({ status: 409, body: { message: 'Application already submitted' } });
  });

  it('stores what the server knows over what the browser says', async () => {
    const { lead, browser } = await newApplicant(server.app);
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
