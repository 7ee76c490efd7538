// The table of widgets and the components that draw them: neither has one that the other does not have, and where a label stands
// is the same on a form of ours and in a part that RJSF draws.

import { withTheme } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type AnswerKind,
  type Schema,
  WIDGET_ROWS,
  type WIDGETS,
  type WidgetDescriptor,
} from '../../../runtime/core/index.ts';
import { theme } from '../../../runtime/react/theme/theme.ts';
import { CONTROLS, type Components, PLACES } from '../../../runtime/react/widgets/components.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { show } from '../kits/kit.tsx';

type Table = typeof WIDGETS;
type And<Row> = Table & { readonly slider: Row };

test('a row without its component, one of another kind, and one without its row do not compile', () => {
  // @ts-expect-error Nothing draws the slider.
  const missing: Components<And<{ draws: 'control' }>, 'control'> = CONTROLS;
  const late: Components<And<{ draws: 'place'; onDemand: true }>, 'place'> = {
    ...PLACES,
    // @ts-expect-error It would come with every form, and the table says on demand.
    slider: PLACES.hidden,
  };
  const surplus: Components<Pick<Table, 'text'>, 'control'> = {
    text: CONTROLS.text,
    // @ts-expect-error The table has no such control.
    money: CONTROLS.money,
  };
  expect([missing, late, surplus].map((one) => 'text' in one)).toEqual([true, false, true]);
});

test('every widget of the table is drawn, and nothing else', () => {
  const drawn = [...Object.keys(CONTROLS), ...Object.keys(PLACES)];
  expect(drawn.sort()).toEqual(WIDGET_ROWS.map(([name]) => name).sort());
});

/** What such an answer is by its schema. */
const OF_KIND: { readonly [kind in AnswerKind]?: Schema } = {
  text: { type: 'string' },
  number: { type: 'number' },
  choice: { type: 'string', enum: ['a', 'b'] },
  boolean: { type: 'boolean' },
  choices: { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, uniqueItems: true },
};

/** One that it suits: a tick writes no words, and what asks for choices is given some. */
function suited({ suits, formats, answers, asksChoices }: WidgetDescriptor): Schema {
  const kind = suits.find((one) => !asksChoices || one.startsWith('choice')) ?? 'text';
  const schema = OF_KIND[answers === undefined ? kind : 'boolean'] ?? {};
  return formats === undefined ? schema : { ...schema, format: formats[0] };
}

const layout = (name: string, { options }: WidgetDescriptor): UiSchema => ({
  'ui:widget': name,
  'ui:options': options?.includes('mask') ? { mask: '999' } : {},
});

/** Where the label of the one field in sight stands. */
const labelIn = (room: ParentNode): string =>
  room.querySelector('fieldset legend') ? 'legend' : room.querySelector('.f-lab') ? 'above' : 'own';

const HAVE = WIDGET_ROWS.filter(([, { draws }]) => draws === 'control');
const Form = withTheme(theme);

test.each(HAVE)('the label of "%s" stands where the table says', async (name, row) => {
  const schema = suited(row);
  await show(
    await bundleOf({
      sections: {
        main: {
          schema: { type: 'object', properties: { it: schema } },
          ui: { it: layout(name, row) },
        },
      },
    }),
  );
  expect(labelIn(document)).toBe(row.labelled ?? 'above');
});

test.each(HAVE)('and there too where RJSF draws "%s"', (name, row) => {
  const { container } = render(
    <Form
      schema={{ ...suited(row), title: 'it' } as unknown as RJSFSchema}
      uiSchema={layout(name, row)}
      validator={validator}
    />,
  );
  expect(labelIn(container)).toBe(row.labelled ?? 'above');
});
