// How messages are told over the page: one at a time, a failure until somebody goes on, and never over what is worked on.

import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useOutdatedToasts } from '../../../app/layout/outdated-toasts.ts';
import { Toasts } from '../../../app/layout/Toasts.tsx';
import { PortalProvider, usePortal } from '../../../app/portal/portal.tsx';
import { portalOf } from '../kits/kit.tsx';

function Page(): ReactElement {
  const { toasts } = usePortal();
  const navigate = useNavigate();
  useOutdatedToasts();
  return (
    <>
      <Toasts />
      <Link to="/help">Help</Link>
      <button
        type="button"
        onClick={() => {
          toasts.fail(undefined, 'Please log in');
          navigate('/login');
        }}
      >
        Account
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <button type="submit">Try again</button>
      </form>
    </>
  );
}

function open() {
  const portal = portalOf();
  render(
    <MemoryRouter initialEntries={['/']}>
      <PortalProvider portal={portal}>
        <Routes>
          <Route path="*" element={<Page />} />
        </Routes>
      </PortalProvider>
    </MemoryRouter>,
  );
  return {
    say: (text: string) => act(() => portal.toasts.fail(undefined, text)),
    praise: (text: string) => act(() => portal.toasts.show('success', text)),
  };
}

const press = (element: HTMLElement) => {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
};
const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('a failure is gone on the next page somebody goes to', () => {
  const { say } = open();
  say('Not saved');
  expect(said()).toEqual(['Not saved']);
  press(screen.getByRole('link', { name: 'Help' }));
  expect(said()).toEqual([]);
});

it('the reason for being sent to another page is still told there', () => {
  open();
  press(screen.getByRole('button', { name: 'Account' }));
  expect(said()).toEqual(['Please log in']);
});

it('a failure is gone once it is tried again, however it is tried', () => {
  const { say } = open();
  say('Not saved');
  press(screen.getByRole('button', { name: 'Try again' }));
  expect(said()).toEqual([]);
  say('Not saved');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Try again' }), { key: 'Enter' });
  fireEvent.submit(document.querySelector('form') ?? document.body);
  expect(said()).toEqual([]);
});

const shown = () =>
  [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].map(
    ({ textContent }) => textContent,
  );
const doNext = () => fireEvent.pointerDown(document.body);

it('of two failures of one act the first is told, which is the cause, and the other once it is closed', () => {
  const { say } = open();
  say('Please login again!');
  say('Not saved');
  expect(shown()).toEqual(['Please login again!']);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toEqual(['Not saved']);
});

it('what comes of the next act stands in place of what was told before', () => {
  const { say, praise } = open();
  say('Not saved');
  doNext();
  praise('Saved');
  expect(shown()).toEqual(['Saved']);
  doNext();
  say('Not sent');
  expect(shown()).toEqual(['Not sent']);
});

it('good news waits behind a failure, and has its whole time once it can be read', () => {
  vi.useFakeTimers();
  try {
    const { say, praise } = open();
    praise('Your answers are kept');
    say('Not sent');
    expect(shown()).toEqual(['Not sent']);
    act(() => void vi.advanceTimersByTime(60_000));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toEqual(['Your answers are kept']);
    act(() => void vi.advanceTimersByTime(5_900));
    expect(shown()).toEqual(['Your answers are kept']);
    act(() => void vi.advanceTimersByTime(200));
    expect(shown()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
