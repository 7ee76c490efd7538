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
