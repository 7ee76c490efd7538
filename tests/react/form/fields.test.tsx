import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { SectionTree } from '../../../runtime/react/index.ts';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { rest, show, stage } from '../kits/kit.tsx';

const person = await bundleOf({
  schema: {
    type: 'object',
    required: ['first', 'last'],
    properties: {
      first: { type: 'string' },
      last: { type: 'string', minLength: 3 },
      married: { type: 'boolean' },
      spouse: { type: 'string' },
      note: { type: 'string' },
    },
  },
  rules: [
    rule('spouse-when-married', ['married', 'equal', true], { type: 'show', fields: ['/spouse'] }),
  ],
});

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement;

test('a required field is bare, an optional one says so', async () => {
  await show(person);
  expect(screen.getByText('first').textContent).toBe('first');
  expect(screen.getByText('note').textContent).toBe('note (optional)');
  expect(field('first')).toHaveProperty('id', 'field-/first');
  expect(field('first').getAttribute('aria-required')).toBe('true');
});

test('a keystroke reaches the answers and renders nothing: it stands in its field already', async () => {
  const made = await stage(person);
  let commits = 0;
  render(
    <made.Around>
      <Profiler id="form" onRender={() => (commits += 1)}>
        {person.sections.map((section) => (
          <SectionTree key={section.id} section={section} />
        ))}
      </Profiler>
    </made.Around>,
  );
  const others = ['last', 'note'].map((name) => field(name));
  const watched = others.map((element) => {
    let mutations = 0;
    const observer = new MutationObserver((list) => {
      mutations += list.length;
    });
    observer.observe(element.closest('.f-field') ?? element, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    return () => mutations;
  });
  const before = commits;
  fireEvent.change(field('first'), { target: { value: 'Ada' } });
  await rest(made.store);
  expect(made.store.answers()).toEqual({ first: 'Ada' });
  expect(commits - before).toBe(0);
  expect(watched.map((count) => count())).toEqual([0, 0]);
});

test('a cleared text is no answer', async () => {
  const { store } = await show(person, { answers: { first: 'Ada' } });
  fireEvent.change(field('first'), { target: { value: '' } });
  expect(store.answers()).toEqual({});
});

test('a field appears when its rule fires, and its answer is kept while it is hidden', async () => {
  const { store } = await show(person, { answers: { spouse: 'Will' } });
  expect(screen.queryByLabelText(/^spouse/)).toBeNull();
  fireEvent.click(field('married'));
  await rest(store);
  expect(field('spouse').value).toBe('Will');
});

test('nothing is complained about before the first attempt', async () => {
  const { store } = await show(person);
  fireEvent.change(field('last'), { target: { value: 'L' } });
  fireEvent.blur(field('last'));
  await rest(store);
  expect(field('last').getAttribute('aria-invalid')).toBeNull();
});

test('an attempt shows every fault; mending clears it while typing; leaving shows it again', async () => {
  const { store } = await show(person);
  await rest(store);
  await store.attempt('leave:main', 'main');
  await rest(store);
  expect(field('first').getAttribute('aria-invalid')).toBe('true');
  expect(field('last').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/^Enter the (first|last)\.$/)).toHaveLength(2);

  fireEvent.change(field('last'), { target: { value: 'Lov' } });
  await rest(store);
  expect(field('last').getAttribute('aria-invalid')).toBeNull();

  fireEvent.change(field('last'), { target: { value: 'Lo' } });
  await rest(store);
  expect(field('last').getAttribute('aria-invalid')).toBeNull();

  fireEvent.blur(field('last'));
  await rest(store);
  expect(field('last').getAttribute('aria-invalid')).toBe('true');
  expect(field('last').getAttribute('aria-describedby')).toContain('field-/last-message');
});

test('the hint of a switch stands below it, and is told with it', async () => {
  const schema = { type: 'object', properties: { remote: { type: 'boolean' } } } as const;
  const bundle = await bundleOf({
    sections: { main: { schema, ui: { remote: { 'ui:widget': 'toggle' } } } },
    messages: { 'test.remote.hint': 'By phone or video.' },
  });
  await show(bundle);
  const control = screen.getByRole('switch', { description: 'By phone or video.' });
  const hint = screen.getByText('By phone or video.');
  expect(control.compareDocumentPosition(hint) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a switch on 1 and 0 holds numbers, whether the schema says their type or lists them alone', async () => {
  const schema = {
    type: 'object',
    properties: {
      typed: { type: ['integer', 'null'], enum: [1, 0, null] },
      listed: { enum: [1, 0] },
    },
  } as const;
  const ui = { typed: { 'ui:widget': 'toggle' }, listed: { 'ui:widget': 'checkbox' } };
  const { store } = await show(await bundleOf({ sections: { main: { schema, ui } } }));
  fireEvent.click(screen.getByRole('switch'));
  fireEvent.click(screen.getByRole('checkbox'));
  await rest(store);
  expect(store.answers()).toEqual({ typed: 1, listed: 1 });
});

test('a field that is only shown cannot be typed into, and its value can be read', async () => {
  const number = { type: 'string', readOnly: true } as const;
  const schema = { type: 'object', properties: { number } } as const;
  await show(await bundleOf({ schema }), {
    answers: { number: 'A-7' },
  });
  expect(field('number').readOnly).toBe(true);
  expect(field('number').value).toBe('A-7');
});

test('a sign after the value stands in the control', async () => {
  const schema = { type: 'object', properties: { share: { type: 'number' } } } as const;
  const ui = { share: { 'ui:options': { suffix: '%' } } };
  await show(await bundleOf({ sections: { main: { schema, ui } } }));
  expect(field('share').parentElement?.textContent).toBe('%');
});
