// What the server refuses of an application sent by API: with its place and a sentence, and nothing half stored.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import { aServer } from './helpers/a-server.ts';
import { ON_POSTGRES } from './helpers/databases.ts';
import { applicant, newApplicant, newLead, wholeApplication } from './helpers/people.ts';

const FULTON = { state_code: 'GA', county: 'Fulton', plan_class: 'FAM' };
const DIVORCE = { plan_class: 'FAM', sub_cov_id: '1010' };
const CONTACT = { type: 'PRIMARY', name: 'Ann Lee', phone: '(404)555-0101' };

describe.each(ON_POSTGRES)('an application with faults, on %s', (driver) => {
  const server = aServer(driver);

  const attorneysOf = (leadId: string) =>
    server.app.store.selectFrom('attorney').select('id').where('lead_id', '=', leadId).execute();
  const submissionsOf = (leadId: string) =>
    server.app.store
      .selectFrom('submission')
      .select('id')
      .where('owner', '=', `lead/${leadId}`)
      .execute();
  const changed = (lead: { id: string; email: string }, change: JsonObject) => ({
    ...wholeApplication(lead),
    ...change,
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
      'a coverage of a type that is not ticked',
      { coveragelist: [DIVORCE, { plan_class: 'CDL', sub_cov_id: '2080' }] },
      '/coveragelist/1',
      'hidden',
    ],
    [
      'a county of a type that is not ticked',
      { practice_county_list: [FULTON, { ...FULTON, plan_class: 'CDL', cdl_rate: 150 }] },
      '/practice_county_list/1',
      'hidden',
    ],
    [
      'a county whose plan class has no coverage',
      { attorney_type: ['FAM', 'REF'], practice_county_list: [{ ...FULTON, plan_class: 'REF' }] },
      '/practice_county_list',
      'rule',
    ],
    ['a missing agreement', { review_agreements: false }, '/agreement_accepted', 'rule'],
  ])(
    'is refused with its place and a sentence for %s, and nothing is stored',
    async (_, change, path, code) => {
      const { lead, browser } = await newApplicant(server.app);
      const refused = await browser.post('create_attorney', changed(lead, change as JsonObject));
      expect(refused).toMatchObject({ status: 422, body: { status: 'Failed' } });
      const fault = refused.body.faults.find((one) => one.path === path);
      expect(fault).toMatchObject({ path, code });
      expect(fault?.message).toMatch(/\w/);
      expect(await attorneysOf(lead.id)).toHaveLength(0);
      expect(await submissionsOf(lead.id)).toHaveLength(0);
      expect((await server.app.services.leads.findById(lead.id))?.attorneyId).toBeUndefined();
    },
  );

  it('says in the words of the screen that a practice area is there already', async () => {
    const { lead, browser } = await newApplicant(server.app);
    const twice = { practice_county_list: [FULTON, FULTON] };
    const refused = await browser.post('create_attorney', changed(lead, twice));
    expect(refused.body.faults.map(({ message }) => message)).toEqual([
      'Duplicate Practice County',
    ]);
  });

  it('takes a practice area again that was deleted before', async () => {
    const { lead, browser } = await newApplicant(server.app);
    const gone = { ...FULTON, deleted: 1, date_deleted: '2026-03-01' };
    const again = { practice_county_list: [gone, FULTON] };
    expect((await browser.post('create_attorney', changed(lead, again))).status).toBe(200);
  });

  it('cannot change the primary e-mail once an old one is held, neither saved nor sent', async () => {
    const { lead, browser } = await newApplicant(server.app);
    const held = { ...CONTACT, email: lead.email, old_email: 'ann@old.example.com' };
    const save = (contacts: JsonObject[]) =>
      browser.post('save_attorney_temp_data', { lead_id: lead.id, data: { contacts } });
    expect((await save([held])).status).toBe(200);
    const words = 'To change the primary e-mail, please contact the Provider Relations team.';
    for (const other of [
      { ...held, email: 'eve@example.com' },
      { ...CONTACT, email: lead.email },
    ]) {
      const contacts = [other];
      const refused = await browser.post('create_attorney', changed(lead, { contacts }));
      for (const { status, body } of [refused, await save(contacts)]) {
        expect(status).toBe(422);
        expect(body.faults).toMatchObject([{ path: '/contacts/0/email', message: words }]);
      }
    }
    expect(await attorneysOf(lead.id)).toHaveLength(0);
    const kept = await browser.post('create_attorney', changed(lead, { contacts: [held] }));
    expect(kept.status).toBe(200);
  });

  it('is refused at once when it holds more rows than anyone would write', async () => {
    const { lead, browser } = await newApplicant(server.app);
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

  it('has nothing beside the form where the form is sent under a name of its own', async () => {
    const { lead, browser } = await newApplicant(server.app);
    const form = wholeApplication(lead);
    for (const [call, body, path] of [
      ['create_attorney', { lead_id: lead.id, data: form, nonsense: 1 }, '/nonsense'],
      ['create_attorney', { data: form, first_name: 'Eve' }, '/first_name'],
      ['attorney_app_pdf', { form, file_type: 'attorney_app', first_name: 'Eve' }, '/first_name'],
      ['attorney_app_pdf', { data: form, form, file_type: 'attorney_app' }, '/data'],
    ] as const) {
      const refused = await browser.post(call, body);
      expect([call, refused.status]).toEqual([call, 400]);
      expect(refused.body.faults.map((fault) => fault.path)).toContain(path);
    }
    expect(await attorneysOf(lead.id)).toHaveLength(0);
  });

  it('needs a real upload, whatever files the form claims', async () => {
    const lead = await newLead(server.app);
    const browser = await applicant(server.app, lead);
    const claimed = [{ name: 'w9.pdf', Key: 'made-up', fileType: 'W9' }];
    const refused = await browser.post(
      'create_attorney',
      changed(lead, { uploadedFiles: claimed }),
    );
    expect(refused.body.faults).toMatchObject([{ path: '/uploadedFiles', code: 'required' }]);
  });
});
