import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Summary } from '../../../runtime/react/index.ts';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { stage } from '../kits/kit.tsx';

const form = await bundleOf({
  schema: {
    type: 'object',
    required: ['city'],
    properties: {
      name: { type: 'string' },
      city: { type: 'string' },
      nick: { type: 'string' },
      ssn: { type: 'string', writeOnly: true },
      born: { type: 'string', format: 'date' },
      hidden: { type: 'string' },
      towns: {
        type: 'array',
        items: {
          type: 'object',
          properties: { town: { type: 'string' }, deleted: { type: 'integer' } },
        },
      },
    },
  },
  rules: [rule('never', ['name', 'equal', 'x'], { type: 'show', fields: ['/hidden'] })],
  messages: { 'test.main.title': 'You' },
});

test('a summary leaves out what is hidden or blank, masks secrets and shortens long lists', async () => {
  const made = await stage(form, {
    answers: {
      name: 'Ada',
      ssn: '123-45-4321',
      born: '2009-06-12',
      hidden: 'secret plan',
      towns: [
        { town: 'gone', deleted: 1 },
        ...Array.from({ length: 9 }, (_, i) => ({ town: `t${i}` })),
      ],
    },
  });
  render(
    <made.Around>
      <div>
        <Summary onEdit={() => {}} />
      </div>
    </made.Around>,
  );
  const text = () => document.body.textContent ?? '';
  expect(text()).toContain('Ends in 4321');
  expect(text()).not.toContain('123-45');
  expect(text()).toContain('06/12/2009');
  expect(text()).not.toContain('secret plan');
  expect(text()).not.toContain('nick');
  expect(screen.getByText('city').nextElementSibling?.textContent).toBe('Not answered');
  expect(text()).not.toContain('gone');
  expect(text()).not.toContain('t8');
  fireEvent.click(screen.getByRole('button', { name: 'Show all 9' }));
  expect(text()).toContain('t8');
});

test('PRF-18 the rows of a record that were deleted are read too, and said to be', async () => {
  const text = { type: 'string' } as const;
  const towns = {
    type: 'array',
    items: { type: 'object', properties: { town: text, deleted: { type: 'integer' } } },
  } as const;
  const options = { item: { title: ['./town'], deleted: './deleted' } };
  const ui = { towns: { 'ui:options': options, items: { deleted: { 'ui:hidden': true } } } };
  const sections = { main: { schema: { type: 'object', properties: { towns } }, ui } } as const;
  const made = await stage(await bundleOf({ sections, messages: { 'test.main.title': 'You' } }), {
    answers: { towns: [{ town: 'Rome' }, { town: 'Macon', deleted: 1 }] },
  });
  const items = (whole: boolean) => {
    const { container, unmount } = render(
      <made.Around>
        <Summary {...{ whole }} />
      </made.Around>,
    );
    const said = [...container.querySelectorAll('.f-dl-item')].map((item) => item.textContent);
    unmount();
    return said;
  };
  expect(items(true)).toEqual(['Rome ', 'Macon Deleted']);
  expect(items(false)).toEqual(['Rome ']);
});

test('a summary shows phone numbers in one layout, however they came, and whole what fits no layout', async () => {
  const phone = { type: 'string' } as const;
  const ui = { 'ui:widget': 'mask', 'ui:options': { mask: '(999)999-9999' } };
  const calls = await bundleOf({
    sections: {
      main: {
        schema: { type: 'object', properties: { home: phone, work: phone, odd: phone } },
        ui: { home: ui, work: ui, odd: ui },
      },
    },
    messages: { 'test.main.title': 'Calls' },
  });
  const made = await stage(calls, {
    answers: { home: '(404) 555-0142', work: '4045550143', odd: '+44 20 7946 0958' },
  });
  render(
    <made.Around>
      <Summary />
    </made.Around>,
  );
  const said = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect([said('home'), said('work'), said('odd')]).toEqual([
    '(404)555-0142',
    '(404)555-0143',
    '+44 20 7946 0958',
  ]);
});

test('a summary names a row by its title and its badge, and leaves out a date that stands for none', async () => {
  const kind = { type: 'object', properties: { id: {}, name: {} } } as const;
  const date = { type: 'string', format: 'date' } as const;
  const rows = {
    type: 'array',
    items: { type: 'object', properties: { street: { type: 'string' }, kind, until: date } },
  } as const;
  const ui = {
    rows: {
      'ui:options': { item: { title: ['./street'], badge: './kind' } },
      items: {
        kind: {
          'ui:widget': 'select',
          'ui:options': { options: { call: 'kinds', value: 'id', label: 'name', whole: true } },
        },
        until: { 'ui:options': { none: ['1969-12-31'] } },
      },
    },
  };
  const sections = { main: { schema: { type: 'object', properties: { rows } }, ui } };
  const row = { street: '1 Main St', kind: { id: 'H', name: 'Home' } };
  const made = await stage(await bundleOf({ sections, messages: { 'test.main.title': 'You' } }), {
    answers: { rows: [{ ...row, until: '1969-12-31' }] },
  });
  render(
    <made.Around>
      <Summary />
    </made.Around>,
  );
  expect(screen.getByText('1 Main St').parentElement?.textContent).toBe('1 Main St Home');
});

test('answers that are declared to read as one stand in one line, under the label they have together', async () => {
  const text = { type: 'string' } as const;
  const lined = await bundleOf({
    sections: {
      main: {
        schema: {
          type: 'object',
          required: ['first', 'last'],
          properties: {
            first: text,
            middle: text,
            last: text,
            homes: {
              type: 'array',
              items: {
                type: 'object',
                properties: { kind: text, street: text, city: text, zip: text },
              },
            },
          },
        },
        ui: {
          'ui:lines': [{ id: 'name', fields: ['first', 'middle', 'last'] }],
          homes: {
            'ui:options': { item: { title: ['./street', './city'], badge: './kind' } },
            items: { 'ui:lines': [{ id: 'place', fields: ['city', 'zip'], with: ', ' }] },
          },
        },
      },
    },
    messages: { 'test.main.title': 'You', 'test.main.line.name': 'Name' },
  });
  const made = await stage(lined, {
    answers: {
      first: 'Dana',
      last: 'Whitfield',
      homes: [
        { kind: 'PRIMARY', street: '88 Broad St', city: 'Decatur', zip: '30030' },
        { kind: 'SECONDARY' },
      ],
    },
  });
  render(
    <made.Around>
      <Summary />
    </made.Around>,
  );
  expect(screen.getByText('Name').nextElementSibling?.textContent).toBe('Dana Whitfield');
  expect(screen.queryByText('first')).toBeNull();
  const homes = screen.getByText('homes').nextElementSibling;
  expect([...(homes?.children ?? [])].map((row) => row.textContent)).toEqual([
    '88 Broad St PRIMARYDecatur, 30030',
  ]);
});
