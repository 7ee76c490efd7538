// The check of a signed file, and the demo mailbox.

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../../app/App.tsx';
import '../../../app/pages/mailbox/Mailbox.tsx';
import '../../../app/pages/verify/Verify.tsx';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { portalOf, show } from '../kits/kit.tsx';

const pdf = new File(['%PDF-1.7'], 'copy.pdf', { type: 'application/pdf' });
const signature = {
  request: 'r1',
  title: 'Enrollment Application',
  signer: 'Ann Lee',
  name: 'A. Lee',
  signed_at: '2026-11-20T13:05:59Z',
  sha256_before: 'b'.repeat(64),
};

async function check(file: File | undefined, answer: object, status = 200) {
  const { calls, asked } = fakeCalls({
    verify_document: () => ({ status, body: answer as never }),
  });
  show(<App />, portalOf({ calls }), '/verify');
  const input = await screen.findByLabelText('Signed PDF');
  if (file) fireEvent.change(input, { target: { files: [file] } });
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  return asked;
}

it('says that a file is unchanged, who signed it and when', async () => {
  const data = { verdict: 'unchanged', sha256: 'a'.repeat(64), signature };
  const asked = await check(pdf, { status: 'success', message: 'It is unchanged.', data });
  expect(await screen.findByRole('heading', { name: 'Unchanged' })).toBeTruthy();
  expect(screen.getByText('It is unchanged.')).toBeTruthy();
  expect(screen.getByText('Ann Lee')).toBeTruthy();
  expect(screen.getByText('A. Lee')).toBeTruthy();
  expect(screen.getByText('2026-11-20 13:05:59 UTC')).toBeTruthy();
  expect(asked.find(({ id }) => id === 'verify_document')?.options).toEqual({
    files: { file: pdf },
  });
});

it.each([
  [undefined, 'None from an authority'],
  [
    { at: '2026-11-20T13:06:02Z', authority: 'Stamps Inc.' },
    '2026-11-20 13:06:02 UTC, by Stamps Inc.',
  ],
])('says whether an authority has stamped the seal, and when: %j', async (time_stamp, said) => {
  const stamped = { ...signature, ...(time_stamp && { time_stamp }) };
  const data = { verdict: 'unchanged', sha256: 'a', signature: stamped };
  await check(pdf, { status: 'success', message: 'm', data });
  expect(await screen.findByText(said)).toBeTruthy();
});

it.each([
  ['changed', 'Changed', /Do not rely on this copy/],
  ['unknown', 'Not known', /never have been signed/],
])('says that a file is %s, and nothing of anybody', async (verdict, title, advice) => {
  await check(pdf, { status: 'success', message: 'm', data: { verdict, sha256: 'a' } });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(advice)).toBeTruthy();
  expect(screen.queryByText('Signer')).toBeNull();
});

it('asks for a PDF before it asks the server', async () => {
  const asked = await check(undefined, {});
  expect(await screen.findByText('Choose a PDF file')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Signed PDF'), {
    target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(await screen.findByText('This is not a PDF file')).toBeTruthy();
  expect(asked.filter(({ id }) => id === 'verify_document')).toEqual([]);
});

it('takes back what was said of one file when another is chosen', async () => {
  const data = { verdict: 'unchanged', sha256: 'a', signature };
  await check(pdf, { status: 'success', message: 'm', data });
  await screen.findByRole('heading', { name: 'Unchanged' });
  fireEvent.change(screen.getByLabelText('Signed PDF'), { target: { files: [pdf] } });
  expect(screen.queryByRole('heading', { name: 'Unchanged' })).toBeNull();
});

const mail = {
  id: 'm1',
  to: 'ann@example.com',
  at: '2026-11-20T13:05:59Z',
  subject: 'Please sign your application',
  text: '',
  body: [
    {
      kind: 'paragraph',
      children: [
        {
          kind: 'link',
          href: 'http://x/sign/t',
          children: [{ kind: 'text', text: 'Read and sign' }],
        },
      ],
    },
  ],
};

it('lists the kept mails and shows one with its links', async () => {
  const { calls } = fakeCalls({ demo_mail: () => ({ body: { status: 'success', data: [mail] } }) });
  show(<App />, portalOf({ calls }), '/demo/mailbox');
  fireEvent.click(await screen.findByRole('link', { name: /Please sign your application/ }));
  const heading = await screen.findByRole('heading', { level: 2, name: mail.subject });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const link = screen.getByRole('link', { name: 'Read and sign' });
  expect(link.getAttribute('href')).toBe('http://x/sign/t');
});

it('says so while no mail was sent', async () => {
  const { calls } = fakeCalls({ demo_mail: () => ({ body: { status: 'success', data: [] } }) });
  show(<App />, portalOf({ calls }), '/demo/mailbox');
  expect(await screen.findByText('No mail has been sent yet.')).toBeTruthy();
});

it('is no page at all outside a demo', async () => {
  const { calls } = fakeCalls();
  show(<App />, portalOf({ calls }), '/demo/mailbox');
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
});
