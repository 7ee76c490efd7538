// Files of a form: chosen, refused in words, sent, listed, deleted, and whose they are.

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UiSchema } from '../../../runtime/core/index.ts';
import { fakeCalls } from '../kits/kit.tsx';

import {
  choose,
  files,
  one,
  pdf,
  pendingOf,
  sayType,
  serverOfFiles,
  upload,
  uploadButton,
} from './upload-kit.tsx';

test('the upload button in the row of a file waits for its type (ST2-09, FIL-04)', async () => {
  const { calls, asked } = serverOfFiles();
  await one(files, upload, { calls });
  await screen.findByText('Old.pdf');
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  await choose(pdf('New.pdf'));
  await pendingOf('New.pdf');
  expect(uploadButton().disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('File Type'), { target: { value: 'W9' } });
  expect(uploadButton().disabled).toBe(false);
  expect(asked.filter(({ id }) => id === 'add')).toEqual([]);
  await act(async () => {
    fireEvent.click(uploadButton(), { detail: 1 });
    fireEvent.click(uploadButton(), { detail: 2 });
  });
  await screen.findByRole('button', { name: 'Delete New.pdf' });
  expect(asked.filter(({ id }) => id === 'add')).toHaveLength(1);
});

test('a file that is kept no more is said where it was listed, and listed no more', async () => {
  const { calls } = fakeCalls({
    list: () => ({ body: { data: [{ name: 'New.pdf', Key: 'k1' }] } }),
  });
  await one(files, upload, {
    calls,
    answers: {
      it: [
        { name: 'Old.pdf', Key: 'k0' },
        { name: 'New.pdf', Key: 'k1' },
      ],
    },
  });
  await screen.findByText('This file was not kept: Old.pdf. Please upload it again.');
  expect(screen.queryByText('Old.pdf')).toBeNull();
  await screen.findByText('New.pdf');
});

test('a file that was deleted elsewhere goes off the list when it is deleted here', async () => {
  const { calls } = fakeCalls({
    list: () => ({ body: { data: [{ name: 'Old.pdf', Key: 'k0' }] } }),
    delete: () => ({ ok: false, status: 404, body: { message: 'This file no longer exists.' } }),
  });
  await one(files, upload, { calls });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Old.pdf' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'DELETE' }));
  await waitFor(() => expect(screen.queryByText('Old.pdf')).toBeNull());
});

test('a form that is opened again lists the files as they are by then', async () => {
  let stored = ['Old.pdf'];
  const { calls } = fakeCalls({
    list: () => ({
      body: { data: stored.map((name) => ({ name, Key: name, fileType: 'DEC' })) },
    }),
  });
  await one(files, upload, { calls });
  await screen.findByText('Old.pdf');
  cleanup();
  stored = ['Newer.pdf'];
  await one(files, upload, { calls });
  await screen.findByText('Newer.pdf');
  expect(screen.queryByText('Old.pdf')).toBeNull();
});

/** Lists nothing for long, as a slow server does, once it has answered `first`. */
const slowLists = (first: readonly string[]) => {
  const later: ((names: readonly string[]) => void)[] = [];
  const bodyOf = (names: readonly string[]) => ({
    body: { data: names.map((name) => ({ name, Key: name, fileType: 'DEC' })) },
  });
  let asked = 0;
  const { calls } = fakeCalls({
    list: () => {
      asked += 1;
      if (asked === 1 && first.length > 0) return bodyOf(first);
      return new Promise<ReturnType<typeof bodyOf>>((resolve) =>
        later.push((names) => resolve(bodyOf(names))),
      );
    },
    add: () => ({ body: { data: { name: 'New.pdf', Key: 'New.pdf', fileType: 'DEC' } } }),
  });
  return { calls, answer: (names: readonly string[]) => act(async () => later.at(-1)?.(names)) };
};

test('a step that is opened again keeps its files while the list is on its way', async () => {
  const server = slowLists(['Old.pdf']);
  await one(files, upload, { calls: server.calls });
  await screen.findByText('Old.pdf');
  cleanup();
  const answers = { it: ['Old.pdf', 'New.pdf'].map((name) => ({ name, Key: name })) };
  await one(files, upload, { calls: server.calls, answers });
  await screen.findByText('New.pdf');
  expect(screen.queryByRole('alert')).toBeNull();
  await server.answer(['Old.pdf', 'New.pdf']);
  await screen.findByText('New.pdf');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a list that was asked for before an upload and comes after it loses no file', async () => {
  const server = slowLists([]);
  await one(files, upload, { calls: server.calls });
  await choose(pdf('New.pdf'));
  await sayType('DEC');
  await screen.findByText('New.pdf');
  await server.answer(['Old.pdf']);
  await screen.findByText('Old.pdf');
  await screen.findByText('New.pdf');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['another kind of file', pdf('notes.docx'), 'Only PDF allowed'],
  ['something only called PDF', pdf('fake.pdf', 'GIF89a'), 'Only PDF allowed'],
  ['a name that is there', pdf('old.PDF'), 'Duplicate file can not be allowed.'],
  [
    'a file too large',
    new File(['%PDF-', new Uint8Array(2 ** 21)], 'big.pdf'),
    /^This file is too large/,
  ],
])('%s is refused in words', async (_what, file, words) => {
  await one(files, upload, { calls: serverOfFiles().calls });
  await screen.findByText('Old.pdf');
  await choose(file);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByLabelText('File Type')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `Remove ${file.name}` }));
  expect(screen.queryByText(words)).toBeNull();
});

test('a file with nothing in it says that a file is missing (FIL-03)', async () => {
  await one(files, upload, { calls: serverOfFiles().calls });
  await screen.findByText('Old.pdf');
  await choose(new File([], 'New.pdf'));
  const row = await pendingOf('New.pdf');
  expect(row.getByRole('alert').textContent).toBe('Please specify a file to import.');
});

test('an upload is sent with its type, listed and announced; a deletion is asked about', async () => {
  const { calls, asked } = serverOfFiles();
  const { store, toasts } = await one(files, upload, { calls });
  await screen.findByText('Old.pdf');
  await choose(pdf('New.pdf'));
  await sayType('W9');
  await screen.findByText('New.pdf');
  expect(asked.find(({ id }) => id === 'add')?.payload).toEqual({ fileType: 'W9' });
  expect(toasts).toEqual([['success', 'File uploaded successfully']]);

  fireEvent.click(screen.getByRole('button', { name: 'Delete Old.pdf' }));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'DELETE' }));
  });
  expect(toasts.at(-1)).toEqual(['success', 'File deleted successfully']);
  expect(store.view('/it').value).toEqual([{ name: 'New.pdf', Key: 'k1', fileType: 'W9' }]);
});

test('every call of an upload says whose files it is about, and a call about a file what is declared (FIL-05, FIL-11)', async () => {
  const { calls, asked } = fakeCalls({
    list: () => ({ body: { data: [{ name: 'Old.pdf', Key: 'k0', fileType: 'DEC' }] } }),
    add: () => ({ body: { data: { name: 'New.pdf', Key: 'k1', fileType: 'W9' } } }),
    delete: () => ({ body: { errors: [] } }),
  });
  const owned: UiSchema = {
    'ui:widget': 'upload',
    'ui:options': {
      types: ['DEC', 'W9'],
      calls: {
        with: { owner: 'context.lead.id', module: { value: 'attorney' } },
        list: 'list',
        add: 'add',
        delete: 'delete',
        download: { call: 'download', file: ['name'] },
      },
    },
  };
  await one(files, owned, { calls, context: { lead: { id: '1001' } } });
  await screen.findByText('Old.pdf');
  await choose(pdf('New.pdf'));
  await sayType('W9');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Download Old.pdf' }));
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete Old.pdf' }));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'DELETE' }));
  });
  const owner = { owner: '1001', module: 'attorney' };
  expect(asked.map(({ id, payload }) => [id, payload])).toEqual([
    ['list', owner],
    ['add', { fileType: 'W9', ...owner }],
    ['download', { name: 'Old.pdf', ...owner }],
    ['delete', { name: 'Old.pdf', Key: 'k0', fileType: 'DEC', ...owner }],
  ]);
});

test('where nobody is known whose files they would be, none is asked for and none is sent', async () => {
  const { calls, asked } = fakeCalls();
  const owned: UiSchema = {
    'ui:widget': 'upload',
    'ui:options': { calls: { with: { owner: 'context.lead.id' }, list: 'list', add: 'add' } },
  };
  await one(files, owned, { calls });
  await choose(pdf('New.pdf'));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(asked).toEqual([]);
});

test('a file whose deletion brings errors stays, and is not said to be deleted', async () => {
  const { calls } = serverOfFiles();
  const refusing: typeof calls = async (id, payload, options) =>
    id === 'delete'
      ? { ok: true, status: 200, body: { errors: ['locked'], message: 'The file is in use.' } }
      : calls(id, payload, options);
  const { toasts } = await one(files, upload, { calls: refusing });
  await screen.findByText('Old.pdf');
  fireEvent.click(screen.getByRole('button', { name: 'Delete Old.pdf' }));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'DELETE' }));
  });
  expect(toasts).toEqual([['error', 'The file is in use.']]);
  expect(screen.getByText('Old.pdf')).toBeTruthy();
});
