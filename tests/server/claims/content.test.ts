// Document types, the order of the checks, and the states of claims are content: changed in a copy of it, the portal follows.
import { beforeAll, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { pdf } from '../helpers/app.ts';
import { published } from '../helpers/published.ts';
import { Claimant, type Matter, wholeClaim } from './claiming.ts';

const LOG = '"Detailed Billing Invoice": {\n          "prefix": "DINV"';

const content = () =>
  published({
    'schemas/sections/claim-files/section.ui.json': (text) => {
      expect(text).toContain(LOG);
      const asked =
        '"Log of Hours": {\n          "prefix": "HLOG", "requiredFor": ["Estate Planning"]';
      return text.replace(LOG, `${asked}\n        },\n        ${LOG}`);
    },
    'schemas/sections/claim-files/section.schema.json': (text) =>
      text.replace('"Detailed Billing Invoice"', '"Log of Hours", "Detailed Billing Invoice"'),
    'messages/en-US/sections/claim-files.json': (text) =>
      text.replace('{', '{ "files.fileType.option.Log of Hours": "Log of Hours",'),
    // Whoever is asked for the note first is asked for the files last.
    'rules/matter-claim.rules.json': (text) =>
      text
        .replace('"priority": 7', '"priority": 0.5')
        .replace('"priority": 1,', '"priority": 7,')
        .replace('"priority": 0.5', '"priority": 1'),
    'rules/matter-claim.cases.json': (text) => {
      const { cases, ...rest } = JSON.parse(text) as { cases: { name: string }[] };
      const kept = cases.filter(({ name }) => !name.startsWith('Check'));
      expect(kept.length).toBeLessThan(cases.length);
      return JSON.stringify({ ...rest, cases: kept });
    },
    'schemas/flows/matter-claim.json': (text) => text.replaceAll('"Intake"', '"Received"'),
  });
describe('claims under other content', () => {
  const server = aServer('postgres', { config: { demo: true }, content });
  let marian: Claimant;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
  });

  it('ask for the documents that the content names, and give them its prefix', async () => {
    const one = await marian.open(({ required_documents }) =>
      required_documents.includes('Log of Hours'),
    );
    expect(one.desc).toBe('Estate Planning');
    const made = await marian.claim(one.number, wholeClaim(one));
    expect(made.body).toMatchObject({ status: 'success' });
    const { data } = made.body.data as { data: { claim_id: string; claim_number: string } };
    const { claims } = await marian.matter(one.number);
    const missing = claims[0]?.missing_files ?? [];
    expect(missing.map(({ prefix }) => prefix)).toContain('HLOG');
    const files = missing.map(({ name, prefix }) => ({ name, prefix, body: pdf(name).body }));
    const sent = await marian.upload('upload_matter_claim_files', data, files);
    expect(sent).toMatchObject({ status: 200, body: { data: missing } });
  });

  it('are checked in the order that the content says', async () => {
    const one = await marian.open((matter: Matter) => matter.required_documents.length > 0);
    const { files: _, note: __, payment_date: ___, ...rest } = wholeClaim(one);
    const firstFault = async (data: object) =>
      (await marian.claim(one.number, data)).body.faults?.map(({ path }) => path);
    expect(await firstFault(rest)).toEqual(['/note']);
    expect(await firstFault({ ...rest, note: 'Heard.' })).toEqual(['/payment_date']);
    const dated = { ...rest, note: 'Heard.', payment_date: '02/03/2026' };
    expect(await firstFault(dated)).toEqual(['/files']);
  });

  it('begin in the state that the flow names, and stand under its filter', async () => {
    const one = await marian.open();
    expect((await marian.claim(one.number, wholeClaim(one))).status).toBe(200);
    const { items } = await marian.list({ status: 'In Process', case_number: one.number });
    expect(items).toMatchObject([{ status: 'Received' }]);
  });
});
