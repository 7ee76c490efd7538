// Files on their way: sent one by one, waited for, tried again, taken out; no form goes on without them.

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UiSchema } from '../../../runtime/core/index.ts';
import { fakeCalls } from '../kits/kit.tsx';
import { choose, files, one, pdf, pendingOf, serverOfFiles, upload } from './upload-kit.tsx';

test('a file whose type is said is sent by going on, too: elsewhere on the page, or with the form', async () => {
  const { calls, asked } = serverOfFiles();
  const { store } = await one(files, upload, { calls });
  await screen.findByText('Old.pdf');
  await choose(pdf('New.pdf'));
  const type = await screen.findByLabelText('File Type');
  type.focus();
  fireEvent.change(type, { target: { value: 'W9' } });
  await act(async () => type.blur());
  await screen.findByRole('button', { name: 'Delete New.pdf' });
  await choose(pdf('Newer.pdf'));
  fireEvent.change(await screen.findByLabelText('File Type'), { target: { value: 'DEC' } });
  await act(async () => {
    expect((await store.attempt('submit')).faults).toEqual([]);
  });
  expect(asked.filter(({ id }) => id === 'add').map(({ payload }) => payload)).toEqual([
    { fileType: 'W9' },
    { fileType: 'DEC' },
  ]);
});

const plain: UiSchema = {
  'ui:widget': 'upload',
  'ui:options': { accept: ['.pdf'], calls: { add: 'add', delete: 'delete' } },
};

/** Takes files one by one, each when it is told to. */
const slowServer = () => {
  const waiting: ((ok: boolean) => void)[] = [];
  const { calls, asked } = fakeCalls({
    add: () =>
      new Promise((resolve) => {
        waiting.push((ok) =>
          resolve(
            ok
              ? { body: { data: { name: 'Order.pdf', Key: 'k1' } } }
              : { ok: false, status: 500, body: {} },
          ),
        );
      }),
    delete: () => ({ body: { errors: [] } }),
  });
  const answer = (ok: boolean) => act(async () => waiting.shift()?.(ok));
  return { calls, asked, answer };
};

test('choosing a file uploads it; sending waits for it, and says so', async () => {
  const server = slowServer();
  const { store } = await one(files, plain, { calls: server.calls });
  await choose(pdf('Order.pdf'));
  await waitFor(() => expect(store.onItsWay()).toEqual(['Order.pdf']));
  let isThrough = false;
  const attempt = store.attempt('submit').then((found) => {
    isThrough = true;
    return found;
  });
  await act(async () => {});
  expect(isThrough).toBe(false);
  await server.answer(true);
  expect((await attempt).answers).toEqual({ it: [{ name: 'Order.pdf', Key: 'k1' }] });
  expect((await attempt).faults).toEqual([]);
});

test('a file that failed holds up the sending until it is tried again or taken out', async () => {
  const server = slowServer();
  const { store } = await one(files, plain, { calls: server.calls });
  await choose(pdf('Order.pdf'));
  await waitFor(() => expect(store.onItsWay()).toEqual(['Order.pdf']));
  await server.answer(false);
  await screen.findByText('The file could not be uploaded. Please try again.');
  const text = 'Order.pdf has not been uploaded. Try again, or remove it.';
  await act(async () => {
    expect((await store.attempt('submit')).faults).toMatchObject([{ path: '/it' }]);
  });
  await screen.findByText(text);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again Order.pdf' }));
  await waitFor(() => expect(store.onItsWay()).toEqual(['Order.pdf']));
  await server.answer(true);
  await screen.findByRole('button', { name: 'Delete Order.pdf' });
  expect(screen.queryByText(text)).toBeNull();
  expect((await store.attempt('submit')).faults).toEqual([]);
});

test('a file without its type holds up the sending, and says which it is', async () => {
  const { calls } = serverOfFiles();
  const { store } = await one(files, upload, { calls });
  await screen.findByText('Old.pdf');
  await choose(pdf('New.pdf'));
  await pendingOf('New.pdf');
  await act(async () => {
    expect((await store.attempt('submit')).faults).toMatchObject([{ path: '/it' }]);
  });
  await screen.findByText('Choose what New.pdf is.');
  expect(screen.getByLabelText('File Type').getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Remove New.pdf' }));
  await waitFor(() => expect(screen.queryByText('Choose what New.pdf is.')).toBeNull());
  expect((await store.attempt('submit')).faults).toEqual([]);
});

test('dropped files are sent one after the other, and one is taken out on its way', async () => {
  const server = slowServer();
  const { store } = await one(files, plain, { calls: server.calls });
  const zone = document.querySelector('.f-drop');
  if (!zone) throw new Error('nowhere to drop');
  const dataTransfer = {
    types: ['Files'],
    items: [{}, {}],
    files: [pdf('Order.pdf'), pdf('Docket.pdf')],
  };
  fireEvent.dragEnter(zone, { dataTransfer });
  await screen.findByText('Let go to upload 2 files');
  await act(async () => {
    fireEvent.drop(zone, { dataTransfer });
  });
  await screen.findByText('Waits for its turn');
  expect(server.asked.filter(({ id }) => id === 'add')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel Docket.pdf' }));
  await server.answer(true);
  await screen.findByRole('button', { name: 'Delete Order.pdf' });
  expect(server.asked.filter(({ id }) => id === 'add')).toHaveLength(1);
  expect(store.view('/it').value).toEqual([{ name: 'Order.pdf', Key: 'k1' }]);
});

test('a file that had arrived when it was taken out is deleted again', async () => {
  const server = slowServer();
  const { store } = await one(files, plain, { calls: server.calls });
  await choose(pdf('Order.pdf'));
  await waitFor(() => expect(store.onItsWay()).toEqual(['Order.pdf']));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel Order.pdf' }));
  await server.answer(true);
  await waitFor(() => expect(server.asked.map(({ id }) => id)).toEqual(['add', 'delete']));
  expect(store.view('/it').value).toBeUndefined();
});

test('where a file is required, one that is there and not uploaded is told, not that there is none', async () => {
  const server = slowServer();
  const { store } = await one(files, plain, { calls: server.calls, required: ['it'] });
  await choose(pdf('Order.pdf'));
  await waitFor(() => expect(store.onItsWay()).toEqual(['Order.pdf']));
  await server.answer(false);
  await screen.findByText('The file could not be uploaded. Please try again.');
  await act(async () => {
    expect((await store.attempt('submit')).faults.map(({ code }) => code)).toEqual(['onItsWay']);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Order.pdf' }));
  await waitFor(() => expect(store.faults().map(({ code }) => code)).toEqual(['required']));
});

test('closing the window asks while a file is not stored, and a folder of files is not taken', async () => {
  const server = slowServer();
  const { store } = await one(files, plain, { calls: server.calls });
  const asks = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await choose(...Array.from({ length: 51 }, (_, at) => pdf(`${at}.pdf`)));
  await screen.findByText('These are too many files at once. Choose fewer.');
  expect([asks(), store.awaits()]).toEqual([false, false]);
  await choose(pdf('Order.pdf'));
  await waitFor(() => expect(store.onItsWay()).toEqual(['Order.pdf']));
  expect([asks(), store.awaits('main'), store.awaits('other')]).toEqual([true, true, false]);
  await server.answer(true);
  await screen.findByRole('button', { name: 'Delete Order.pdf' });
  expect([asks(), store.awaits()]).toEqual([false, false]);
});
