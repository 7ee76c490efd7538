// What a decision rests on besides the thing itself: what else was claimed on its case, and which documents are missing.
import { describe, expect, it } from 'vitest';
import { Claimant, type Matter, wholeClaim } from '../claims/claiming.ts';
import { addClaim, DENIED, paidWith } from '../claims/known-work.ts';
import { type Answer, pdf } from '../helpers/app.ts';
import { Attorney, madeId } from '../helpers/requests.ts';
import { aDesk } from './a-desk.ts';

const idIn = ({ body }: Answer) => (body.data as { data: { claim_id: string } }).data.claim_id;
const requires = ({ required_documents }: Matter) => required_documents.length > 0;

describe('a claim at the desk', () => {
  const desk = aDesk('claims');

  it('says which documents it cannot do without, and which of them are here', async () => {
    const marian = await Claimant.of(desk.server.app);
    const one = await marian.open(requires);
    const id = idIn(await marian.claim(one.number, wholeClaim(one)));
    const [name = '', ...others] = one.required_documents;
    const missing = others.map((other) => ({ name: other, arrived: false }));
    expect((await desk.item(id)).required).toEqual([{ name, arrived: false }, ...missing]);
    const prefix = name === 'Copy of Docket' ? 'CDOC' : 'DINV';
    await marian.upload('upload_matter_claim_files', { claim_id: id }, [
      { name: 'document-0.pdf', body: pdf('document-0.pdf').body, prefix },
    ]);
    expect((await desk.item(id)).required).toEqual([{ name, arrived: true }, ...missing]);
  });

  it('wants none of a consultation, whose form takes none', async () => {
    const marian = await Claimant.of(desk.server.app);
    const one = await marian.open(requires);
    const { store } = desk.server.app;
    const id = await addClaim(store, { case_id: one.id, number: '210000801', status: 'Intake' });
    expect((await desk.item(id)).required).not.toEqual([]);
    await store
      .updateTable('legal_case')
      .set({ sub_coverage: 'Consultation and review of documents' })
      .where('id', '=', one.id)
      .execute();
    expect((await desk.item(id)).required).toEqual([]);
  });

  it('lists the other claims on its case with what was paid, and what they come to now', async () => {
    const marian = await Claimant.of(desk.server.app);
    const one = await marian.open();
    const { store } = desk.server.app;
    const add = (number: string, amount: number, more: object = {}) =>
      addClaim(store, { case_id: one.id, number, amount, ...more });
    const id = await add('210000811', 300);
    expect((await desk.item(id)).earlier).toEqual({ claims: [], claimed: '0.00', paid: '0.00' });
    const denied = await add('210000812', 75.1, DENIED);
    const paid = await add('210000813', 410.2, paidWith(400.05));
    const { earlier } = await desk.item(id);
    expect(earlier).toMatchObject({ claimed: '485.30', paid: '400.05' });
    const told = {
      amount: '410.20',
      paid_amount: '400.05',
      check_number: '700123',
      paid_on: '2026-02-20',
    };
    expect(new Map(earlier?.claims.map((claim) => [claim.id, claim]))).toEqual(
      new Map([
        [
          paid,
          expect.objectContaining({ ...told, status: 'Approved & Paid', number: '210000813' }),
        ],
        [denied, expect.objectContaining({ paid_amount: '', check_number: '', status: 'Denied' })],
      ]),
    );
  });
});

describe('a request at the desk', () => {
  const desk = aDesk('requests');

  it('lists all claims on its case', async () => {
    const marian = await Attorney.of(desk.server.app, '1');
    const id = madeId(await marian.create({}));
    const { case: case_id } = await desk.item(id);
    const { store } = desk.server.app;
    const asked = { case_id, number: '210000821', status: 'Intake', amount: 99 };
    await store.deleteFrom('claim').where('case_id', '=', case_id).execute();
    const claim = await addClaim(store, asked);
    const { earlier } = await desk.item(id);
    expect(earlier).toMatchObject({ claims: [{ id: claim }], claimed: '99.00', paid: '0.00' });
  });
});
