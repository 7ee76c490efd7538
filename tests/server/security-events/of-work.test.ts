// Every kind of security event about records, money, files and rights: told by what people really do.
import { describe, expect } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { finish, newSigner, popupUrl } from '../esign/helpers.ts';
import { tokenOf } from '../helpers/accounts.ts';
import { staffToken } from '../helpers/staff.ts';
import { editorOf, type Profile } from '../record/a-record.ts';
import { A_CLERK, type Act, aTellingServer, DESK, MEMBER_ID, type OfWork } from './telling.ts';

interface Seen {
  readonly queue: string;
  readonly id: string;
  readonly from: string;
  readonly seen: string;
}

const SECOND = 'admin@example.com';
const A_CLAIM = { kind: 'claims', id: expect.stringMatching(/./) };

describe('security events of work', () => {
  const { server, post, tells } = aTellingServer();
  const desk = async (clerk = DESK) => {
    const browser = server.browser();
    const token = await staffToken(browser, clerk);
    const call = (name: string, body: object) => browser.post(`/api/desk/${name}`, body, token);
    return {
      token,
      call,
      /** How it stands now. */
      async seen({ queue, id }: Pick<Seen, 'queue' | 'id'>): Promise<Seen> {
        const { item, seen } = (await call('item', { queue, id })).body.data as {
          item: { id: string; status: string };
          seen: string;
        };
        return { queue, id: item.id, from: item.status, seen };
      },
      async first(queue: string, status: string): Promise<Seen> {
        const { body } = await call('queue', { queue, status, limit: 100 });
        const [row] = body.data as readonly { id: string }[];
        return this.seen({ queue, id: row?.id ?? '' });
      },
    };
  };
  /** A claim of which more is proposed than one clerk pays alone. */
  const proposedBy = async (clerk: Awaited<ReturnType<typeof desk>>): Promise<Seen> => {
    const { id } = await server.app.store
      .selectFrom('claim')
      .select('id')
      .where('kind', '=', 'Matter')
      .where('status', 'in', ['In Process', 'Pending Approval for Payment'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await server.app.store
      .updateTable('claim')
      .set({ status: 'Pending Approval for Payment', amount: 9000, proposal_id: null })
      .where('id', '=', id)
      .execute();
    await server.app.store.updateTable('case_detail').set({ authorized_amount: null }).execute();
    const claim = await clerk.seen({ queue: 'claims', id });
    const much = { check_number: '700123', paid_on: '2026-03-02', paid_amount: '8000.00' };
    const { status } = await clerk.call('move', {
      ...claim,
      move: 'approve',
      confirmed: true,
      ...much,
    });
    expect(status).toBe(200);
    return claim;
  };
  const record = async (change: (profile: Profile) => JsonObject) => {
    const { open, save } = await editorOf(server);
    const opened = await open();
    return save(opened, change(opened.profile));
  };
  const signed = async () => {
    const { attorneyId, browser } = await newSigner(server.app);
    await finish(browser, await popupUrl(browser, attorneyId));
    return attorneyId;
  };

  /** An id that nothing has. */
  const NOWHERE = '00000000-0000-4000-8000-000000000000';
  const ACTS: Readonly<Record<OfWork, Act>> = {
    'identity.confirmed': {
      async act() {
        const token = await tokenOf(server.browser());
        await post('confirm_identity', { current_password: 'Wrong#2026' }, token);
        await post('confirm_identity', { current_password: 'Portal#2026' }, token);
      },
      told: [
        { outcome: 'failure', who: MEMBER_ID, reason: 'WRONG_OLD_PASSWORD' },
        { outcome: 'success', who: MEMBER_ID },
      ],
    },
    'email.changed': {
      act: () =>
        record(({ contacts: [first = {}, ...rest] }) => ({
          contacts: [{ ...first, email: 'another.box@example.com' }, ...rest],
        })),
      told: [{ outcome: 'success', who: MEMBER_ID }],
    },
    'pay.changed': {
      act: () => record(() => ({ pay_to: 'Whitlock Trust' })),
      told: [{ outcome: 'success', who: MEMBER_ID }],
    },
    'notices.changed': {
      async act() {
        const token = await tokenOf(server.browser());
        await post('confirm_identity', { current_password: 'Portal#2026' }, token);
        await post(
          'change_notifications',
          { decisions: false, replies: true, assignments: true },
          token,
        );
      },
      told: [{ outcome: 'success', who: MEMBER_ID }],
    },
    approval: {
      async act() {
        const id = await signed();
        const { call } = await desk();
        const { body } = await call('item', { queue: 'applications', id });
        const { seen } = body.data as { seen: string };
        const move = { queue: 'applications', id, from: 'Pending', seen };
        await call('move', { ...move, move: 'approve', confirmed: true });
        await call('move', { ...move, move: 'approve', confirmed: true });
      },
      told: [
        {
          ...{ outcome: 'success', who: A_CLERK, act: 'approve' },
          on: { kind: 'applications', id: expect.stringMatching(/^\d+$/) },
        },
        { outcome: 'failure', reason: 'MOVED_ALREADY' },
      ],
    },
    payment: {
      async act() {
        const clerk = await desk();
        const { call } = clerk;
        const claim = await clerk.first('claims', 'Pending Approval for Payment');
        const paid = { paid_amount: '10.50', check_number: '700123', paid_on: '2026-03-02' };
        await call('move', { ...claim, move: 'approve', confirmed: true, ...paid });
        await call('move', { ...claim, move: 'approve', confirmed: true, ...paid });
        const much = await clerk.seen(await proposedBy(clerk));
        const confirm = { ...much, move: 'confirm', checked: true };
        await call('move', confirm);
        await (await desk(SECOND)).call('move', confirm);
      },
      told: [
        { outcome: 'success', who: A_CLERK, act: 'approve', on: A_CLAIM },
        { outcome: 'failure', reason: 'MOVED_ALREADY' },
        { outcome: 'failure', who: A_CLERK, proposer: A_CLERK, reason: 'SECOND_CLERK' },
        { outcome: 'success', who: A_CLERK, proposer: A_CLERK, act: 'confirm', on: A_CLAIM },
      ],
    },
    'payment.proposed': {
      async act() {
        await proposedBy(await desk());
      },
      told: [{ outcome: 'success', who: A_CLERK, act: 'suggest', on: A_CLAIM }],
    },
    'payment.returned': {
      async act() {
        const first = await desk();
        const claim = await first.seen(await proposedBy(first));
        await (await desk(SECOND)).call('move', { ...claim, move: 'hand-back', note: 'Too much.' });
      },
      told: [
        { outcome: 'success', who: A_CLERK, proposer: A_CLERK, act: 'hand-back', on: A_CLAIM },
      ],
    },
    'payment.corrected': {
      async act() {
        const clerk = await desk();
        const { call } = clerk;
        const claim = await clerk.first('claims', 'Approved & Paid');
        const right = { check_number: '700124', paid_on: '2026-03-02', note: 'A slip.' };
        await call('move', { ...claim, move: 'correct', ...right });
        await call('move', { ...claim, move: 'correct', ...right, check_number: '700125' });
      },
      told: [
        { outcome: 'success', who: A_CLERK, act: 'correct', on: A_CLAIM },
        { outcome: 'failure', who: A_CLERK, reason: 'MOVED_ALREADY' },
      ],
    },
    'desk.move': {
      async act() {
        const clerk = await desk();
        const { call } = clerk;
        const claim = await clerk.first('claims', 'Intake');
        await call('move', { ...claim, move: 'take' });
        await call('move', { ...claim, move: 'take' });
      },
      told: [
        { outcome: 'success', who: A_CLERK, act: 'take' },
        { outcome: 'failure', who: A_CLERK, reason: 'MOVED_ALREADY' },
      ],
    },
    'desk.undone': {
      async act() {
        const clerk = await desk();
        const { queue, id, ...claim } = await clerk.first('claims', 'New Info Received');
        const { body } = await clerk.call('move', { queue, id, ...claim, move: 'resume' });
        const { undo: event } = body.data as { undo: string };
        await (await desk(SECOND)).call('undo', { queue, id, event });
        await clerk.call('undo', { queue, id, event });
      },
      told: [
        { outcome: 'failure', who: A_CLERK, on: A_CLAIM, reason: 'UNDO_NOT_YOURS' },
        { outcome: 'success', who: A_CLERK, act: 'resume', on: A_CLAIM },
      ],
    },
    'desk.given': {
      async act() {
        const clerk = await desk();
        const { queue, id } = await clerk.first('claims', 'In Process');
        await clerk.call('give', { queue, ids: [id], to: 'me' });
        await clerk.call('give', { queue, ids: [id], to: 'nobody-of-them' });
      },
      told: [
        { outcome: 'success', who: A_CLERK, act: 'me', on: A_CLAIM },
        { outcome: 'failure', who: A_CLERK, reason: 'NO_SUCH_CLERK' },
      ],
    },
    'answers.opened': {
      async act() {
        const data = { topic: 'website', rating: 4, comments: 'Clear and quick.' };
        const { body } = await post('/api/forms/feedback/submissions', { data });
        const one = { form: 'feedback', id: body.id };
        await post('/api/received/one', one, (await desk()).token);
        await post(
          '/api/received/one',
          one,
          await staffToken(server.browser(), 'editor@example.com'),
        );
      },
      told: [
        {
          ...{ outcome: 'success', who: A_CLERK, act: 'feedback' },
          on: { kind: 'submission', id: expect.stringMatching(/./) },
        },
        { outcome: 'failure', reason: 'FORM_CLOSED_TO_YOU' },
      ],
    },
    'webhook.replayed': {
      async act() {
        const token = await staffToken(server.browser(), 'publisher@example.com');
        await post('/api/webhooks/replay', { webhook: 'crm', form: 'feedback' }, token);
        await post('/api/webhooks/replay', { id: NOWHERE }, token);
      },
      told: [
        {
          ...{ outcome: 'success', act: 'feedback', on: { kind: 'webhook', id: 'crm' } },
          who: { kind: 'staff', id: expect.stringMatching(/./) },
        },
        { outcome: 'failure', reason: 'ITEM_NOT_FOUND', on: { kind: 'delivery', id: NOWHERE } },
      ],
    },
    export: {
      async act() {
        const id = await signed();
        const { token, call } = await desk();
        const { body } = await call('item', { queue: 'applications', id });
        const [{ key } = { key: '' }] = (body.data as { files: { key: string }[] }).files;
        const wanted = new URLSearchParams({ queue: 'applications', id, key });
        await server.browser().get(`/api/desk/file?${wanted}`, token);
      },
      told: [
        {
          ...{ outcome: 'success', who: A_CLERK, act: 'desk_file' },
          on: { kind: 'applications', id: expect.stringMatching(/^\d+$/) },
        },
      ],
    },
    'access.refused': {
      async act() {
        const editor = await staffToken(server.browser(), 'editor@example.com');
        await post('/api/desk/queue', { queue: 'claims' }, editor);
        await post('getAttorneyInfo', { id: '10002' }, await tokenOf(server.browser()));
      },
      told: [
        { outcome: 'failure', who: A_CLERK, reason: 'ROLE_MISSING' },
        {
          ...{ outcome: 'failure', who: MEMBER_ID, reason: 'UNAUTHORIZED' },
          on: { kind: 'call', id: 'getAttorneyInfo' },
        },
      ],
    },
  };

  tells(ACTS, ['another.box', '700123']);
});
