// What an answer of the lead look-up leads to, in the order that counts.

import { expect, it } from 'vitest';
import type { AnswerOf } from '../../../app/calls/typed.ts';
import { outcomeOf } from '../../../app/pages/sign-in/outcome.ts';

type Answer = AnswerOf<'getLeadHubspot'>;
const answer = (result: Answer['result']): Answer => ({ status: 'success', result });
const lead = { id: '7', email: 'a@example.com' };
const attorney = {
  id: '41',
  first_name: 'A',
  last_name: 'B',
  emailAddress: 'a@example.com',
  signed: false,
  has_password: false,
};

it('is registered before anything else, even without a lead (OR-13)', () => {
  expect(outcomeOf(answer({ lead: [], no_rec: 1 })).kind).toBe('registered');
  expect(outcomeOf(answer({ lead: [lead], no_rec: 2 })).kind).toBe('registered');
});

it('is not found where the list is empty', () => {
  expect(outcomeOf(answer({ lead: [], no_rec: 0 })).kind).toBe('notFound');
});

it('is the proof of the mailbox where that is asked for, whatever else is said', () => {
  const known = { ...lead, attorney_id: '41' };
  for (const found of [lead, known])
    expect(outcomeOf(answer({ lead: [found], no_rec: 0, attorney, proof_needed: true }))).toEqual({
      kind: 'proof',
      email: lead.email,
    });
});

it('is the application for a lead without attorney id', () => {
  expect(outcomeOf(answer({ lead: [lead], no_rec: 0 }))).toMatchObject({
    kind: 'application',
    lead,
  });
});

it('is signing for an unsigned attorney and login for a signed one', () => {
  const known = { ...lead, attorney_id: '41' };
  expect(outcomeOf(answer({ lead: [known], no_rec: 0, attorney })).kind).toBe('signing');
  expect(
    outcomeOf(answer({ lead: [known], no_rec: 0, attorney: { ...attorney, signed: true } })).kind,
  ).toBe('login');
});
