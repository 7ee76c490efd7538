// Same as Primary Address on the screen of step 4: it copies and locks, and leaves what it copied once it is taken back.

import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { SectionTree } from '../../../runtime/react/index.ts';
import { fakeCalls, rest } from '../../react/kits/kit.tsx';
import { compileApplication, showApplication } from '../kits/application-store.tsx';

beforeAll(compileApplication, 60_000);

const HOME = {
  type: { id: 'PRIMARY', name: 'PRIMARY' },
  address1: '1180 Peachtree St NE',
  city: 'Atlanta',
  state: 'GA',
  zip: '30309',
  county: 'Fulton',
};

it('copies the first address and locks it; afterwards the copy stays and can be edited (ST4-09, OR-98)', async () => {
  const { calls } = fakeCalls({
    getState: () => ({ body: { data: [{ STATECD: 'GA', state_name: 'Georgia' }] } }),
    getCounty: () => ({ body: { data: ['Cobb', 'Fulton'] } }),
  });
  const { store } = await showApplication(
    ({ bundle }) => {
      const billing = bundle.sections.find(({ id }) => id === 'billing');
      if (!billing) throw new Error('The application has no step for billing.');
      return <SectionTree section={billing} />;
    },
    { answers: { attorney_type: ['FAM'], addresses: [HOME] }, calls },
  );
  const same = async (answer: 'Yes' | 'No') => {
    const group = screen.getByRole('group', { name: /^Same as Primary Address/ });
    fireEvent.click(within(group).getByRole('radio', { name: answer }));
    await rest(store);
  };
  const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^City/ });
  const county = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^County/ });

  await same('Yes');
  expect([city().value, city().readOnly || city().disabled]).toEqual(['Atlanta', true]);
  expect(county().selectedOptions[0]?.textContent).toBe('Fulton');
  expect(county().disabled).toBe(true);

  await same('No');
  expect([city().value, city().readOnly || city().disabled]).toEqual(['Atlanta', false]);
  fireEvent.change(city(), { target: { value: 'Decatur' } });
  await rest(store);
  expect(store.answers()).toMatchObject({ pay_city: 'Decatur', pay_address_1: HOME.address1 });
});
