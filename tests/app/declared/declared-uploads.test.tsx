// Which files an upload takes is declared once: the content is changed in a copy, and the screen follows.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFormStore, FormRuntimeProvider, SectionTree } from '../../../runtime/react/index.ts';
import { fetchWidgets } from '../../../runtime/react/tree/leaf.ts';
import { PICTURE, withOtherUploads } from '../../helpers/other-uploads.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';

/** Shows the section with its upload; gives a way to choose a file, and what was asked of the server. */
async function shown(maxBytes?: number) {
  const release = await withOtherUploads(maxBytes);
  const form = release.forms.again;
  const section = form?.bundle.sections[0];
  if (!form || !section) throw new Error('This form does not exist.');
  await fetchWidgets(form.bundle);
  const { calls, asked } = fakeCalls({
    getState: () => ({ body: { data: [] } }),
    list_temp_files: () => ({ body: { data: [] } }),
    upload_temp_file: () => ({ body: { data: { name: 'card.png', Key: 'k1' } } }),
  });
  const context = { route: 'form', today: '2026-03-02', section: section.id, lead: { id: '7' } };
  const store = createFormStore({ ...form, texts: release.texts, calls, answers: {}, context });
  await store.settled();
  await act(async () => {
    render(
      <FormRuntimeProvider store={store} toast={() => {}}>
        <SectionTree section={section} />
      </FormRuntimeProvider>,
    );
  });
  const input = await screen.findByLabelText(/^File$|Choose|Upload/, { selector: '[type=file]' });
  const choose = (name: string, text: string) =>
    act(async () => {
      fireEvent.change(input, { target: { files: [new File([text], name)] } });
    });
  return { input, choose, asked };
}

test('the screen tells a size of less than a megabyte in kilobytes', async () => {
  const { choose } = await shown(512_000);
  await choose('card.png', PICTURE.padEnd(512_001, 'x'));
  await screen.findByText('This file is too large. The largest size is 500 kB.');
  cleanup();
});

test('the screen takes the kinds, types and sizes of files that the content declares', async () => {
  const { input, choose, asked } = await shown();
  expect(input.getAttribute('accept')).toBe('.pdf,.png');
  await choose('card.png', 'GIF89a');
  await screen.findByText('Only PDF, PNG allowed');
  await choose('card.png', `${PICTURE}${'x'.repeat(2 ** 21)}`);
  await screen.findByText('This file is too large. The largest size is 2 MB.');
  await choose('card.png', PICTURE);
  const type = screen.getByLabelText('File Type');
  fireEvent.change(type, { target: { value: 'BAR' } });
  expect(screen.getByRole('option', { name: 'Bar card' })).toHaveProperty('selected', true);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }));
  });
  expect(asked.find(({ id }) => id === 'upload_temp_file')?.payload).toMatchObject({
    fileType: 'BAR',
  });
});
