// A form of one page: what its sections say of themselves, and the dialogs its rules open.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LeftOutNotice, SingleForm } from '../../../runtime/react/index.ts';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { rest, type Setup, stage } from '../kits/kit.tsx';

const text = { type: 'string' };
const form = await bundleOf({
  sections: {
    talk: { schema: { type: 'object', properties: { topic: text, agreed: { type: 'boolean' } } } },
    way: { schema: { type: 'object', properties: { city: text } } },
  },
  rules: [
    rule('agreed-explains', ['agreed', 'equal', true], { type: 'open', dialog: 'mine' }),
    rule('topic-asks', ['topic', 'equal', 'x'], { type: 'open', dialog: 'theirs' }),
  ],
});

async function show(setup: Setup = {}, head = <h1>Speak</h1>, bundle = form) {
  const made = await stage(bundle, setup);
  render(
    <made.Around>
      <SingleForm validate={made.validate} onSent={() => undefined} head={head} />
    </made.Around>,
  );
  return made;
}

test('a section says what it is about, and nothing is said twice', async () => {
  await show({
    messages: {
      'test.title': 'Speak',
      'test.talk.title': 'Speak',
      'test.talk.lead': 'Tell us what you would talk about.',
      'test.way.title': 'Your way',
      'test.way.lead': 'We book the train.',
    },
  });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Speak',
    'Your way',
  ]);
  screen.getByText('Tell us what you would talk about.');
  screen.getByText('We book the train.');
});

test('a dialog is made of its messages, and closes', async () => {
  const { store } = await show({
    messages: { 'test.dialog.mine.title': 'Before you agree', 'test.dialog.mine.text': 'Read it.' },
  });
  act(() => store.set('/agreed', true));
  await rest(store);
  expect(screen.getByRole('dialog', { name: 'Before you agree' }).textContent).toContain(
    'Read it.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog shows the long text that its rule names', async () => {
  const page = [{ kind: 'paragraph', children: [{ kind: 'text', text: 'At length.' }] }] as const;
  const { store } = await show({}, <h1>Speak</h1>, {
    ...form,
    dialogs: { theirs: { title: 'test.theirs', page: 'pages.theirs' } },
    messages: { ...form.messages, 'test.theirs': 'More of it' },
    pages: { 'pages.theirs': page },
  });
  act(() => store.set('/topic', 'x'));
  await rest(store);
  expect(screen.getByRole('dialog', { name: 'More of it' }).textContent).toContain('At length.');
});

test('a dialog waits while the page shows one of its own', async () => {
  const messages = { 'test.dialog.mine.title': 'Before you agree' };
  const { store } = await show({ holdsDialogs: true, messages });
  act(() => store.set('/agreed', true));
  await rest(store);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('answers without a place are shown with what was written there, until that was read', async () => {
  const { Around } = await stage(form);
  const answers = [
    { path: '/hours', label: 'Office hours', value: '9 to 5' },
    { path: '/rows/0', label: 'Rows', value: '' },
  ];
  render(
    <Around>
      <LeftOutNotice answers={answers} />
    </Around>,
  );
  const notice = await screen.findByRole('region', {
    name: 'This form has changed since you saved it',
  });
  expect(notice.textContent).toContain('some of your answers');
  expect(notice.textContent).toContain('Office hours9 to 5');
  expect(notice.textContent).toContain('(several entries)');
  fireEvent.click(screen.getByRole('button', { name: 'I have read this' }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('what nobody can give is refused on the screen as it is on the server, in words', async () => {
  const { store } = await show({ messages: { 'topic.label': 'Topic' } });
  act(() => store.set('/topic', 'Beds\u202esdeB'));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await rest(store);
  expect(
    screen.getAllByText(/This contains a character that cannot be shown\. Delete it/).length,
  ).toBeGreaterThan(0);
  act(() => store.set('/topic', 'one\ntwo'));
  await rest(store);
  expect(screen.getAllByText(/Keep this on one line\./).length).toBeGreaterThan(0);
});

test('what is wrong with the form as a whole is listed in its own words', async () => {
  const bundle = await bundleOf({
    schema: { type: 'object', properties: { a: text, b: text }, not: { required: ['a', 'b'] } },
  });
  await show({ answers: { a: 'x', b: 'y' } }, <h1>Speak</h1>, bundle);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const said = await screen.findAllByText(/not accepted here/);
  expect(said.map(({ textContent }) => textContent?.trim())).toEqual([
    'This answer is not accepted here.',
  ]);
});

test('a refusal said over the page is taken back once its cause is mended, not sooner', async () => {
  const bundle = await bundleOf({
    sections: {
      main: {
        schema: { type: 'object', properties: { topic: text, agreed: { type: 'boolean' } } },
        ui: {
          agreed: { 'ui:widget': 'checkbox', 'ui:options': { refusal: 'test.refusal.agree' } },
        },
      },
    },
    rules: [
      rule('agree', ['agreed', 'notEqual', true], {
        type: 'fault',
        at: '/agreed',
        message: 'test.agreed.error.not',
      }),
    ],
    messages: { 'test.refusal.agree': 'please agree!', 'test.agreed.error.not': 'Tick this.' },
  });
  const { store, toasts, retracted } = await show({}, <h1>Speak</h1>, bundle);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await rest(store);
  expect(toasts).toEqual([['error', 'please agree!']]);
  act(() => store.set('/topic', 'x'));
  await rest(store);
  expect(retracted).toEqual([]);
  act(() => store.set('/agreed', true));
  await rest(store);
  expect(retracted).toEqual(['please agree!']);
});
