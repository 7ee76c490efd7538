// Messages and dialogs at once: what is said must not lie under the scrim.

import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '../../../app/layout/Toasts.tsx';
import { PortalProvider } from '../../../app/portal/portal.tsx';
import { Dialog } from '../../../runtime/react/index.ts';
import { portalOf } from '../kits/kit.tsx';

const lifted = vi.fn();
beforeEach(() => {
  lifted.mockClear();
  // jsdom has no top layer; the browser's own method is what puts the messages into it.
  HTMLElement.prototype.showPopover = lifted;
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

function stage(): { say: (text: string) => void; ask: (open: boolean) => Promise<void> } {
  const portal = portalOf();
  const page = (asking: boolean): ReactElement => (
    <PortalProvider portal={portal}>
      {asking && (
        <Dialog title="Leave?" onClose={() => undefined}>
          Unsaved
        </Dialog>
      )}
      <Toasts />
    </PortalProvider>
  );
  const { rerender } = render(page(false));
  return {
    say: (text) => act(() => portal.toasts.fail(undefined, text)),
    ask: (open) => act(async () => rerender(page(open))),
  };
}
const isLifted = (): boolean => screen.getByText('Not saved').closest('[popover]') !== null;

it('a message said while a dialog is open lies above it', async () => {
  const { say, ask } = stage();
  await ask(true);
  say('Not saved');
  expect(isLifted()).toBe(true);
  expect(lifted).toHaveBeenCalled();
});

it('a dialog opened after a message does not cover it, and closed again leaves it in its place', async () => {
  const { say, ask } = stage();
  say('Not saved');
  expect(isLifted()).toBe(false);
  await ask(true);
  expect(isLifted()).toBe(true);
  await ask(false);
  expect(isLifted()).toBe(false);
});
