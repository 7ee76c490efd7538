// Forms with one upload, and what a person does at it.

import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Schema, UiSchema } from '../../../runtime/core/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { fakeCalls, type Setup, show } from '../kits/kit.tsx';

export const one = async (
  schema: Schema,
  ui: UiSchema,
  { required = [], ...setup }: Setup & { readonly required?: string[] } = {},
) =>
  show(
    await bundleOf({
      house: {
        files: { pdf: { type: 'application/pdf', endings: ['.pdf'], starts: ['%PDF-'] } },
      },
      sections: {
        main: { schema: { type: 'object', required, properties: { it: schema } }, ui: { it: ui } },
      },
    }),
    setup,
  );

export const files: Schema = {
  type: 'array',
  items: { type: 'object', properties: { name: { type: 'string' } } },
};
export const upload: UiSchema = {
  'ui:widget': 'upload',
  'ui:options': {
    types: ['DEC', 'W9'],
    accept: ['.pdf'],
    maxBytes: 1024 * 1024,
    calls: { list: 'list', add: 'add', delete: 'delete' },
  },
};
export const pdf = (name: string, start = '%PDF-1.7') => new File([`${start} rest`], name);
export const choose = async (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await act(async () => {
    fireEvent.change(input, { target: { files } });
  });
};
export const pendingOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};
export const uploadButton = () =>
  screen.getByRole('button', { name: 'Upload' }) as HTMLButtonElement;
/** Says what a chosen file is, and sends it. */
export const sayType = async (type: string) => {
  fireEvent.change(await screen.findByLabelText('File Type'), { target: { value: type } });
  await act(async () => {
    fireEvent.click(uploadButton());
  });
};
export const serverOfFiles = () =>
  fakeCalls({
    list: () => ({ body: { data: [{ name: 'Old.pdf', Key: 'k0', fileType: 'DEC' }] } }),
    add: () => ({ body: { data: { name: 'New.pdf', Key: 'k1', fileType: 'W9' } } }),
    delete: () => ({ body: { errors: [] } }),
  });
