// What the application says over the page, opens and lists, a form with other field names does too, by JSON alone.

import { act, fireEvent, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { FormHost, sheetWith } from '../../../app/host/FormHost.tsx';
import '../../../app/widgets/areas/PracticeAreas.tsx';
import { registerPortalWidgets } from '../../../app/widgets/index.tsx';
import type { Answers } from '../../../runtime/core/index.ts';
import { createFormStore } from '../../../runtime/react/index.ts';
import { fetchWidgets } from '../../../runtime/react/tree/leaf.ts';
import { builtWith, otherNames } from '../../helpers/other-names.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { portalOf, show } from '../kits/kit.tsx';

// The whole content is compiled first, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 20_000 });

// jsdom lays nothing out; a window of rows needs a height to show any.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
});

registerPortalWidgets();
const { release, faults } = await builtWith(otherNames());

async function open(answers: Answers = {}) {
  expect(faults).toEqual([]);
  const form = release?.forms.offices;
  if (!release || !form) throw new Error('This form does not exist.');
  await fetchWidgets(form.bundle);
  const { calls } = fakeCalls({
    getState: () => ({
      body: { status: 'success', data: [{ STATECD: 'GA', state_name: 'Georgia' }] },
    }),
    getCounty: () => ({ body: { status: 'success', data: ['Cobb', 'Fulton'] } }),
  });
  const loaded = { ...form, texts: release.texts, live: undefined };
  const store = createFormStore({ ...loaded, calls, answers });
  const portal = portalOf({ calls });
  show(
    <SWRConfig value={{ provider: () => new Map() }}>
      <FormHost
        opened={{ form: loaded, store }}
        call="form_submit"
        onSent={() => undefined}
        frame={sheetWith()}
      />
    </SWRConfig>,
    portal,
  );
  await screen.findByRole('button', { name: 'Open it' });
  const said = () => portal.toasts.shown()?.text;
  return { store, said };
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const submit = () => press('Submit');

it('says over the page what a field says when it keeps the form back, and takes it back', async () => {
  const { said } = await open();
  await submit();
  expect(said()).toBe('Read the terms first!');
  fireEvent.click(screen.getByLabelText(/^I have read the terms/));
  await submit();
  expect(said()).not.toBe('Read the terms first!');
});

it('opens the dialog that a rule names, with its long text', async () => {
  const { store } = await open();
  await act(async () => {
    fireEvent.click(screen.getByLabelText(/^Tell me more/));
    await store.settled();
  });
  const dialog = screen.getByRole('dialog', { name: 'More about offices' });
  expect(dialog.textContent).toContain('Offices are open on weekdays.');
  await press('I see');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lists rows by the members it names, and speaks of them in its own words', async () => {
  const there = { region: 'GA', parish: 'Cobb', tier: 'CDL', fee: 90 };
  const { store, said } = await open({ new_office: there });
  expect(await screen.findByText('There is no office yet.')).toBeTruthy();
  await screen.findByRole('option', { name: 'Cobb' });
  expect(screen.getByRole('group', { name: 'One more office' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Parish of the office' })).toBeTruthy();
  await press('Open it');
  expect(store.answers().offices).toEqual([there]);
  await act(async () => store.set('/new_office', there));
  await press('Open it');
  expect(said()).toBe('There is one already.');
  await press('Remove Cobb, GA, CDL');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Close this office for good?')).toBeTruthy();
  await press('DELETE');
  expect(store.answers().offices ?? []).toEqual([]);
});

it.each([
  [
    'a member that its rows do not have',
    'county',
    './town',
    /"\.\/town" at the field offices names no field/,
  ],
  [
    'a word that the widget does not ask for',
    'country',
    './region',
    /asks for no member called "country"/,
  ],
  [
    'no member for what the widget needs',
    'county',
    undefined,
    /does not know which member of a row is "county"/,
  ],
])('is refused by the check with %s', async (_what, word, path, words) => {
  const files = otherNames();
  const ui = files['schemas/forms/offices/main.ui.json'] as {
    offices: { 'ui:options': { members: Record<string, string | undefined> } };
  };
  ui.offices['ui:options'].members[word] = path;
  expect((await builtWith(files)).faults.join('\n')).toMatch(words);
});

it('is refused by the check where a sentence or a long text is missing', async () => {
  const files = otherNames();
  delete files['messages/en-US/offices.json']['refusal.terms'];
  delete (files as Partial<typeof files>)['messages/en-US/pages/more.md'];
  const found = (await builtWith(files)).faults.join('\n');
  expect(found).toMatch(/There is no message "offices\.refusal\.terms"/);
  expect(found).toMatch(/There is no message "pages\.more"/);
});
