// Fields that are filled by look-ups: what is filled, what is followed, and what a person's own answer is worth.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { JsonObject, Schema, UiSchema } from '../../../runtime/core/index.ts';
import { LOOK_UP_WAIT_MS, SUGGEST_WAIT_MS } from '../../../runtime/react/widgets/compound/waits.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { fakeCalls, rest, type Setup, show } from '../kits/kit.tsx';

afterEach(() => vi.useRealTimers());

const text: Schema = { type: 'string' };
const COUNTIES: Readonly<Record<string, string>> = {
  '30309': 'Fulton',
  '30030': 'DeKalb',
  '98101': 'King',
  '00001': '',
};
const PLACES: Readonly<Record<string, JsonObject>> = {
  'with its ZIP': { line: '1 Main St', city: 'Austin', zip: '78701', county: 'Travis' },
  'without a ZIP': { line: '1 Main St', city: 'Austin', county: 'Travis' },
};

/** ZIP and city each look the county up, as the fields of an address do; the line is chosen from suggestions. */
const fill = (set: JsonObject = { './county': 'county' }): JsonObject => ({
  call: 'county',
  when: 'blur',
  with: { zip: './zip', city: './city' },
  set,
});
const whole = fill({ './city': 'city', './zip': 'zip', './county': 'county' });
const ui: UiSchema = {
  line: {
    'ui:widget': 'address',
    'ui:options': {
      options: { call: 'search', with: { text: './line' }, value: 'line', label: 'label' },
      fill: whole,
    },
  },
  city: { 'ui:options': { fill: fill() } },
  zip: { 'ui:options': { fill: fill() } },
};

/** Only the line is known of it, until it is asked for. */
const OPEN = { label: 'whole when chosen', line: '401 Congress Ave', more: 'p~1' };

async function address(answers: Setup['answers'] = {}) {
  const { calls, asked } = fakeCalls({
    county: ({ zip }) => ({ body: { county: COUNTIES[String(zip)] ?? '' } }),
    search: ({ more }) => ({
      body: {
        data:
          more === OPEN.more
            ? [PLACES['with its ZIP'] ?? {}]
            : [...Object.entries(PLACES).map(([label, place]) => ({ label, ...place })), OPEN],
      },
    }),
  });
  const properties = { line: text, city: text, zip: text, county: text };
  const sections = { main: { schema: { type: 'object', properties }, ui } };
  const { store } = await show(await bundleOf({ sections }), { calls, answers });
  const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement;
  const type = (name: string, value: string) => {
    fireEvent.change(field(name), { target: { value } });
    fireEvent.blur(field(name));
  };
  const lookUps = () => asked.filter(({ id }) => id === 'county').map(({ payload }) => payload.zip);
  return { store, field, type, lookUps };
}

test('a look-up fills a neighbour, says so, and never overwrites what was typed', async () => {
  const { store, type, field } = await address({ city: 'Atlanta' });
  type('zip', '30309');
  await waitFor(() => expect(field('county').value).toBe('Fulton'));
  expect(screen.getByText('Filled in for you.')).toBeTruthy();
  fireEvent.change(field('county'), { target: { value: 'Cobb' } });
  expect(screen.queryByText('Filled in for you.')).toBeNull();
  type('zip', '30030');
  await rest(store);
  expect(field('county').value).toBe('Cobb');
});

test('what one field had looked up follows when another field of the address is corrected', async () => {
  const { type, field } = await address({ zip: '30309' });
  type('city', 'Atlanta');
  await waitFor(() => expect(field('county').value).toBe('Fulton'));
  type('zip', '98101');
  await waitFor(() => expect(field('county').value).toBe('King'));
  type('city', 'Seattle');
  type('zip', '30030');
  await waitFor(() => expect(field('county').value).toBe('DeKalb'));
});

test('what a saved answer has from a look-up follows, too', async () => {
  const followed = await address({ city: 'Atlanta', zip: '30309', county: 'Fulton' });
  await waitFor(() => expect(followed.lookUps()).toEqual(['30309']));
  followed.type('zip', '98101');
  await waitFor(() => expect(followed.field('county').value).toBe('King'));
});

test('a county of one’s own choice in a saved answer stays', async () => {
  const { store, type, field, lookUps } = await address({
    city: 'Atlanta',
    zip: '30309',
    county: 'Cobb',
  });
  type('zip', '98101');
  await waitFor(() => expect(lookUps()).toContain('98101'));
  await rest(store);
  expect(field('county').value).toBe('Cobb');
});

test('what was looked up is taken back where the next look-up finds nothing', async () => {
  const { type, field } = await address({ city: 'Atlanta' });
  type('zip', '30309');
  await waitFor(() => expect(field('county').value).toBe('Fulton'));
  type('zip', '00001');
  await waitFor(() => expect(field('county').value).toBe(''));
});

test('what a person empties is not filled again by the same look-up', async () => {
  const { store, type, field } = await address({ city: 'Atlanta' });
  type('zip', '30309');
  await waitFor(() => expect(field('county').value).toBe('Fulton'));
  type('county', '');
  fireEvent.blur(field('city'));
  await rest(store);
  expect(field('county').value).toBe('');
});

test('a look-up that fails is made again the next time the field is left', async () => {
  let up = false;
  const { calls } = fakeCalls({
    county: () => (up ? { body: { county: 'Fulton' } } : { status: 503 }),
  });
  const schema: Schema = { type: 'object', properties: { zip: text, county: text } };
  const asking: JsonObject = { ...fill(), with: { zip: './zip' } };
  const sections = { main: { schema, ui: { zip: { 'ui:options': { fill: asking } } } } };
  const { store } = await show(await bundleOf({ sections }), { calls, answers: { zip: '30309' } });
  await rest(store);
  up = true;
  fireEvent.blur(screen.getByLabelText(/^zip/));
  await waitFor(() => expect(store.view('/county').value).toBe('Fulton'));
});

async function chosen(label: string) {
  const made = await address({ city: 'Atlanta', zip: '30309', county: 'Fulton' });
  vi.useFakeTimers();
  fireEvent.change(made.field('line'), { target: { value: '1 Main' } });
  await act(() => vi.advanceTimersByTimeAsync(SUGGEST_WAIT_MS));
  fireEvent.pointerDown(screen.getByRole('option', { name: label }));
  return made;
}

test('a chosen place fills its parts, and what it leaves open is emptied', async () => {
  const { field } = await chosen('without a ZIP');
  const shown = ['line', 'city', 'zip', 'county'].map((name) => field(name).value);
  expect(shown).toEqual(['1 Main St', 'Austin', '', 'Travis']);
});

test('a place that came without its parts shows its line at once, and its parts as they come', async () => {
  const { field } = await chosen(OPEN.label);
  expect([field('line').value, field('county').value]).toEqual([OPEN.line, 'Fulton']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  const shown = ['line', 'city', 'zip', 'county'].map((name) => field(name).value);
  expect(shown).toEqual(['1 Main St', 'Austin', '78701', 'Travis']);
});

test('the parts of a chosen place are let be once the person has typed on', async () => {
  const { field, type } = await chosen(OPEN.label);
  type('line', '500 Oak St');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([field('line').value, field('city').value]).toEqual(['500 Oak St', 'Atlanta']);
});

test('suggestions wait for a pause in typing, the look-up for the chosen place (CON-85)', async () => {
  expect([SUGGEST_WAIT_MS, LOOK_UP_WAIT_MS]).toEqual([300, 1100]);
  const { lookUps } = await chosen('with its ZIP');
  await act(() => vi.advanceTimersByTimeAsync(LOOK_UP_WAIT_MS - 1));
  expect(lookUps()).toEqual(['30309']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(lookUps()).toEqual(['30309', '78701']);
});

test('the county of a chosen place follows when its ZIP is corrected', async () => {
  const { field, type } = await chosen('with its ZIP');
  vi.useRealTimers();
  expect(field('county').value).toBe('Travis');
  type('zip', '98101');
  await waitFor(() => expect(field('county').value).toBe('King'));
});
