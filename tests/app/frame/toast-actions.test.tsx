// A message with something to press: reached by keys, it is not taken away from under whoever has reached it.

import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '../../../app/layout/Toasts.tsx';
import { PortalProvider } from '../../../app/portal/portal.tsx';
import { portalOf } from '../kits/kit.tsx';

const SECONDS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function offered() {
  const portal = portalOf();
  render(
    <MemoryRouter>
      <PortalProvider portal={portal}>
        <Toasts />
      </PortalProvider>
    </MemoryRouter>,
  );
  const run = vi.fn();
  act(() => portal.toasts.show('success', 'Done.', { action: { label: 'Undo', run } }));
  return { run, button: () => screen.queryByRole('button', { name: 'Undo' }) };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * SECONDS));

it('stays long enough to be reached, and goes by itself', () => {
  const { button } = offered();
  pass(19);
  expect(button()).not.toBeNull();
  pass(2);
  expect(button()).toBeNull();
});

it('stays while it has focus or a pointer is on it, and for a while after', () => {
  for (const [enter, leave] of [
    [fireEvent.focus, fireEvent.blur],
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
  ] as const) {
    const { button } = offered();
    const reached = button();
    if (!reached) throw new Error('Nothing can be pressed.');
    enter(reached);
    pass(600);
    expect(button()).toBe(reached);
    leave(reached);
    pass(19);
    expect(button()).toBe(reached);
    pass(2);
    expect(button()).toBeNull();
  }
});

it('does what it says once, and goes', () => {
  const { button, run } = offered();
  fireEvent.click(button() as HTMLElement);
  expect(run).toHaveBeenCalledOnce();
  expect(button()).toBeNull();
});
