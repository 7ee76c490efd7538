// What is said above a new claim: why nothing should be billed yet, and which files of the draft went with their page.

import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { released } from '../../helpers/releases.ts';
import { choose, MATTER, openCase, pdf } from '../kits/claims-kit.tsx';

vi.mock('../../../app/host/open.ts', async () => ({
  openForm: (await import('../kits/released.ts')).openReleased,
}));

it('says that a case is not authorized yet, before anything is billed on it', async () => {
  await openCase({ ...MATTER, hindrance: 'authorize' });
  await screen.findByText('Ask for an authorization before you bill anything on it.');
});

it('names the files that were chosen before and are gone, until others are chosen', async () => {
  const { forms } = await released();
  const release = forms['matter-claim']?.bundle.release ?? '';
  await openCase(MATTER, {
    form_draft_load: () => ({
      body: {
        ...{ status: 'success', n_rec: 1, revision: 3, release, savedAt: '2026-03-02T15:00:00Z' },
        data: {
          note: 'Hearing attended.',
          files: [{ name: 'invoice.pdf', fileType: 'Detailed Billing Invoice' }],
        },
      },
    }),
  });
  const gone = 'invoice.pdf was not kept with your answers. Choose it again.';
  await screen.findByText(gone);
  await choose('Detailed Billing Invoice', pdf('again.pdf'));
  await screen.findByText('again.pdf', { exact: false });
  expect(screen.queryByText(gone)).toBeNull();
});
