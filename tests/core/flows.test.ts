// What a status flow says of a thing in one of its states: who may do what with it, and what is known of what was done.
import { describe, expect, it } from 'vitest';
import {
  fromOf,
  isOpenMove,
  moveFor,
  moveMade,
  movesFrom,
  paymentMove,
  stateNamed,
  stateNow,
  statesNamed,
  statesOfGroup,
  statesWaitingFor,
} from '../../runtime/core/flows/flow.ts';
import type { Flow } from '../../runtime/core/index.ts';

const FLOW: Flow = {
  id: 'claim',
  start: { who: 'attorney', to: 'New' },
  states: [
    { name: 'New', waits: 'staff', group: 'open' },
    { name: 'Asked', waits: 'attorney', group: 'open' },
    { name: 'Approved', waits: 'staff', group: 'decided' },
    { name: 'Paid', last: true, group: 'decided' },
  ],
  moves: [
    { name: 'ask', who: 'staff', from: ['New'], to: 'Asked' },
    { name: 'approve', who: 'staff', from: ['new', 'Asked'], to: 'Approved' },
    { name: 'pay', who: 'staff', from: ['Approved'], to: 'Paid', payment: 'pay' },
    { name: 'propose', who: 'staff', from: ['Approved'], to: 'Approved', payment: 'propose' },
    { name: 'withdraw', who: 'attorney', from: 'any', to: 'Paid' },
    { name: 'note', who: 'staff', from: 'any', to: 'New', inside: true },
  ],
  retired: {
    states: [
      { name: 'On Hold', to: 'Asked' },
      { name: 'Closed', to: 'paid' },
    ],
    moves: [
      { name: 'hold', who: 'staff', inside: true },
      { name: 'ask', who: 'attorney' },
    ],
  },
};
const BARE: Flow = { id: 'bare', start: FLOW.start, states: FLOW.states, moves: FLOW.moves };
const names = (moves: readonly { readonly name: string }[]) => moves.map(({ name }) => name);

describe('a state', () => {
  it('is the same in whatever capitals, and none that the flow does not know', () => {
    expect(stateNamed(FLOW, 'pAID')?.name).toBe('Paid');
    expect(stateNamed(FLOW, 'On Hold')).toBeUndefined();
    expect(stateNamed(FLOW, '')).toBeUndefined();
  });

  it('that was taken away is the one that took its place', () => {
    expect(stateNow(FLOW, 'on hold')?.name).toBe('Asked');
    expect(stateNow(FLOW, 'Closed')?.name).toBe('Paid');
    expect(stateNow(FLOW, 'new')?.name).toBe('New');
    expect(stateNow(FLOW, 'Elsewhere')).toBeUndefined();
    expect(stateNow(BARE, 'On Hold')).toBeUndefined();
  });

  it('has the names of those that go on from it, too', () => {
    expect(statesNamed(FLOW, ['PAID'])).toEqual(['PAID', 'Closed']);
    expect(statesNamed(FLOW, ['New'])).toEqual(['New']);
    expect(statesNamed(FLOW)).toEqual(['New', 'Asked', 'Approved', 'Paid', 'On Hold', 'Closed']);
    expect(statesNamed(BARE)).toEqual(['New', 'Asked', 'Approved', 'Paid']);
    expect(statesNamed({ ...BARE, retired: {} }, ['New'])).toEqual(['New']);
  });

  it('is found by its group, and by the role it waits for', () => {
    expect(statesOfGroup(FLOW, 'open')).toEqual(['New', 'Asked', 'On Hold']);
    expect(statesOfGroup(FLOW, 'decided')).toEqual(['Approved', 'Paid', 'Closed']);
    expect(statesOfGroup(FLOW, 'none')).toEqual([]);
    expect(statesWaitingFor(FLOW, 'staff')).toEqual(['New', 'Approved']);
    expect(statesWaitingFor(FLOW, 'attorney')).toEqual(['Asked', 'On Hold']);
    expect(statesWaitingFor(FLOW, 'nobody')).toEqual([]);
  });
});

describe('a move', () => {
  it('from any state is from all that are not last', () => {
    expect(fromOf(FLOW, { from: 'any' })).toEqual(['New', 'Asked', 'Approved']);
    expect(fromOf(FLOW, { from: ['Paid'] })).toEqual(['Paid']);
  });

  it('is open to its role alone, from its states alone, in the order of the content', () => {
    expect(names(movesFrom(FLOW, 'New', 'staff'))).toEqual(['ask', 'approve', 'note']);
    expect(names(movesFrom(FLOW, 'asked', 'staff'))).toEqual(['approve', 'note']);
    expect(names(movesFrom(FLOW, 'Asked', 'attorney'))).toEqual(['withdraw']);
    expect(names(movesFrom(FLOW, 'Paid', 'attorney'))).toEqual([]);
    expect(names(movesFrom(FLOW, 'New', 'system'))).toEqual([]);
  });

  it('is open from a state that was taken away as from the one in its place', () => {
    expect(names(movesFrom(FLOW, 'On Hold', 'staff'))).toEqual(['approve', 'note']);
    expect(movesFrom(FLOW, 'Closed', 'staff')).toEqual([]);
    expect(movesFrom(FLOW, 'Elsewhere', 'staff')).toEqual([]);
  });

  it('is found by its name where this role may make it from there', () => {
    expect(moveFor(FLOW, { move: 'ask', from: 'New', who: 'staff' })?.to).toBe('Asked');
    expect(moveFor(FLOW, { move: 'ask', from: 'Asked', who: 'staff' })).toBeUndefined();
    expect(moveFor(FLOW, { move: 'ask', from: 'New', who: 'attorney' })).toBeUndefined();
  });

  it('is found by what it does to a payment', () => {
    const paying = { from: 'Approved', who: 'staff', payment: 'pay' } as const;
    expect(paymentMove(FLOW, paying)?.name).toBe('pay');
    expect(paymentMove(FLOW, { ...paying, payment: 'propose' })?.name).toBe('propose');
    expect(paymentMove(FLOW, { ...paying, payment: 'return' })).toBeUndefined();
    expect(paymentMove(FLOW, { ...paying, from: 'New' })).toBeUndefined();
    expect(paymentMove(FLOW, { ...paying, who: 'attorney' })).toBeUndefined();
  });

  it.each([
    [undefined, true, true],
    ['correct', true, true],
    ['pay', true, false],
    ['propose', false, false],
    ['confirm', false, true],
    ['return', false, true],
  ] as const)(
    'that does %s to a payment is open before one is proposed: %s, and after: %s',
    (payment, before, after) => {
      expect(isOpenMove(payment, { proposed: false })).toBe(before);
      expect(isOpenMove(payment, { proposed: true })).toBe(after);
    },
  );

  it('that was made is known as it is made from there, from anywhere, or as it was', () => {
    const made = (move: string, from: string, who = 'staff') => moveMade(FLOW, { move, from, who });
    expect(made('ask', 'New')).toMatchObject({ to: 'Asked' });
    expect(made('ask', 'Approved')).toMatchObject({ to: 'Asked' });
    expect(made('hold', 'New')).toEqual({ name: 'hold', who: 'staff', inside: true });
    expect(made('ask', 'New', 'attorney')).toEqual({ name: 'ask', who: 'attorney' });
    expect(made('hold', 'New', 'attorney')).toBeUndefined();
    expect(made('never', 'New')).toBeUndefined();
    expect(moveMade(BARE, { move: 'hold', from: 'New', who: 'staff' })).toBeUndefined();
  });
});
