// A flow that would pay without being asked what, or send a mail that nobody can fill in, is refused before anybody meets it.
import { describe, expect, it } from 'vitest';
import { toldOfMove as told } from './flow-moves.ts';

describe('a payment', () => {
  it('is not made by a move that asks nothing', async () => {
    expect(await told('matter-claim', 'correct', { form: undefined, reason: undefined })).toEqual([
      'payment-unasked /moves/11/payment The move "correct" has "payment": "correct" and asks nothing, so that nobody says "check_number", "paid_on".',
      expect.stringContaining('mail-unfilled'),
    ]);
  });

  it('is not made by a form that does not ask for it', async () => {
    expect(await told('matter-claim', 'correct', { form: 'desk-reply' })).toEqual([
      'payment-unasked /moves/11/form The move "correct" has "payment": "correct", and its form "desk-reply" does not ask for "check_number", "paid_on", or lets it be left out.',
    ]);
  });

  it('is not made where nothing is ever paid', async () => {
    expect(await told('case', 'void', { payment: 'confirm', undo: undefined })).toEqual([
      'payment-of-nothing /moves/16/payment The move "void" does something to a payment, and things of the flow "case" are never paid.',
    ]);
  });
});

describe('a mail of a move', () => {
  it('says nothing of a payment where none is made', async () => {
    const mails = [{ mail: 'claim_paid', to: 'attorney', link: '/home' }];
    expect(await told('request', 'reply', { mails })).toContainEqual(
      expect.stringContaining(
        'The mail "claim_paid" says {{amount}}, {{check}}, {{day}}, and the move "reply" of "request" has nothing to put there.',
      ),
    );
  });

  it('that says too much is told once, with all moves that send it', async () => {
    const mails = [{ mail: 'claim_paid', to: 'attorney', link: '/home' }];
    const said = await told('request', ['reply', 'complete'], { mails });
    expect(said.filter((one) => one.startsWith('mail-unfilled'))).toEqual([
      expect.stringMatching(
        /and the moves "reply" of "request", "complete" of "request".* have nothing to put there\./,
      ),
    ]);
  });

  it('quotes no words of a move that asks for none', async () => {
    expect(await told('matter-claim', 'deny', { form: undefined, reason: undefined })).toEqual([
      expect.stringContaining('The mail "claim_denied" says {{words}}'),
    ]);
  });
});
