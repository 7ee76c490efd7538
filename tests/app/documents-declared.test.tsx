// The documents of a form as staff declare them: offered to others, named otherwise, one more of them, all without code.

import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { PortalProvider } from '../../app/portal.tsx';
import { Agreement } from '../../app/widgets/documents/Agreement.tsx';
import { FeeScheduleLink } from '../../app/widgets/documents/FeeSchedule.tsx';
import { buildRelease, readContent } from '../../runtime/content/index.ts';
import { createFormStore, FormRuntimeProvider } from '../../runtime/react/index.ts';
import { fetchWidgets } from '../../runtime/react/tree/leaf.ts';
import { fakeCalls } from '../react/kit.tsx';
import { licensedIn } from './application-store.tsx';
import { portalOf } from './kit.tsx';

const HOUSE = 'schemas/house.json';
const WORDS = 'messages/en-US/documents.json';

/** Oregon gets the schedule of California, under another name, and whoever answers is given a notice more. */
async function staffsRelease() {
  const source = new Map(await readContent(process.cwd()));
  const house = JSON.parse(source.get(HOUSE) ?? '{}');
  house.documents.fee_schedule_standard.offer.except = ['CA', 'OR'];
  house.documents.fee_schedule_california.offer.in = ['OR'];
  house.documents.notice = { offer: { some: 'first_name' } };
  source.set(HOUSE, JSON.stringify(house));
  const words = JSON.parse(source.get(WORDS) ?? '{}');
  words['fee_schedule_california.title'] = 'Fee schedule West';
  words['notice.title'] = 'Notice';
  source.set(WORDS, JSON.stringify(words));
  source.set('messages/en-US/documents/notice.md', 'Read this first.\n');
  const { release, faults } = await buildRelease(source, {
    cacheDir: 'node_modules/.cache/content',
  });
  if (!release) throw new Error(JSON.stringify(faults));
  return release;
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
