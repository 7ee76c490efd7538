// What is kept of a claim as it is made, and that it is refused where the case changes while it is judged.
import { type Kysely, sql, type Transaction } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tables } from '../../../server/store/index.ts';
import { aServer } from '../helpers/a-server.ts';
import { Claimant, type Matter, wholeClaim } from './claiming.ts';
import { addClaim, paidWith, setCase } from './known-work.ts';

const EXISTS = 'A claim for this case was sent meanwhile. Look under Billed.';

describe('of a claim', () => {
  const server = aServer('postgres', { config: { demo: true, checkResponses: true } });
  let marian: Claimant;
  let one: Matter;
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
    one = await marian.open();
  });
  beforeEach(async () => {
    const { store } = server.app;
    await store.deleteFrom('claim').where('case_id', '=', one.id).execute();
    const row = { coverage: 'General Practice', attorney_id: '10001', closed_at: null };
    await setCase(store, one.id, { row, detail: { authorized_amount: 1000 } });
  });
  const make = (more: object = {}, pdfFile: readonly string[] = []) =>
    marian.ask('create_claim', {
      data: {
        case_details: { number: one.number, case_type: 'Matter' },
        matter_data: { ...wholeClaim(), ...more },
        pdfFile,
      },
    });
  const rows = () =>
    server.app.store.selectFrom('claim').selectAll().where('case_id', '=', one.id).execute();

  it('all is kept that the desk and the attorney go by', async () => {
    const made = await make({ attorney_invoice_claim: '  INV-9 ', claim_amount: '640.25' });
    const { claim_id, claim_number } = (made.body.data as { data: Record<string, string> }).data;
    expect(await rows()).toEqual([
      {
        id: claim_id,
        number: claim_number,
        kind: 'Matter',
        case_id: one.id,
        attorney_id: '10001',
        status: 'Intake',
        invoice: 'INV-9',
        amount: '640.25',
        paid_amount: null,
        paid_on: null,
        check_number: null,
        denied_reason: null,
        created_at: server.now,
        submitted_at: server.now,
        closed_at: null,
        submission_id: expect.any(String),
        announced: { files: [] },
        answered: false,
        waits_since: server.now,
        proposal_id: null,
      },
    ]);
    const event = server.app.store
      .selectFrom('matter_event')
      .where('subject_id', '=', claim_id ?? '');
    const done = await event.select(['flow', 'move', 'who', 'by_id', 'by_name', 'at']).execute();
    const by = { who: 'attorney', by_id: '10001', by_name: 'Marian Whitlock' };
    expect(done).toEqual([{ flow: 'matter-claim', move: 'start', ...by, at: server.now }]);
  });

  it('days are kept as days, however they were written, and texts as they are', async () => {
    const days = { payment_date: '2/3/2026', date: ' 2026-03-02 ', note: '2/3/2026' };
    expect((await make(days)).status).toBe(200);
    expect((await marian.matter(one.number)).one.claim).toMatchObject({
      payment_date: '2026-02-03',
      date_of_last_service: '2026-02-20',
      date: '2026-03-02',
      note: '2/3/2026',
    });
    const { status, body } = await make({ payment_date: 20260203 });
    expect([status, body.status]).toEqual([422, 'error']);
  });

  it('no invoice is kept where none but spaces was sent', async () => {
    expect((await make({ attorney_invoice_claim: '   ' })).status).toBe(200);
    expect(await rows()).toMatchObject([{ invoice: null }]);
  });

  it('those files are announced that follow, each with the prefix of its type', async () => {
    const files = [
      { name: 'order.pdf', fileType: 'Final Judgment Order' },
      { name: 'notice.pdf', fileType: 'Hearing Notice' },
    ];
    await make({ files });
    const [order, notice] = [
      { name: 'order.pdf', prefix: 'JORD' },
      { name: 'notice.pdf', prefix: 'HNOT' },
    ];
    expect(await rows()).toMatchObject([{ announced: { files: [order, notice] } }]);
    await server.app.store.deleteFrom('claim').where('case_id', '=', one.id).execute();
    await make({ files }, ['notice.pdf', 'other.pdf']);
    expect(await rows()).toMatchObject([{ announced: { files: [notice] } }]);
  });

  it('on a Matter case no violations are taken: its form has none', async () => {
    for (const violations of [[{ id: '1' }], [], 'odd']) {
      const { status, body } = await make({ violations });
      expect([status, body.faults?.[0]?.path ?? body.message]).toEqual([422, '/violations']);
    }
    expect(await rows()).toEqual([]);
  });

  describe('nothing is kept', () => {
    /** Makes the claim; `change` comes when it is judged, and waits for nothing but the case itself. */
    async function meanwhile(change: (trx: Transaction<Tables>) => Promise<unknown>) {
      const { store } = server.app;
      let sent: ReturnType<typeof make> | undefined;
      await store.transaction().execute(async (trx) => {
        await trx
          .selectFrom('legal_case')
          .select('id')
          .where('id', '=', one.id)
          .forUpdate()
          .execute();
        sent = make();
        let isOver = false;
        void sent.then(() => {
          isOver = true;
        });
        while (!isOver && !(await isAwaited(store))) await new Promise(setImmediate);
        await change(trx);
      });
      return sent;
    }
    const isAwaited = async (store: Kysely<Tables>): Promise<boolean> => {
      const { rows: waiting } = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(store);
      return waiting.length > 0;
    };
    const REFUSED = { status: 409, body: { status: 'error', message: EXISTS } };

    it('where the case has gone to somebody else meanwhile', async () => {
      const gone = await meanwhile((trx) =>
        trx
          .updateTable('legal_case')
          .set({ attorney_id: '10003' })
          .where('id', '=', one.id)
          .execute(),
      );
      expect(gone).toMatchObject(REFUSED);
      expect(await rows()).toEqual([]);
    });

    it('where the case is over meanwhile', async () => {
      const closed = await meanwhile((trx) =>
        trx
          .updateTable('legal_case')
          .set({ closed_at: server.now })
          .where('id', '=', one.id)
          .execute(),
      );
      expect(closed).toMatchObject(REFUSED);
      expect(await rows()).toEqual([]);
    });

    it('where another claim was made and paid meanwhile, though one may follow it', async () => {
      const paid = await meanwhile((trx) =>
        addClaim(trx, { case_id: one.id, number: '210000031', ...paidWith(10) }),
      );
      expect(paid).toMatchObject(REFUSED);
      expect(await rows()).toHaveLength(1);
      expect((await marian.matter(one.number)).one.filter).toBe('Not Closed');
    });

    it('but all is, where nothing has changed meanwhile', async () => {
      expect((await meanwhile(async () => undefined))?.status).toBe(200);
      expect(await rows()).toHaveLength(1);
    });
  });
});
