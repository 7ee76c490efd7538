// The documents of a claim as they are chosen: which are taken, what is said of the others, and how one is taken off again.

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { choose, MATTER, openCase, pdf, says } from '../kits/claims-kit.tsx';

vi.mock('../../../app/host/open.ts', async () => ({
  openForm: (await import('../kits/released.ts')).openReleased,
}));

const INVOICE = 'Detailed Billing Invoice';
const some = (count: number) => Array.from({ length: count }, (_, at) => pdf(`page ${at + 1}.pdf`));
/** The files that stand there, by the buttons that take them off. */
const chosen = () =>
  screen
    .queryAllByRole('button', { name: /^Delete / })
    .map((button) => button.getAttribute('aria-label'));

it.each([
  ['FIL-24, ERR-65 of another kind', new File(['GIF89a'], 'photo.gif'), 'Only PDF file is allowed'],
  ['called a PDF and none', new File(['<html></html>'], 'page.pdf'), 'Only PDF file is allowed'],
  ['with nothing in it', new File([], 'empty.pdf'), 'Please specify a file to import.'],
  [
    'of more than ten megabytes',
    new File(['%PDF-1.7', new Uint8Array(10 * 1024 * 1024)], 'big.pdf'),
    'This file is too large. The largest size is 10 MB.',
  ],
])(
  'a file %s is refused at its type, and the right one beside it is taken',
  async (_, file, words) => {
    await openCase(MATTER);
    await choose(INVOICE, file, pdf('invoice.pdf'));
    await says(words);
    expect(chosen()).toEqual(['Delete invoice.pdf']);
    expect(screen.getByRole('alert').textContent).toBe(words);
    // What is chosen next is right: nothing is said any more.
    await choose(INVOICE, pdf('another.pdf'));
    await says();
  },
);

it('FIL-25 a name that is there already is refused, whatever its type and its letters', async () => {
  await openCase(MATTER);
  await choose(INVOICE, pdf('order.pdf'));
  await choose('Hearing Notice', pdf('ORDER.pdf'));
  await says('Duplicate file can not be allowed.');
  expect(chosen()).toEqual(['Delete order.pdf']);
});

it('FIL-26, OR-42 six files are taken at once; of seven none is (ERR-66)', async () => {
  await openCase(MATTER);
  await choose(INVOICE, ...some(7));
  await says('Please Select File Less Then Six');
  expect(chosen()).toEqual([]);
  await choose(INVOICE, ...some(6));
  await says();
  expect(chosen()).toHaveLength(6);
});

it('a file is taken off by keyboard, can be chosen again, and other types come into reach', async () => {
  await openCase(MATTER);
  const input = screen.getByLabelText(/^Detailed Billing Invoice/);
  expect(input).toMatchObject({
    type: 'file',
    tabIndex: 0,
    multiple: true,
    accept: '.pdf,image/*',
  });
  await choose(INVOICE, pdf('order.pdf'));
  await choose(INVOICE, pdf('order.pdf'));
  await says('Duplicate file can not be allowed.');
  const remove = screen.getByRole('button', { name: 'Delete order.pdf' });
  await act(async () => {
    remove.focus();
    fireEvent.click(remove);
  });
  expect(chosen()).toEqual([]);
  // It is no duplicate any more.
  await says();
  await waitFor(() => expect(document.activeElement === input).toBe(true));
  await choose('Hearing Notice', pdf('order.pdf'));
  await says();
  expect(chosen()).toEqual(['Delete order.pdf']);
  expect(screen.queryByLabelText('Demand Letter')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Show \d+ more document types$/ }));
  await choose('Demand Letter', pdf('demand.pdf'));
  expect(chosen()).toEqual(['Delete demand.pdf', 'Delete order.pdf']);
});
