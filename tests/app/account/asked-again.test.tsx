// What a save changes is asked for again: a page that shows it goes on showing what it knows, others forget it.

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { askAgain, forgetCall, useCall } from '../../../app/calls/reading.tsx';
import { forgetAnswers } from '../../../runtime/react/index.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { portalOf, show } from '../kits/kit.tsx';

beforeEach(() => forgetAnswers());

function Shown({ id }: { readonly id: 'totp_status' | 'profile_history' }) {
  const { data } = useCall(id, {});
  return <p>{data ? `${id}: ${JSON.stringify(data)}` : `${id}: nothing`}</p>;
}

it('stays on show until the next answer comes, while nobody who comes later sees the old one', async () => {
  let count = 0;
  let next = (): void => undefined;
  const { calls } = fakeCalls({
    totp_status: async () => {
      count += 1;
      const told = count;
      if (told > 1) await new Promise<void>((go) => (next = go));
      return { body: { status: 'success', told } };
    },
  });
  const portal = portalOf({ calls });
  const { unmount } = show(<Shown id="totp_status" />, portal);
  await screen.findByText(/"told":1/);
  let asked: Promise<void> | undefined;
  act(() => {
    asked = askAgain('totp_status');
  });
  expect(screen.getByText(/"told":1/)).toBeTruthy();
  await waitFor(() => expect(count).toBe(2));
  await act(async () => next());
  await asked;
  expect(await screen.findByText(/"told":2/)).toBeTruthy();
  unmount();
  await askAgain('totp_status');
  expect(count).toBe(2);
  show(<Shown id="totp_status" />, portal);
  expect(screen.getByText('totp_status: nothing')).toBeTruthy();
});

it('is asked for again as often as it is wished, also where it was forgotten while it was shown', async () => {
  let count = 0;
  const { calls } = fakeCalls({
    totp_status: async () => {
      count += 1;
      return { body: { status: 'success', told: count } };
    },
  });
  show(<Shown id="totp_status" />, portalOf({ calls }));
  await screen.findByText(/"told":1/);
  await act(async () => {
    forgetCall('totp_status');
    await askAgain('totp_status');
  });
  await screen.findByText(/"told":2/);
  await act(() => askAgain('totp_status'));
  await screen.findByText(/"told":3/);
});
