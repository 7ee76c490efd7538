// Document types, the order of checks, states and moves are content: changed in a copy of it, the portal and its desk follow.
import { beforeAll, describe, expect, it } from 'vitest';
import { edited } from '../../helpers/releases.ts';
import { renamedStates } from '../../helpers/renamed-states.ts';
import { Claimant, type Matter, wholeClaim } from '../claims/claiming.ts';
import { pdf } from '../helpers/app.ts';
import { published } from '../helpers/published.ts';
import { aDesk, type Item } from './a-desk.ts';

const LOG = '"Detailed Billing Invoice": {\n          "prefix": "DINV"';

interface Named {
  readonly name: string;
}

/** A flow in which a move leads from other states. */
const leading = (move: string, from: readonly string[]) =>
  edited(({ moves, ...flow }) => ({
    ...flow,
    moves: (moves as Named[]).map((one) =>
      one.name === move ? { ...one, from, usual: undefined } : one,
    ),
  }));

/** Rules that speak one at a time, in this order. */
const inSequence = (names: readonly string[]) =>
  edited(({ rules, ...rest }) => ({
    ...rest,
    rules: (rules as Named[]).map((rule) =>
      names.includes(rule.name)
        ? { ...rule, sequence: 'asked', priority: names.length - names.indexOf(rule.name) }
        : rule,
    ),
  }));

/** Cases of rules without those of the order of checks. */
const without = (names: RegExp) =>
  edited(({ cases, ...rest }) => ({
    ...rest,
    cases: (cases as Named[]).filter(({ name }) => !names.test(name)),
  }));

interface Case extends Named {
  readonly given: object;
  readonly expect: { readonly faults: readonly object[] };
}

/** With a day, so that nothing but the notes is missing. */
const dated = ({ given, expect: { faults, ...expected }, ...one }: Case) => ({
  ...one,
  given: { ...given, date: '2026-03-02' },
  expect: { ...expected, faults: faults.slice(0, 1) },
});

const content = () =>
  published({
    'schemas/sections/claim-files/section.ui.json': (text) => {
      expect(text).toContain(LOG);
      const asked =
        '"Log of Hours": {\n          "prefix": "HLOG", "requiredFor": ["Estate Planning"]';
      return text.replace(LOG, `${asked}\n        },\n        ${LOG}`);
    },
    'schemas/blocks/claim-file.schema.json': (text) =>
      text.replace('"Detailed Billing Invoice"', '"Log of Hours", "Detailed Billing Invoice"'),
    'messages/en-US/sections/claim-files.json': (text) =>
      text.replace('{', '{ "files.fileType.option.Log of Hours": "Log of Hours",'),
    'messages/en-US/claim-reply.json': (text) =>
      text.replace('{', '{ "files.fileType.option.Log of Hours": "Log of Hours",'),
    // One at a time: whoever is asked for the note first is asked for the files last.
    'rules/matter-claim.rules.json': inSequence([
      'claim-has-a-note',
      'first-contact-is-told',
      'required-files-are-there',
    ]),
    'rules/matter-claim.cases.json': without(/^Check/),
    'rules/cdl-claim.rules.json': inSequence(['ticket-is-dated', 'ticket-has-notes']),
    'rules/cdl-claim.cases.json': edited(({ cases, ...rest }) => ({
      ...rest,
      cases: (cases as Case[]).map((one) => (/^CDL-15, CDL-16/.test(one.name) ? dated(one) : one)),
    })),
    'schemas/flows/matter-claim.json': (text) =>
      leading('propose', ['Received'])(renamedStates({ Intake: 'Received' })(text)),
    'schemas/flows/case.json': leading('trial-date', ['Assigned to Attorney']),
  });

describe('claims under other content', () => {
  const desk = aDesk('claims', { content });
  const { server } = desk;
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

  it('are checked in the order that the content says, on CDL cases too', async () => {
    const [ticket] = (await marian.list({ case_type: 'CDL' })).items;
    const case_details = { number: ticket?.number, case_type: 'CDL' };
    const firstFault = async (cdl_data: object) =>
      (await marian.ask('create_claim', { data: { case_details, cdl_data } })).body.faults;
    expect(await firstFault({})).toMatchObject([{ path: '/date' }]);
    expect(await firstFault({ date: '03/02/2026' })).toMatchObject([{ path: '/notes' }]);
  });

  it('begin in the state that the flow names, and stand under its filter', async () => {
    const one = await marian.open();
    expect((await marian.claim(one.number, wholeClaim(one))).status).toBe(200);
    const { items } = await marian.list({ status: 'In Process', case_number: one.number });
    expect(items).toMatchObject([{ status: 'Received' }]);
  });

  it('are moved at the desk as their flow says, and cases as theirs', async () => {
    const one = await marian.open();
    const { body } = await marian.claim(one.number, wholeClaim(one));
    const { claim_id } = (body.data as { data: { claim_id: string } }).data;
    const claim = await desk.item(claim_id);
    const moved = await desk.move(claim, 'propose');
    expect(moved.body.data).toMatchObject({ status: 'Pending Approval for Payment' });

    const queue = 'cases';
    const id = (await desk.queue({ queue, status: 'Assigned to Attorney' })).data[0]?.id;
    const { item, seen } = (await desk.ask('item', { queue, id })).body.data as Item;
    const asked = { queue, id, from: item.status, seen, move: 'trial-date' };
    const { data } = (await desk.ask('move', asked)).body;
    expect(data).toMatchObject({ status: 'Pending Trial Date' });
  });
});
