// A form of one `use` line on the screen: drawn, behaving and summed up like that step of the wizard; sections on one page.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../../runtime/core/index.ts';
import {
  createFormStore,
  FormRuntimeProvider,
  type FormStore,
  SectionTree,
  SingleForm,
  Summary,
} from '../../../runtime/react/index.ts';
import { fetchWidgets } from '../../../runtime/react/tree/leaf.ts';
import { releasedWith } from '../../helpers/one-use.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';

const release = await releasedWith('practice');

async function storeOf(id: string, answers: Answers = {}) {
  const form = release.forms[id];
  if (!form) throw new Error(`There is no form ${id}.`);
  await fetchWidgets(form.bundle);
  const { calls } = fakeCalls({ getState: () => ({ body: { data: [] } }) });
  const context = { route: 'form', today: '2026-03-02', section: 'practice' };
  const store = createFormStore({ ...form, texts: release.texts, calls, answers, context });
  await store.settled();
  return { store, validate: form.validate };
}

async function step(id: string): Promise<FormStore> {
  const { store } = await storeOf(id);
  const section = store.bundle.sections.find((one) => one.id === 'practice');
  if (!section) throw new Error('There is no such section.');
  await act(async () => {
    render(
      <FormRuntimeProvider store={store} toast={() => {}}>
        <SectionTree section={section} />
      </FormRuntimeProvider>,
    );
  });
  return store;
}

const shown = (): string => document.body.textContent ?? '';

test('a form of one use line shows what the step of the wizard shows, and reacts alike', async () => {
  const seen: string[][] = [];
  for (const id of ['application', 'again']) {
    const store = await step(id);
    const first = shown();
    await act(async () => {
      fireEvent.click(screen.getByLabelText('Others'));
      await store.settled();
    });
    expect(screen.getByLabelText(/Other Languages/)).toBeDefined();
    seen.push([first, shown()]);
    cleanup();
  }
  expect(seen[0]?.[0]).toContain('Education');
  expect(seen[1]).toEqual(seen[0]);
});

test('its summary is the summary of that step', async () => {
  const answers = { college: 'Emory', language_fluent: ['English'], normal_hourly_rate: 250 };
  const seen: string[] = [];
  for (const id of ['application', 'again']) {
    const { store } = await storeOf(id, answers);
    render(
      <FormRuntimeProvider store={store} toast={() => {}}>
        <Summary only={['practice']} />
      </FormRuntimeProvider>,
    );
    seen.push(shown());
    cleanup();
  }
  expect(seen[0]).toContain('CollegeEmory');
  expect(seen[1]).toBe(seen[0]);
});

test('several sections on one page: one without a heading goes on with what stands above it', async () => {
  const { store, validate } = await storeOf('register');
  await act(async () => {
    render(
      <FormRuntimeProvider store={store} toast={() => {}}>
        <SingleForm validate={validate} onSent={() => {}} head={<h1>Register</h1>} />
      </FormRuntimeProvider>,
    );
  });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Register',
    'What you will log in with',
    'If you forget your password',
  ]);
  const password = screen.getByLabelText(/^Password/).closest('section');
  expect(password?.className).toContain('f-goes-on');
  expect(password?.previousElementSibling?.textContent).toContain('Username');
});
