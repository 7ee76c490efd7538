// What is said of files while the list of them is on its way, and once it is there.

import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bundleOf } from '../../helpers/bundle.ts';
import { fakeCalls, show } from '../kits/kit.tsx';

const EMPTY = 'No file has been uploaded yet.';

/** A form with a list of files whose call answers when it is let. */
async function open(answer: object) {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { calls } = fakeCalls({ list: () => answer });
  const slow: typeof calls = async (id, payload, options) => {
    await held;
    return calls(id, payload, options);
  };
  const schema = {
    type: 'array',
    items: { type: 'object', properties: { name: { type: 'string' } } },
  };
  const ui = { 'ui:widget': 'upload', 'ui:options': { calls: { list: 'list', add: 'add' } } };
  const main = { schema: { type: 'object', properties: { it: schema } }, ui: { it: ui } };
  const house = {
    files: { pdf: { type: 'application/pdf', endings: ['.pdf'], starts: ['%PDF-'] } },
  };
  await show(await bundleOf({ house, sections: { main } } as never), { calls: slow });
  return () => act(async () => go());
}

test('nobody is told that there are no files before the list is there (PRF-13, FIL-13)', async () => {
  const go = await open({ body: { data: [] } });
  expect(screen.queryByText(EMPTY)).toBeNull();
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  await go();
  expect(await screen.findByText(EMPTY)).toBeTruthy();
});

test('nor where the list could not be asked for', async () => {
  const go = await open({ status: 500, body: {} });
  await go();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.queryByText(EMPTY)).toBeNull();
});
