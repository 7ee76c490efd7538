// Widgets written for anybody's RJSF form, registered here and used in a declared form of ours.

import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import { Theme } from '@rjsf/mui';
import type { FieldProps, WidgetProps } from '@rjsf/utils';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  registerFields,
  registerWidgets,
  rjsfField,
  Summary,
  type Widget,
} from '../../../runtime/react/index.ts';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { widgetsFile } from '../../helpers/bundle-files.ts';
import { rest, show } from '../kits/kit.tsx';

/** As RJSF's pages show it: https://rjsf-team.github.io/react-jsonschema-form/docs/advanced-customization/custom-widgets-fields */
function StarsWidget({
  id,
  value,
  required,
  disabled,
  readonly,
  rawErrors,
  onChange,
}: WidgetProps) {
  return (
    <input
      id={id}
      type="text"
      className="stars"
      value={value ?? ''}
      required={required}
      disabled={disabled || readonly}
      data-errors={rawErrors?.length ?? 0}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type Named<Name extends string> = Readonly<Record<Name, Widget>>;
const mui = Theme.widgets as Named<'RangeWidget' | 'CheckboxesWidget'>;
const core = getDefaultRegistry().widgets as Named<'UpDownWidget' | 'CheckboxesWidget'>;
registerWidgets({
  stars: StarsWidget,
  range: mui.RangeWidget,
  updown: core.UpDownWidget,
  boxes: { widget: core.CheckboxesWidget, labelled: 'legend' },
  muiBoxes: { widget: mui.CheckboxesWidget, labelled: 'legend' },
});

const schema = {
  type: 'object',
  required: ['stars'],
  properties: {
    closed: { type: 'boolean' },
    stars: { type: 'string', maxLength: 3 },
    volume: { type: 'integer', minimum: 0, maximum: 10 },
    age: { type: 'integer' },
  },
} as const;

const files = widgetsFile({
  stars: { suits: ['text'] },
  range: { suits: ['integer'] },
  updown: { suits: ['integer'] },
  geo: { suits: ['object'] },
});

const ui = {
  stars: { 'ui:widget': 'stars' },
  volume: { 'ui:widget': 'range' },
  age: { 'ui:widget': 'updown' },
};

const closes = rule('closed-locks-stars', ['closed', 'equal', true], {
  type: 'disable',
  fields: ['/stars'],
});

test('a widget as RJSF shows it types, is required, shows faults and is locked by a rule', async () => {
  const { store } = await show(
    await bundleOf({ sections: { main: { schema, ui } }, rules: [closes], files }),
  );
  const stars = screen.getByLabelText<HTMLInputElement>(/^stars/);
  expect(stars.required).toBe(true);
  fireEvent.change(stars, { target: { value: '****' } });
  await act(async () => {
    await store.attempt('submit');
  });
  expect(stars.dataset.errors).toBe('1');
  expect(stars.closest('.f-field')?.querySelector('.f-msg')).toBeTruthy();
  fireEvent.change(stars, { target: { value: '' } });
  await rest(store);
  expect(store.answers()).toEqual({});
  fireEvent.change(stars, { target: { value: '**' } });
  fireEvent.click(screen.getByLabelText(/^closed/));
  await rest(store);
  expect(stars.disabled).toBe(true);
});

test("RJSF's and @rjsf/mui's own widgets answer into the store, and the summary reads them", async () => {
  const made = await show(await bundleOf({ sections: { main: { schema, ui } }, files }), {
    answers: { stars: '*' },
  });
  fireEvent.change(screen.getByRole('slider'), { target: { value: 7 } });
  fireEvent.change(screen.getByLabelText(/^age/), { target: { value: '44' } });
  await rest(made.store);
  expect(made.store.answers()).toMatchObject({ volume: 7, age: 44 });
  render(
    <made.Around>
      <Summary />
    </made.Around>,
  );
  expect(screen.getByText('7', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText('44', { selector: 'dd' })).toBeTruthy();
});

const tastes = {
  type: 'object',
  properties: {
    plain: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['a', 'b', 'c'] } },
    boxed: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['a', 'b', 'c'] } },
  },
} as const;

test('several choices are ticked, one after the other, in the check boxes of RJSF and of @rjsf/mui', async () => {
  const { store } = await show(
    await bundleOf({
      sections: {
        main: {
          schema: tastes,
          ui: { plain: { 'ui:widget': 'boxes' }, boxed: { 'ui:widget': 'muiBoxes' } },
        },
      },
      files: widgetsFile({ boxes: { suits: ['choices'] }, muiBoxes: { suits: ['choices'] } }),
    }),
  );
  for (const field of ['plain', 'boxed']) {
    const boxes = within(screen.getByRole('group', { name: new RegExp(`^${field}`) }));
    const [a, , c] = boxes.getAllByRole('checkbox');
    fireEvent.click(a as HTMLElement);
    await rest(store);
    expect(store.answers()).toMatchObject({ [field]: ['a'] });
    fireEvent.click(c as HTMLElement);
    await rest(store);
    expect(store.answers()).toMatchObject({ [field]: ['a', 'c'] });
    fireEvent.click(a as HTMLElement);
    fireEvent.click(c as HTMLElement);
    await rest(store);
    expect(store.answers()).not.toHaveProperty(field);
  }
});

/** RJSF's example of a custom field, in the words of its version 6. */
function GeoField({ formData, fieldPathId, disabled, errorSchema, onChange }: FieldProps) {
  const change = (name: string) => (event: { target: { value: string } }) =>
    onChange({ ...formData, [name]: Number(event.target.value) }, fieldPathId.path);
  return (
    <div data-errors={errorSchema?.__errors?.length ?? 0}>
      {['lat', 'lon'].map((name) => (
        <input
          key={name}
          type="number"
          aria-label={name}
          value={formData?.[name] ?? ''}
          disabled={disabled}
          onChange={change(name)}
        />
      ))}
    </div>
  );
}
registerFields({ geo: rjsfField(GeoField) });

test('a field as RJSF shows it keeps an object, shows its faults and is locked by a rule', async () => {
  const place = {
    type: 'object',
    properties: { lat: { type: 'number', maximum: 90 }, lon: { type: 'number' } },
  } as const;
  const closesPlace = rule('closed-locks-place', ['closed', 'equal', true], {
    type: 'disable',
    fields: ['/place'],
  });
  const { store } = await show(
    await bundleOf({
      sections: {
        main: {
          schema: { type: 'object', properties: { closed: { type: 'boolean' }, place } },
          ui: { place: { 'ui:widget': 'geo' } },
        },
      },
      rules: [closesPlace],
      files,
    }),
  );
  const lat = screen.getByLabelText<HTMLInputElement>('lat');
  expect(screen.getByRole('group', { name: /^place/ }).contains(lat)).toBe(true);
  fireEvent.change(lat, { target: { value: '91' } });
  fireEvent.change(screen.getByLabelText('lon'), { target: { value: '12' } });
  await act(async () => {
    await store.attempt('submit');
  });
  expect(store.answers()).toEqual({ place: { lat: 91, lon: 12 } });
  expect(lat.parentElement?.dataset.errors).toBe('1');
  fireEvent.change(lat, { target: { value: '41' } });
  await rest(store);
  expect(store.faults()).toEqual([]);
  fireEvent.click(screen.getByLabelText(/^closed/));
  await rest(store);
  expect(lat.disabled).toBe(true);
});
