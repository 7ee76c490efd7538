// What is typed stands in its control already; these hold the control to the answers all the same.

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InTable } from '../../../runtime/react/parts/FieldFrame.tsx';
import { SectionTree } from '../../../runtime/react/tree/SectionTree.tsx';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { rest, stage } from '../kits/kit.tsx';

const form = await bundleOf({
  sections: {
    main: {
      schema: {
        type: 'object',
        properties: {
          word: { type: 'string' },
          story: { type: 'string' },
          open: { type: 'string' },
        },
      },
      ui: { story: { 'ui:widget': 'multiline' } },
    },
  },
  rules: [
    rule('no-dash', ['word', 'equal', 'b-'], { type: 'set', field: '/word', value: 'b' }),
    rule('no-story', ['open', 'equal', 'close'], { type: 'hide', fields: ['/story'] }),
  ],
});

async function open(answers = {}) {
  const made = await stage(form, { answers });
  const page = (inTable: boolean) => (
    <made.Around>
      <InTable value={inTable}>
        {form.sections.map((section) => (
          <SectionTree key={section.id} section={section} />
        ))}
      </InTable>
    </made.Around>
  );
  const { rerender } = render(page(false));
  return { ...made, again: () => rerender(page(true)) };
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });

for (const name of ['word', 'story']) {
  test(`what is typed into ${name} stays when the page is drawn for another reason`, async () => {
    const { store, again } = await open();
    type(name, 'typed');
    await act(async () => again());
    expect(box(name).value).toBe('typed');
    expect(store.answers()).toEqual({ [name]: 'typed' });
  });

  test(`an answer to ${name} from elsewhere takes the place of what was typed, and so does none`, async () => {
    const { store } = await open({ [name]: 'first' });
    type(name, 'typed');
    await act(async () => store.set(`/${name}`, 'first'));
    expect(box(name).value).toBe('first');
    type(name, 'typed again');
    await act(async () => store.set(`/${name}`, undefined));
    expect(box(name).value).toBe('');
  });
}

test('a rule that writes what stood there before shows it, each time', async () => {
  const { store } = await open({ word: 'b' });
  for (let time = 0; time < 2; time++) {
    type('word', 'b-');
    await act(() => rest(store));
    expect(store.answers()).toEqual({ word: 'b' });
    expect(box('word').value).toBe('b');
  }
});

test('a field that was hidden comes back with what was typed into it', async () => {
  const { store } = await open();
  type('story', 'once upon a time');
  type('open', 'close');
  await act(() => rest(store));
  expect(screen.queryByLabelText(/^story/)).toBeNull();
  type('open', '');
  await act(() => rest(store));
  expect(box('story').value).toBe('once upon a time');
});
