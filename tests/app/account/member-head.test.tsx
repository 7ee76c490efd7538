// The head of the profile: who they are to us, and in which tone the state of their membership is said.

import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers } from '../../../runtime/react/index.ts';
import { openProfile, PROFILE, serverWith } from '../kits/profile-kit.tsx';

vi.mock('../../../app/host/open.ts', async () => ({
  openForm: (await import('../kits/released.ts')).openReleased,
}));

beforeEach(() => forgetAnswers());

async function headWith(answers: object): Promise<HTMLElement> {
  await openProfile(serverWith(() => ({ ...PROFILE, ...answers })));
  return screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
}

test.each([
  ['Active', 'success'],
  ['Pending', 'warning'],
  ['Void', 'neutral'],
  ['Inactive', 'neutral'],
  ['Terminated', 'danger'],
])('a membership that is %s is said so in the tone of %s', async (status, tone) => {
  const head = await headWith({ status });
  const badges = [...head.querySelectorAll('.f-badge')];
  expect(badges.map(({ textContent, className }) => [textContent, className])).toEqual([
    [status, `f-badge f-${tone}-tone`],
  ]);
  cleanup();
});

test('the name, the number, since when and what kinds of attorney stand beside it', async () => {
  const head = await headWith({ middle_name: 'Quincy', attorney_type: ['FAM', 'REF'] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dana Quincy Whitfield');
  expect([...head.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '10001',
    '05/06/2024',
    'Family Defender, Referral',
  ]);
});
