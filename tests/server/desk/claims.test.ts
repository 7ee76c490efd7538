// The queue of claims, through the calls its page makes: both kinds go through every status, to payment or denial.
import { describe, expect, it } from 'vitest';
import { claimOfDesk } from '../../../server/store/desk/desk-claims.ts';
import type { Answer } from '../helpers/app.ts';
import { aDesk, type Item } from './a-desk.ts';

const PAYMENT = { paid_amount: '1250.50', check_number: '700123', paid_on: '2026-03-02' };

describe('the queue of claims', () => {
  const desk = aDesk('claims');
  const { server, item, first: find, move } = desk;
  const statusOf = ({ body }: Answer) => (body.data as { status: string } | undefined)?.status;
  const claimOf = ({ item: { id } }: Item) => claimOfDesk(server.app.store, id);

  it('takes a Matter claim through every status to payment', async () => {
    const {
      item: { id },
    } = await find('Intake', 'Matter');
    const ways: readonly [string, object, string][] = [
      ['take', {}, 'In Process'],
      ['authorization', { note: 'The third hour is not authorized.' }, 'Open Authorization Issue'],
      ['resume', {}, 'In Process'],
      ['ask', { note: 'Please send the docket.' }, 'Requested More Info'],
      ['receive', {}, 'New Info Received'],
      ['propose', {}, 'Pending Approval for Payment'],
      ['approve', PAYMENT, 'Approved & Paid'],
    ];
    for (const [name, answers, to] of ways)
      expect([name, statusOf(await move(await item(id), name, answers))]).toEqual([name, to]);
    expect(await claimOfDesk(server.app.store, id)).toMatchObject({
      paid_amount: '1250.50',
      check_number: '700123',
      paid_on: '2026-03-02',
      closed_at: server.now,
    });
    const mails = await server.app.services.mail.stored();
    expect(mails.map(({ subject }) => subject.replace(/\d+/, '…')).sort()).toEqual([
      'An authorization issue with your claim …',
      'We have what we asked for on your claim …',
      'We need more for your claim …',
      'Your claim … is approved',
    ]);
    expect(mails.map(({ text }) => text).join()).toContain(
      '$1,250.50 by check 700123 of 03/02/2026',
    );
    const { events } = await item(id);
    expect(events.map(({ move: name }) => name)).toEqual(ways.map(([name]) => name));
  });

  it('takes a CDL claim to payment by its own way', async () => {
    const {
      item: { id },
    } = await find('Invoice received', 'CDL');
    const steps = ['take', 'disposition', 'receive', 'propose', 'approve', 'cut'];
    const answers: Record<string, object> = {
      disposition: { note: 'We wait for the certified disposition.' },
      // Nobody claims so much for a ticket.
      approve: { ...PAYMENT, paid_again: PAYMENT.paid_amount },
    };
    const came: (string | undefined)[] = [];
    for (const name of steps) came.push(statusOf(await move(await item(id), name, answers[name])));
    expect(came).toEqual([
      'In Process',
      'Waiting for certified disposition',
      'New Info Received',
      'Pending Approval for Payment',
      'Approved & Paid',
      'Paid, check cut',
    ]);
  });

  it('denies with a reason, which the attorney reads', async () => {
    const before = await find('In Process', 'Matter');
    const denied_reason = 'The services were not authorized.';
    expect(statusOf(await move(before, 'deny', { denied_reason }))).toBe('Denied');
    expect(await claimOf(before)).toMatchObject({ denied_reason, closed_at: server.now });
    const [mail] = await server.app.services.mail.stored();
    expect(mail?.text).toContain(denied_reason);
  });

  it('refuses each answer that is wrong while the others are right, and pays nothing', async () => {
    const before = await find('Pending Approval for Payment', 'Matter');
    const wrong: readonly [object, string][] = [
      [{ ...PAYMENT, paid_amount: '' }, 'Enter the amount paid.'],
      [{ ...PAYMENT, paid_amount: '-5' }, 'Enter an amount such as 1200.50.'],
      [{ ...PAYMENT, paid_amount: '1.005' }, 'Enter an amount such as 1200.50.'],
      [{ ...PAYMENT, check_number: ' ' }, 'Enter the check number.'],
      [{ ...PAYMENT, paid_on: '' }, 'Choose the payment date.'],
    ];
    for (const [answers, message] of wrong) {
      const { status, body } = await move(before, 'approve', answers);
      expect([status, body.message]).toEqual([422, message]);
    }
    expect((await move(before, 'deny', {})).body.message).toBe('Write why the claim is denied.');
    expect((await move(before, 'approve', { ...PAYMENT, amount: 1 })).status).toBe(422);
    expect(await item(before.item.id)).toEqual(before);
  });

  it('pays once, however many clerks approve at once', async () => {
    const before = await find('Pending Approval for Payment', 'Matter');
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        move(before, 'approve', { ...PAYMENT, check_number: `${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await server.app.services.mail.stored()).length).toBe(1);
  });
});
