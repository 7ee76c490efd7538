// The documents of a form as staff declare them: offered to others, named otherwise, one more of them, all without code.

import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { PortalProvider } from '../../../app/portal/portal.tsx';
import { Agreement } from '../../../app/widgets/documents/Agreement.tsx';
import { FeeScheduleLink } from '../../../app/widgets/documents/FeeSchedule.tsx';
import { createFormStore, FormRuntimeProvider } from '../../../runtime/react/index.ts';
import { fetchWidgets } from '../../../runtime/react/tree/leaf.ts';
import { contentWith, edited, releaseOf } from '../../helpers/releases.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { licensedIn } from '../kits/application-store.tsx';
import { portalOf } from '../kits/kit.tsx';

/** Oregon gets the schedule of California, under another name, and whoever answers is given a notice more. */
async function staffsRelease() {
  const house = (text: string): string => {
    const value = JSON.parse(text);
    value.documents.fee_schedule_standard.offer.except = ['CA', 'OR'];
    value.documents.fee_schedule_california.offer.in = ['OR'];
    value.documents.notice = { offer: { some: 'first_name' } };
    return JSON.stringify(value);
  };
  const words = edited((said) => ({
    ...said,
    'fee_schedule_california.title': 'Fee schedule West',
    'notice.title': 'Notice',
  }));
  const notice = () => 'Read this first.\n';
  return releaseOf(
    await contentWith({
      'schemas/house.json': house,
      'messages/en-US/documents.json': words,
      'messages/en-US/documents/notice.md': notice,
    }),
  );
}

it('offers what the content says, to whom it says, under the name it gives, as soon as the answers change', async () => {
  const release = await staffsRelease();
  const form = release.forms.application;
  if (!form) throw new Error('The content has no application.');
  await fetchWidgets(form.bundle);
  const fee = {
    sub_coverage: 'Simple will',
    fee_code: 'A',
    fee_amount: 100,
    ca_fee_amount: 130,
    parameter: 'Each',
    plan_class: 'FAM',
  };
  const { calls } = fakeCalls({
    get_coverages: () => ({ body: { status: 'success', data: [], fees_data: [fee] } }),
  });
  const answers = licensedIn('CA');
  const store = createFormStore({ ...form, live: undefined, texts: release.texts, calls, answers });
  await store.settled();
  const bare = portalOf({ calls });
  const portal = { ...bare, content: { ...bare.content, app: release.app } };
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <PortalProvider portal={portal}>
          <FormRuntimeProvider store={store}>
            <Agreement
              pointer="/agreement_reviewed"
              schema={{ type: 'boolean' }}
              ui={{}}
              options={{ page: 'pages.disclaimer' }}
              info={store.info('/agreement_reviewed')}
            />
            <FeeScheduleLink classes={['FAM']} />
          </FormRuntimeProvider>
        </PortalProvider>
      </SWRConfig>
    </MemoryRouter>,
  );
  const AGREEMENT = 'Download Fee for Services Attorney Agreement (PDF)';
  const offered = () =>
    screen.getAllByRole('button', { name: /^Download / }).map((one) => one.ariaLabel);
  expect(offered()).toEqual([AGREEMENT]);

  store.set('/first_name', 'Ann');
  store.set('/credentials', licensedIn('OR').credentials);
  await store.settled();
  expect(await screen.findByRole('button', { name: 'Download Notice' })).toBeTruthy();
  expect(offered()).toEqual([AGREEMENT, 'Download Fee schedule West', 'Download Notice']);

  fireEvent.click(screen.getByRole('button', { name: 'Fee schedule' }));
  expect(await screen.findByRole('columnheader', { name: 'CA(state) Rate($)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Fee schedule West' })).toBeTruthy();
});
