import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SectionTree, SingleForm } from '../../../runtime/react/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { fakeCalls, rest, stage } from '../kits/kit.tsx';

const check = {
  call: 'isFree',
  with: { name: '/name' },
  good: 'test.own.free',
  fault: 'test.own.taken',
};
const account = await bundleOf({
  sections: {
    main: {
      schema: {
        type: 'object',
        required: ['name', 'word'],
        properties: { name: { type: 'string', minLength: 3 }, word: { type: 'string' } },
      },
      ui: { name: { 'ui:options': { check } } },
    },
  },
  messages: { 'test.own.free': 'Free', 'test.own.taken': 'Taken' },
});

async function open(answer: (name: string) => { status?: number; free?: boolean }) {
  const { calls, asked } = fakeCalls({
    isFree: ({ name }) => {
      const { status = 200, free = false } = answer(String(name));
      return { status, body: { data: { available: free } } };
    },
    send: () => ({ body: {} }),
  });
  const made = await stage(account, { calls });
  render(
    <made.Around>
      <SingleForm validate={made.validate} call="send" noSummary onSent={() => undefined} />
    </made.Around>,
  );
  const name = screen.getByLabelText('name');
  const type = (value: string) => fireEvent.change(name, { target: { value } });
  return { ...made, asked, name, type };
}

const ids = (asked: readonly { id: string }[]) => asked.map(({ id }) => id);

test('a name that is free is said to be so, politely', async () => {
  const { type } = await open(() => ({ free: true }));
  type('dana');
  expect((await screen.findByText('Free')).closest('[role=status]')).not.toBeNull();
});

test('a taken name is refused at its field and spoken, the other fields stay in peace', async () => {
  const { store, type } = await open(() => ({ free: false }));
  type('dana');
  const texts = await screen.findAllByText('Taken');
  expect(texts.some((text) => text.closest('[role=status]'))).toBe(true);
  expect(store.view('/name').fault?.message).toBe('test.own.taken');
  expect(store.view('/word').fault).toBeUndefined();
  fireEvent.blur(screen.getByLabelText('word'));
  expect(store.view('/word').fault).toBeUndefined();
});

test('a taken name blocks sending and takes focus; another name frees the way', async () => {
  const { store, asked, name, type } = await open((given) => ({ free: given !== 'dana' }));
  fireEvent.change(screen.getByLabelText('word'), { target: { value: 'x' } });
  type('dana');
  await screen.findAllByText('Taken');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await rest(store);
  await expect.poll(() => document.activeElement).toBe(name);
  expect(ids(asked)).not.toContain('send');

  type('dana2');
  await screen.findByText('Free');
  expect(store.view('/name').fault).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await expect.poll(() => ids(asked)).toContain('send');
});

test('a name that does not fit the form is not asked about', async () => {
  const { asked, type } = await open(() => ({ free: true }));
  type('ab');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(asked).toEqual([]);
});

test('where nobody knows, nothing is said', async () => {
  const { store, asked, type } = await open(() => ({ status: 429 }));
  type('dana');
  await expect.poll(() => asked.length).toBe(1);
  await rest(store);
  expect(screen.queryByText('Taken')).toBeNull();
  expect(screen.queryByText('Free')).toBeNull();
});

test('an output shows the text of its value and is named by its label', async () => {
  const bundle = await bundleOf({
    sections: {
      main: {
        schema: { type: 'object', properties: { question: { type: 'string', enum: ['a'] } } },
        ui: { question: { 'ui:widget': 'output' } },
      },
    },
    messages: { 'test.question.option.a': 'Which one?' },
  });
  const made = await stage(bundle, { answers: { question: 'a' } });
  render(
    <made.Around>
      <div>
        {bundle.sections.map((section) => (
          <SectionTree key={section.id} section={section} />
        ))}
      </div>
    </made.Around>,
  );
  expect(screen.getByLabelText(/^question/).textContent).toBe('Which one?');
});

test('what the server found of one field does not keep a corrected form from being sent again', async () => {
  const { store, asked } = await open(() => ({ free: true }));
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'dana' } });
  fireEvent.change(screen.getByLabelText('word'), { target: { value: 'right' } });
  store.addServerFaults([
    { path: '/word', code: 'rule', params: {}, message: 'test.own.taken', section: 'main' },
  ]);
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'daniel' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await expect.poll(() => ids(asked)).toContain('send');
});
