// Signing in a window of another provider, of which our page sees little.

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  FAILED,
  open,
  opened,
  pass,
  prepareSigning,
  press,
  service,
  type Table,
} from '../kits/signing-kit.tsx';

prepareSigning();

const elsewhere: Table = {
  getEmbeddedSignUrl: () => ({ body: { status: 'success', data: 'https://sign.example/x' } }),
};
/** Until the provider's page is there, the window is an empty one of ours; then nobody may look into it. */
const shows = (page: 'nothing' | 'theirs') =>
  Object.defineProperty(opened, 'location', {
    configurable: true,
    get() {
      if (page === 'nothing') return { href: 'about:blank' };
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  });

it('gives up after 50 s when its page does not come, as with our own (CON-84)', async () => {
  shows('nothing');
  await open(elsewhere);
  await press('Sign Application');
  await pass(3000);
  await pass(49_999);
  expect(screen.queryByText(FAILED)).toBeNull();
  await pass(1);
  expect(screen.getByText(FAILED)).toBeTruthy();
  expect(opened.close).toHaveBeenCalled();
});

it('lets a person read for as long as it takes once its page is there', async () => {
  shows('theirs');
  await open(elsewhere);
  await press('Sign Application');
  await pass(600_000);
  expect(screen.queryByText(FAILED)).toBeNull();
  expect(screen.getByText('The document is open in another window')).toBeTruthy();
});

it('keeps asking for a while when the window is lost from sight, and says so', async () => {
  shows('theirs');
  const { names } = await open(elsewhere);
  await press('Sign Application');
  await pass(3000);
  opened.closed = true;
  await pass(1000);
  expect(screen.getByText('The document was opened in another window')).toBeTruthy();
  const asked = names().length;
  await pass(60_000);
  expect(names().length).toBeGreaterThan(asked + 5);
  service.state = {
    ...service.state,
    signed: true,
    signed_at: '2026-11-20T13:00:00Z',
    file_name: 'f.pdf',
  };
  await pass(5000);
  expect(screen.getByText(/send you a welcome email on approval/)).toBeTruthy();
});

it('comes to rest when nothing was signed for ten minutes', async () => {
  shows('theirs');
  const { names } = await open(elsewhere);
  await press('Sign Application');
  await pass(3000);
  opened.closed = true;
  await pass(1000);
  await pass(600_000);
  expect(screen.queryByText('The document was opened in another window')).toBeNull();
  const asked = names().length;
  await pass(60_000);
  expect(names().length).toBe(asked);
});
