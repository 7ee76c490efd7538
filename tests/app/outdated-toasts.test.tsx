// How long a failure is told over the page: until somebody goes on, and no shorter.

import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useOutdatedToasts } from '../../app/layout/outdated-toasts.ts';
import { Toasts } from '../../app/layout/Toasts.tsx';
import { PortalProvider, usePortal } from '../../app/portal.tsx';
import { portalOf } from './kit.tsx';

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
          toasts.show('error', 'Please log in');
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
  return { say: (text: string) => act(() => portal.toasts.show('error', text)) };
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
