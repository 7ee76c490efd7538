// Download Application: the PDF is made of the form as it stands, then fetched by the name the answer gives (WIZ-20).

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { open, press, type } from '../kits/application-kit.tsx';

vi.mock('../../../app/host/open.ts', async (original) => ({
  ...(await original<object>()),
  openForm: async () => (await import('../kits/application-kit.tsx')).form,
}));

beforeEach(() => localStorage.clear());

const DOWNLOAD = 'Download Application';

it('asks for the application of an attorney, without the tax number, and for the file it is told of (OR-95)', async () => {
  const { asked } = await open({
    attorney_app_pdf: () => ({ body: { status: 'success', file_name: 'made.pdf' } }),
    download_signed_enrollment: () => ({
      status: 404,
      body: { status: 'Failed', message: 'Gone' },
    }),
  });
  type('Whitfield');
  fireEvent.change(screen.getByLabelText(/Tax Number/), { target: { value: '123-45-6789' } });
  await press(DOWNLOAD);
  await waitFor(() => expect(screen.getByText('Gone')).toBeTruthy());
  const sent = asked.filter(({ id }) => /pdf|enrollment/.test(id));
  expect(sent.map(({ id, payload }) => [id, payload])).toEqual([
    [
      'attorney_app_pdf',
      {
        ...{ form: { firm_name: 'Whitfield' }, lead_id: '7', file_type: 'attorney_app' },
        // What is printed in its place.
        ends: { '/ssn': '6789' },
      },
    ],
    ['download_signed_enrollment', { name: 'made.pdf' }],
  ]);
});
