// A case as the claims page opens it.
import { beforeAll, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { Claimant } from './claiming.ts';

describe('the details of a case', () => {
  const server = aServer('postgres', { config: { demo: true } });
  let marian: Claimant;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
  });

  it('say what was authorized on a Matter case, and which documents it asks for', async () => {
    const one = await marian.open(
      ({ desc, auth_id }) => auth_id !== '' && /Divorce|Custody|Adopt|Criminal|Civil/.test(desc),
    );
    expect(one).toMatchObject({
      filter: 'Not Closed',
      claim_status: '',
      claim_type: '',
      claim: {},
    });
    expect(one.auth_id).toBe(`A-${one.number}`);
    expect(one.left_amount).toBe(one.authorized_amount);
    expect(one['Detailed Billing Invoice']).toEqual({ required: true, show: true });
    expect(one['Other File']).toEqual({ required: false, show: false });
    expect(one.required_documents).toContain('Detailed Billing Invoice');
  });

  it('open a case under a claim as it stands with that claim', async () => {
    const { items } = await marian.list({ status: 'Denied' });
    const [denied] = items;
    if (!denied) throw new Error('No denied claim.');
    const { one, claims } = await marian.matter(denied.number, { claim_id: denied.auth.claim_id });
    expect(one).toMatchObject({ filter: 'Denied', claim_status: 'Denied', paid_amount: null });
    expect(one.denied_reason).not.toBe('');
    expect(claims[0]).toMatchObject({ claim_number: denied.claim_number, missing_files: [] });
  });

  it('tell a follow-up by its claim type, with nothing of the claim before (MTR-03)', async () => {
    const again = (await marian.list()).items.find(({ status }) => status !== '');
    const { one, claims } = await marian.matter(again?.number ?? '');
    expect(one).toMatchObject({
      filter: 'Not Closed',
      claim_type: 'claim_amount_less_then_auth',
      claim_status: 'Approved & Paid',
      claim_amount: null,
      claim: {},
    });
    expect(claims).toHaveLength(1);
    expect(Number(one.left_amount)).toBeGreaterThan(0);
  });

  it('list what a driver was cited for, with fees to the cent', async () => {
    const { items } = await marian.list({ case_type: 'CDL' });
    const [ticket] = items;
    const one = await marian.cdl(ticket?.number ?? '');
    expect(one).toMatchObject({ filter: 'Not Closed', ticket_type: 'Ticket', denied_reason: '' });
    expect(one.violations.length).toBeGreaterThan(0);
    // What goes with its coverage is in sight, and none of it required (OR-107).
    expect(one.required_documents).toEqual([]);
    expect(one.shown_documents).toContain('Copy of Disposition');
    expect(one.violations[0]).toMatchObject({ disposition: '', final_total_due_driver: null });
    expect(ticket?.violation).toBe(one.violations.map(({ violation }) => violation).join('; '));
    expect(one.certified_disposition_fee).toBe(one.cdl_certified_disposition_fee);
  });

  it('say why a CDL claim was denied as JSON text (CDL-14)', async () => {
    const { items } = await marian.list({ case_type: 'CDL', status: 'Denied' });
    const one = await marian.cdl(items[0]?.number ?? '');
    expect(JSON.parse(one.denied_reason)).toEqual({ reason: expect.any(String) });
  });

  it('are none of a case of the other kind', async () => {
    const { items } = await marian.list({ case_type: 'CDL' });
    const { body } = await marian.ask('matter_case_details', { case_number: items[0]?.number });
    expect(body.data).toEqual([{ status: 'Not Found', data: {} }]);
  });

  it('name how a violation can have ended', async () => {
    const { body } = await marian.browser.get('/api/claims/v2/dispositions', marian.token);
    expect(body.data).toMatchObject({
      data: expect.arrayContaining([{ id: '6', title: 'Dismissed' }]),
    });
  });
});
