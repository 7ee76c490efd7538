// A field added to a section that forms share is found wherever the section is: in the wizard, the profile as it is read and as it
// is edited, the printed form, and what the server judges by. Nothing else is changed for it.
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  contextOf,
  createJudge,
  type FormBundle,
  type JsonObject,
} from '../../../runtime/core/index.ts';
import {
  createFormStore,
  FormRuntimeProvider,
  SectionTree,
  Summary,
} from '../../../runtime/react/index.ts';
import { fetchWidgets } from '../../../runtime/react/tree/leaf.ts';
import { formBlocks } from '../../../server/services/documents/from-form.ts';
import { MOOT_COURT, withMootCourt } from '../../helpers/moot-court.ts';
import { fakeCalls, textsOf } from '../../react/kits/kit.tsx';

const release = await withMootCourt();

const ANSWERS: JsonObject = { [MOOT_COURT.name]: MOOT_COURT.answer, normal_hourly_rate: 240 };

function formNamed(id: string) {
  const form = release.forms[id];
  if (!form) throw new Error(`There is no form ${id}.`);
  return form;
}

const contextIn = (bundle: FormBundle): JsonObject =>
  contextOf(bundle, { route: bundle.id, today: '2026-03-02', records: { record: {} } });

async function drawn(id: string, what: 'read' | 'edited'): Promise<void> {
  cleanup();
  const { bundle, validate } = formNamed(id);
  const texts = textsOf(bundle.messages);
  const store = createFormStore({
    bundle,
    validate,
    texts,
    ...{ calls: fakeCalls().calls, answers: ANSWERS, context: contextIn(bundle) },
    live: undefined,
  });
  await Promise.all([store.settled(), fetchWidgets(bundle)]);
  const section = bundle.sections.find((one) => one.id === 'practice');
  if (!section) throw new Error('There is no such section.');
  render(
    <FormRuntimeProvider store={store}>
      {what === 'read' ? <Summary only={['practice']} whole /> : <SectionTree section={section} />}
    </FormRuntimeProvider>,
  );
}

test('it is asked in the wizard and where the profile is edited', async () => {
  for (const id of ['application', 'profile']) {
    await drawn(id, 'edited');
    const field = await screen.findByLabelText(/^Moot court/);
    expect(field, id).toHaveProperty('value', 'Finalist');
  }
});

test('it is read in the review and in the profile', async () => {
  for (const id of ['application', 'profile']) {
    await drawn(id, 'read');
    expect(screen.getByText('Moot court').nextElementSibling?.textContent, id).toBe('Finalist');
  }
});

test('it is printed', () => {
  const { bundle } = formNamed('application');
  const blocks = formBlocks({
    form: bundle,
    answers: ANSWERS,
    words: { ...textsOf(bundle.messages), page: (key) => bundle.pages[key] },
    states: {},
  });
  expect(JSON.stringify(blocks)).toContain('Finalist');
  expect(JSON.stringify(blocks)).toContain('Moot court');
});

test('it is judged as the server judges, in both forms', async () => {
  for (const id of ['application', 'profile']) {
    const { bundle, validate } = formNamed(id);
    const { faults } = await createJudge(bundle, validate).judge({
      answers: { ...ANSWERS, [MOOT_COURT.name]: MOOT_COURT.tooLong },
      context: contextIn(bundle),
      moment: 'submit',
    });
    expect(faults, id).toContainEqual(
      expect.objectContaining({ path: '/moot_court', code: 'maxLength', section: 'practice' }),
    );
  }
});
