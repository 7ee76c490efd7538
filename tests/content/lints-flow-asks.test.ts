// A move that could never be made, or asks in no words, is refused before a clerk meets it.
import { describe, expect, it } from 'vitest';
import { toldOfMove } from './flow-moves.ts';

describe('the reason of a move', () => {
  it('is asked for by a form', async () => {
    expect(await toldOfMove('case', 'close', { form: undefined, mails: undefined })).toContainEqual(
      'reason-unasked /moves/15/reason The move "close" wants "note" as its reason and asks nothing, so that nobody could ever make it.',
    );
  });

  it('is a field of that form that nobody leaves out', async () => {
    const told =
      'reason-unasked /moves/15/reason The move "close" wants "{}" as its reason, and its form "desk-assign" has no required text of that name.';
    for (const reason of ['note', 'denied_reason'])
      expect(await toldOfMove('case', 'close', { form: 'desk-assign', reason })).toEqual([
        told.replace('{}', reason),
      ]);
  });
});

describe('the question before a move', () => {
  it('has words of its own', async () => {
    expect(await toldOfMove('case', 'take', { confirm: true })).toEqual([
      'unknown-message /moves/2/confirm There is no message "flows.case.confirm.take".',
    ]);
  });

  it('leaves no words behind where it is asked no more', async () => {
    expect(await toldOfMove('case', 'void', { confirm: undefined })).toEqual([
      'unused-message /case.confirm.void No status flow reads the message "flows.case.confirm.void".',
    ]);
  });
});

describe('what is offered first', () => {
  it('leads from where it is called usual', async () => {
    expect(await toldOfMove('request', 'complete', { usual: ['Completed'] })).toEqual([
      'usual-nowhere /moves/1/usual/0 "complete" is called usual from "Completed", and does not lead from there.',
    ]);
  });

  it('is one move', async () => {
    expect(await toldOfMove('request', 'complete', { usual: ['open'] })).toEqual([
      'usual-twice /moves/1/usual/0 From "open" both "reply" and "complete" are called usual.',
    ]);
  });
});

describe('the key of a move', () => {
  it('chooses one move, wherever two are offered', async () => {
    expect(await toldOfMove('request', 'complete', { key: 'r' })).toEqual([
      'key-twice /moves/1/key The key "r" chooses both "reply" and "complete" where both are offered.',
    ]);
  });
});
