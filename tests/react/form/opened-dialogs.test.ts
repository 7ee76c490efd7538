// OR-22: the Coverage Details open on entering the step with both types, and when the second is ticked; never twice for one choice.
import { expect, it, vi } from 'vitest';
import { createTexts, type JsonObject } from '../../../runtime/core/index.ts';
import { createFormStore } from '../../../runtime/react/index.ts';
import { released } from '../../helpers/releases.ts';

// The whole content is compiled first, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 30_000 });

async function openApplication(answers: JsonObject) {
  const form = (await released()).forms.application;
  if (!form) throw new Error('There is no application form.');
  const store = createFormStore({
    bundle: form.bundle,
    validate: form.validate,
    texts: createTexts({ messages: form.bundle.messages, templates: {}, locale: 'en-US' }),
    answers,
    context: { section: 'primary' },
    calls: () => Promise.reject(new Error('no calls here')),
  });
  const opened: string[] = [];
  store.onOpen((name) => opened.push(name));
  await store.settled();
  return {
    store,
    opened,
    enter: (section: string) => store.setContext({ ...store.context(), section }),
    choose: async (...types: string[]) => {
      store.set('/attorney_type', types);
      await store.settled();
    },
  };
}

it('opens on entering the step when both types are chosen already, and only once', async () => {
  const { opened, enter, store } = await openApplication({ attorney_type: ['FAM', 'REF'] });
  await store.attempt('leave:practice', 'practice');
  expect(opened).toEqual([]);
  await enter('coverage');
  expect(opened).toEqual(['coverage_details']);
  await store.attempt('leave:coverage', 'coverage');
  await enter('billing');
  store.set('/note', 'Thank you');
  await store.settled();
  await enter('coverage');
  expect(opened).toEqual(['coverage_details']);
});

it('opens when the second type is ticked, and again when the choice is made anew', async () => {
  const { opened, enter, choose } = await openApplication({ attorney_type: ['FAM'] });
  await enter('coverage');
  expect(opened).toEqual([]);
  await choose('FAM', 'REF');
  expect(opened).toEqual(['coverage_details']);
  await choose('FAM', 'REF', 'CDL');
  expect(opened).toEqual(['coverage_details']);
  await choose('FAM');
  await choose('FAM', 'REF');
  expect(opened).toEqual(['coverage_details', 'coverage_details']);
});
