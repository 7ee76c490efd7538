// Cases and requests that are moved through their flows without a call: on a server, in transactions of their own.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import type { Flow } from '../../../runtime/core/index.ts';
import type { Refusal } from '../../../server/common/refusals.ts';
import type { ServerContext } from '../../../server/context/context.ts';
import { type AskedMove, beginItem, firstState, moveItem } from '../../../server/flows/index.ts';
import { insertFormItem } from '../../../server/store/forms/form-items.ts';
import { insertSubmission } from '../../../server/store/forms/submissions.ts';
import { inTransaction } from '../../../server/store/index.ts';
import { aServer } from '../helpers/a-server.ts';
import { NOW } from '../helpers/app.ts';
import type { DriverName } from '../helpers/databases.ts';

export const CLERK = { role: 'desk', id: 'c1', name: 'Dana at the desk' };
export const ATTORNEY = { role: 'attorney', id: '10001', name: 'Marian Whitlock' };

export interface Items {
  readonly context: ServerContext;
  /** A case of 10001 that waits for an answer, new for each test. */
  readonly caseId: string;
  newCase(): Promise<string>;
  newRequest(): Promise<string>;
  move(asked: AskedMove, server?: ServerContext): ReturnType<typeof moveItem>;
  /** Why a move was refused; fails where it was made. */
  refusalOf(asked: AskedMove): Promise<Refusal>;
  mails(): Promise<readonly { to: string; subject: string; text: string }[]>;
  /** The same server where the release has this flow of requests in place of the shipped one. */
  withRequests(change: (flow: Flow) => Partial<Flow>): ServerContext;
}

/** To be called inside `describe`. */
export function flowItems(driver: DriverName): Items {
  const server = aServer(driver, { config: { demo: true }, emptied: ['job', 'attorney_notice'] });
  let context: ServerContext;
  let caseId = '';
  beforeEach(async () => {
    const { store: db, services, releases } = server.app;
    const content = releases.current();
    context = { db, services, releases, content, now: () => server.now } as ServerContext;
    caseId = await newCase();
  });

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
      const made = { form_id: 'auth-request', owner: 'attorney/10001' };
      const sent = { release: '', revision: 0, data: {}, secrets: {}, submitted_at: NOW };
      await insertSubmission(trx, id, { ...made, ...sent });
      await insertFormItem(trx, {
        ...{ ...made, id, flow: 'request', attorney_id: '10001', case_id: caseId, status },
        ...{ subject: 'A second hearing', created_at: NOW, closed_at: null },
      });
      await beginItem(context, trx, { flow: 'request', id, by: ATTORNEY });
    });
    return id;
  }

  const move = (asked: AskedMove, on: ServerContext = context) =>
    inTransaction(context.db, (trx) => moveItem(on, trx, asked));

  return {
    get context() {
      return context;
    },
    get caseId() {
      return caseId;
    },
    newCase,
    newRequest,
    move,
    refusalOf: (asked) =>
      move(asked).then(
        () => expect.fail('the move was made'),
        (refusal: Refusal) => refusal,
      ),
    mails: async () =>
      (await context.services.mail.stored()).map(({ to, subject, text }) => ({
        to,
        subject,
        text,
      })),
    withRequests: (change) => {
      const { app } = context.content;
      const flow = app.flows.request as Flow;
      const flows = { ...app.flows, request: { ...flow, ...change(flow) } };
      return { ...context, content: { ...context.content, app: { ...app, flows } } };
    },
  };
}
