import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Field, reach } from '../../../runtime/react/index.ts';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { rest, show, stage } from '../kits/kit.tsx';

const item = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, role: { type: 'string', default: 'guest' } },
} as const;

const cards = await bundleOf({
  sections: {
    main: {
      schema: {
        type: 'object',
        properties: { people: { type: 'array', maxItems: 3, items: item } },
      },
      ui: {
        people: {
          'ui:widget': 'repeat',
          'ui:options': { item: { title: ['./name'], badge: './role', keep: 1 } },
        },
      },
    },
  },
  messages: {
    'test.people.add': 'Add person',
    'test.people.delete.text': 'Do you really want to delete this person?',
  },
});

const answers = { people: [{ name: 'Ada' }, { name: 'Bea' }] };
const click = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};

test('finished items fold to one line, the first stands open and cannot be removed', async () => {
  await show(cards, { answers });
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Ada',
    'Bea',
  ]);
  expect(screen.getAllByLabelText('name')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Remove Ada' })).toBeNull();
  await click('Edit Bea');
  expect(screen.getAllByLabelText('name')).toHaveLength(2);
});

test('a new item opens with its defaults and takes focus; the list has its limit', async () => {
  const { store } = await show(cards, { answers });
  await click('Add person');
  expect(store.answers().people).toHaveLength(3);
  await waitFor(() => expect(document.activeElement?.id).toBe('field-/people/2/name'));
  expect(screen.queryByRole('button', { name: 'Add person' })).toBeNull();
});

/** As a browser tells the two clicks of a double click. */
const clickTwice = async (button: HTMLElement) => {
  await act(async () => {
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
  });
};

test('a double click on the button of a list adds one item', async () => {
  const { store } = await show(cards, { answers: { people: [{ name: 'Ada' }] } });
  await clickTwice(screen.getByRole('button', { name: 'Add person' }));
  expect(store.answers().people).toHaveLength(2);
});

test('a removal is asked about first, and Cancel keeps the item', async () => {
  const { store } = await show(cards, { answers });
  await click('Remove Bea');
  const dialog = screen.getByRole('dialog', { name: 'Delete' });
  expect(within(dialog).getByText('Are you sure')).toBeTruthy();
  expect(within(dialog).getByText(/really want to delete this person/)).toBeTruthy();
  await click('Cancel');
  expect(store.answers()).toEqual(answers);
  await click('Remove Bea');
  await click('DELETE');
  expect(store.answers()).toEqual({ people: [{ name: 'Ada' }] });
});

test('faults on show move with their rows when an earlier row goes', async () => {
  const { store } = await show(cards, {
    answers: { people: [{ name: 'Ada' }, { name: 'Bea' }, {}] },
  });
  await act(async () => {
    await store.attempt('leave:main', 'main');
  });
  expect(store.view('/people/2/name').fault?.code).toBe('required');
  await act(async () => store.removeRows('/people', [1]));
  await rest(store);
  expect(store.view('/people/1/name').fault?.code).toBe('required');
  expect(document.getElementById('field-/people/1/name')?.getAttribute('aria-invalid')).toBe(
    'true',
  );
});

test('an item with a fault on show opens, so that it can be mended', async () => {
  const { store } = await show(cards, { answers });
  await act(async () => store.set('/people/1/name', undefined));
  await act(async () => {
    await store.attempt('leave:main', 'main');
  });
  expect(document.getElementById('field-/people/1/name')).toBeTruthy();
});

const long = await bundleOf({
  sections: {
    main: {
      schema: { type: 'object', properties: { rows: { type: 'array', items: item } } },
      ui: { rows: { 'ui:widget': 'repeat', 'ui:options': { columns: ['name', 'role'] } } },
    },
  },
});
const many = { rows: Array.from({ length: 5000 }, (_, index) => ({ name: `n${index}` })) };

test('a list with columns draws a window of its rows only', async () => {
  await show(long, { answers: many });
  const drawn = document.querySelectorAll('.f-row').length;
  expect(drawn).toBeGreaterThan(5);
  expect(drawn).toBeLessThan(40);
  expect(document.querySelector('.f-row')?.getAttribute('aria-setsize')).toBe('5000');
});

test('a double click on the button of a table adds one row', async () => {
  const { store } = await show(long, { answers: { rows: [{ name: 'Ada' }] } });
  await clickTwice(screen.getByRole('button', { name: /^Add/ }));
  expect(store.answers().rows).toHaveLength(2);
});

test('a control of a table is named by the head of its column, which nothing beside it repeats', async () => {
  await show(long, { answers: { rows: [{ name: 'Ada' }] } });
  const [head] = document.querySelectorAll('.f-rows-head > span');
  const name = screen.getByRole('textbox', { name: /name/i });
  expect(name.getAttribute('aria-label')).toContain(head?.textContent);
  expect(document.querySelectorAll('.f-row label')).toHaveLength(0);
});

test('a tick in a table is named by its column, and says nothing beside itself', async () => {
  const ticks = await bundleOf({
    sections: {
      main: {
        schema: {
          type: 'object',
          properties: {
            rows: {
              type: 'array',
              items: {
                type: 'object',
                properties: { active: { type: 'boolean' }, loud: { type: 'boolean' } },
              },
            },
          },
        },
        ui: {
          rows: {
            'ui:widget': 'repeat',
            'ui:options': { columns: ['active', 'loud'] },
            items: { loud: { 'ui:widget': 'toggle' } },
          },
        },
      },
    },
  });
  const { store } = await show(ticks, { answers: { rows: [{}] } });
  const tick = screen.getByRole('checkbox', { name: 'active (optional)' });
  expect(screen.getByRole('switch', { name: 'loud (optional)' })).toBeTruthy();
  expect(document.querySelector('.f-row')?.textContent).toBe('');
  fireEvent.click(tick);
  expect(store.answers()).toEqual({ rows: [{ active: true }] });
});

/** A table of people with these options of its items, closed or not. */
const people = (options: object, closed = false) =>
  bundleOf({
    sections: {
      main: {
        schema: {
          type: 'object',
          properties: {
            other: { type: 'string' },
            people: { type: 'array', maxItems: 3, items: item },
          },
        },
        ui: {
          people: {
            'ui:widget': 'repeat',
            'ui:options': { columns: ['name', 'role'], ...options },
          },
        },
      },
    },
    rules: closed
      ? [rule('closed', ['other', 'notEqual', 'x'], { type: 'disable', fields: ['/people'] })]
      : [],
    messages: { 'test.people.empty': 'Nobody is named yet.' },
  });
const addsAndRemoves = () => [
  screen.queryAllByRole('button', { name: /^Add/ }).length,
  screen.queryAllByRole('button', { name: /^Remove/ }).length,
];

test('a table lets rows come and go as its schema, its options and a rule say', async () => {
  const { store } = await show(await people({ item: { keep: 1 } }), { answers });
  expect(addsAndRemoves()).toEqual([1, 1]);
  await act(async () => void store.insertRow('/people', { name: 'Cy' }));
  expect(addsAndRemoves()).toEqual([0, 2]);
});

test('the rows of a fixed table stay as they are', async () => {
  await show(await people({ item: { fixed: true } }), { answers });
  expect(addsAndRemoves()).toEqual([0, 0]);
  expect(screen.getAllByRole('textbox', { name: /name/ })).toHaveLength(2);
});

test('a table that a rule has closed neither takes rows nor gives them away', async () => {
  await show(await people({}, true), { answers });
  expect(addsAndRemoves()).toEqual([0, 0]);
});

test('a table without rows says so in the words of its list', async () => {
  await show(await people({}), { answers: {} });
  expect(document.querySelector('.f-rows-foot')?.textContent).toBe('Nobody is named yet.');
});

test('a table of rows whose code is still on its way shows a skeleton first', async () => {
  const { onDemand } = await import('../../../runtime/react/parts/on-demand.tsx');
  const arrived = Promise.resolve<Field>(() => <p>All rows</p>);
  const { Widget } = onDemand(() => arrived);
  const made = await stage(long, { answers: many });
  const props = { pointer: '/rows', schema: {}, ui: {}, options: {}, info: undefined };
  render(
    <made.Around>
      <Widget {...props} />
    </made.Around>,
  );
  expect(document.querySelector('.f-skel')).toBeTruthy();
  expect(await screen.findByText('All rows')).toBeTruthy();
  expect(document.querySelector('.f-skel')).toBeNull();
});

test('a keystroke in a row reaches that row', async () => {
  const { store } = await show(long, { answers: many });
  const input = document.getElementById('field-/rows/3/name') as HTMLInputElement;
  fireEvent.change(input, { target: { value: 'changed' } });
  expect(store.view('/rows/3/name').value).toBe('changed');
  expect(store.view('/rows/4/name').value).toBe('n4');
});

test('a link to a fault out of sight scrolls its row into the window and focuses the field', async () => {
  const { store } = await show(long, { answers: { rows: [...many.rows, {}] } });
  const view = document.querySelector<HTMLElement>('.f-rows-view');
  if (!view) throw new Error('no window of rows');
  Object.defineProperty(view, 'scrollHeight', { value: 5001 * 57 });
  view.scrollTo = (to?: ScrollToOptions | number) => {
    view.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    view.dispatchEvent(new Event('scroll'));
  };
  let found: readonly { path: string }[] = [];
  await act(async () => {
    found = (await store.attempt('leave:main', 'main')).faults;
  });
  expect(found.map((fault) => fault.path)).toEqual(['/rows/5000/name']);
  expect(document.getElementById('field-/rows/5000/name')).toBeNull();
  await act(async () => reach('/rows/5000/name'));
  await waitFor(() => expect(document.activeElement?.id).toBe('field-/rows/5000/name'));
});
