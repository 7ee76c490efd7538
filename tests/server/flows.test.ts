// Status flows on the server: what is content decides who may do what, each move is kept for good, and one of two is told.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Flow } from '../../runtime/core/index.ts';
import type { Refusal } from '../../server/common/refusals.ts';
import type { ServerContext } from '../../server/context/context.ts';
import { type AskedMove, beginItem, firstState, moveItem } from '../../server/flows/index.ts';
import { inTransaction } from '../../server/store/index.ts';
import { eventsOfCase, eventsOfSubject } from '../../server/store/matters/matter-events.ts';
import { aServer } from './helpers/a-server.ts';
import { NOW } from './helpers/app.ts';

const CLERK = { role: 'desk', id: 'c1', name: 'Dana at the desk' };
const ATTORNEY = { role: 'attorney', id: '10001', name: 'Marian Whitlock' };

describe.each(['pglite', 'postgres'] as const)('a status flow on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true }, emptied: ['job'] });
  let context: ServerContext;
  let caseId: string;
  beforeEach(async () => {
    const { store: db, services, releases } = server.app;
    const content = releases.current();
    context = { db, services, releases, content, now: () => server.now } as ServerContext;
    caseId = await newCase();
  });

  /** A case of 10001 that waits for an answer. */
  async function newCase(): Promise<string> {
    const id = randomUUID();
    const member = await context.db
      .selectFrom('plan_member')
      .select('id')
      .executeTakeFirstOrThrow();
    await context.db
      .insertInto('legal_case')
      .values({
        id,
        number: id.slice(0, 8),
        kind: 'Matter',
        plan_class: 'FAM',
        ticket_type: null,
        member_id: member.id,
        attorney_id: '10001',
        coverage: 'Estate Planning',
        sub_coverage: 'Simple will',
        status: 'ASSIGNED TO ATTORNEY',
        created_at: NOW,
        assigned_at: NOW,
        closed_at: null,
      })
      .execute();
    return id;
  }

  async function newRequest(): Promise<string> {
    const id = randomUUID();
    const status = firstState(context, 'request');
    await inTransaction(context.db, async (trx) => {
      const made = { subject: 'A second hearing', description: '…', created_at: NOW };
      const of = { id, case_id: caseId, attorney_id: '10001', status, closed_at: null };
      await trx
        .insertInto('auth_request')
        .values({ ...of, ...made })
        .execute();
      await beginItem(context, trx, { flow: 'request', id, by: ATTORNEY });
    });
    return id;
  }

  const move = (asked: AskedMove, server: ServerContext = context) =>
    inTransaction(context.db, (trx) => moveItem(server, trx, asked));
  const refusalOf = (asked: AskedMove): Promise<Refusal> =>
    move(asked).then(
      () => expect.fail('the move was made'),
      (refusal: Refusal) => refusal,
    );
  const requestOf = (id: string) =>
    context.db.selectFrom('auth_request').selectAll().where('id', '=', id).executeTakeFirst();
  const mails = async () =>
    (await context.services.mail.kept()).map(({ to, subject, text }) => ({ to, subject, text }));

  it('sets the status, keeps the event, and mails the attorney', async () => {
    const id = await newRequest();
    await move({ flow: 'request', id, move: 'reply', from: 'New', by: CLERK, words: 'Go on.' });
    expect(await requestOf(id)).toMatchObject({ status: 'Open', closed_at: null });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('A reply to your authorization request');
    expect(mail?.text).toContain('Go on.');
    expect(mail?.text).toContain(`/view-request/${id}`);
    expect(await eventsOfSubject(context.db, id)).toMatchObject([
      { move: 'start', from_status: null, to_status: 'New', who: 'attorney', words: '' },
      {
        move: 'reply',
        from_status: 'New',
        to_status: 'Open',
        who: 'desk',
        by_id: 'c1',
        by_name: 'Dana at the desk',
        words: 'Go on.',
        case_id: caseId,
        attorney_id: '10001',
      },
    ]);
  });

  it('says since when something is over, and no more once it is opened again', async () => {
    const id = await newRequest();
    await move({ flow: 'request', id, move: 'complete', by: CLERK });
    expect(await requestOf(id)).toMatchObject({ status: 'Completed', closed_at: NOW });
    await move({ flow: 'request', id, move: 'reply', by: ATTORNEY });
    expect(await requestOf(id)).toMatchObject({ status: 'Open', closed_at: null });
  });

  it('refuses a move that the flow does not have from there, or not for this role', async () => {
    const id = await newRequest();
    await move({ flow: 'request', id, move: 'complete', by: CLERK });
    const again = await refusalOf({ flow: 'request', id, move: 'complete', by: CLERK });
    expect([again.code, again.details.params]).toEqual(['MOVE_CLOSED', { status: 'Completed' }]);
    const other = await refusalOf({ flow: 'request', id, move: 'complete', by: ATTORNEY });
    expect(other.code).toBe('MOVE_CLOSED');
    expect((await eventsOfSubject(context.db, id)).length).toBe(2);
  });

  it('tells the second of two clerks, and does nothing twice', async () => {
    const id = await newRequest();
    const asked = { flow: 'request', id, move: 'reply', from: 'New', by: CLERK } as const;
    const settled = await Promise.allSettled([move(asked), move(asked), move(asked)]);
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map(({ code, details }) => [code, details.data])).toEqual([
      ['MOVED_ALREADY', { status: 'Open' }],
      ['MOVED_ALREADY', { status: 'Open' }],
    ]);
    expect((await mails()).length).toBe(1);
    expect((await eventsOfSubject(context.db, id)).length).toBe(2);
  });

  it('lets one of a hundred accepts of one case win, and hands a declined one to nobody', async () => {
    const accept = { flow: 'case', id: caseId, move: 'accept', by: ATTORNEY } as const;
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => move(accept)));
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    const declined = await newCase();
    const set = { attorney_id: null };
    const words = 'No availability/Full case load.';
    await move({ flow: 'case', id: declined, move: 'decline', by: ATTORNEY, set, words });
    const row = await context.db
      .selectFrom('legal_case')
      .select(['status', 'attorney_id'])
      .where('id', '=', declined)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'Pending CSR Assignment', attorney_id: null });
    expect(await eventsOfCase(context.db, declined)).toMatchObject([
      { move: 'decline', attorney_id: '10001', words },
    ]);
    // Of the staff, those of the desk alone are told, whatever else they do.
    const told = (await mails()).map(({ to }) => to).sort();
    expect(told).toEqual(['admin@example.com', 'desk@example.com']);
  });

  it('follows the content: another state, another way, another mail', async () => {
    const flow = context.content.app.flows.request as Flow;
    const states = [...flow.states, { name: 'Waiting' }];
    const moves = [
      { name: 'reply', who: 'desk', from: ['New'], to: 'Waiting' },
      { name: 'complete', who: 'desk', from: ['Waiting'], to: 'Completed' },
    ];
    const flows = { ...context.content.app.flows, request: { ...flow, states, moves } };
    const content = { ...context.content, app: { ...context.content.app, flows } };
    const id = await newRequest();
    await move({ flow: 'request', id, move: 'reply', by: CLERK }, { ...context, content });
    expect((await requestOf(id))?.status).toBe('Waiting');
    expect(await mails()).toEqual([]);
  });

  it('never rewrites what was done', async () => {
    const id = await newRequest();
    const { db } = context;
    const rewriting = db
      .updateTable('matter_event')
      .set({ words: 'x' })
      .where('subject_id', '=', id);
    await expect(rewriting.execute()).rejects.toThrow('only ever added');
    const taking = db.deleteFrom('matter_event').where('subject_id', '=', id);
    await expect(taking.execute()).rejects.toThrow('only ever added');
  });

  it('knows nothing of what is not there', async () => {
    const asked = { flow: 'claim' as never, id: randomUUID(), move: 'take', by: CLERK };
    const refusal = await refusalOf({ ...asked, flow: 'matter-claim' });
    expect(refusal.code).toBe('ITEM_NOT_FOUND');
  });
});
