// One spoilt thing per lint on widgets and their calls: each is refused in words that name the culprit.
import { expect, test } from 'vitest';
import { build } from './kits/small-content.ts';
import {
  CASES,
  expectRefused,
  type Files,
  FORM,
  properties,
  RULES,
  type Spoilt,
  WHERE_UI,
  WHO,
  WHO_UI,
} from './kits/spoilt.ts';

const TOWNS = 'schemas/calls/towns.json';

/** The layout of the name, in place of what it was. */
const layName = (files: Files, widget: string | undefined, options?: object) => {
  files[WHO_UI].name = {
    ...(widget !== undefined && { 'ui:widget': widget }),
    ...(options && { 'ui:options': options }),
  };
};

const SPOILT: readonly Spoilt[] = [
  ...['date', 'upload'].map(
    (widget): Spoilt => ({
      name: `a widget "${widget}" on a field of no type`,
      spoil: (files) => {
        Object.assign(properties(files, WHO), { name: {} });
        layName(files, widget);
      },
      code: 'widget-misfit',
      file: WHO_UI,
      words: new RegExp(`"${widget}" cannot show "name": its schema says no type`),
    }),
  ),
  {
    name: 'a text area on a number or a yes or no',
    spoil: (files) => {
      Object.assign(properties(files, WHO), { name: { type: ['number', 'boolean'] } });
      layName(files, 'multiline');
    },
    code: 'widget-misfit',
    file: WHO_UI,
    words: /cannot show "name": its schema says a number or a yes or no/,
  },
  {
    name: 'an upload on a text',
    spoil: (files) => layName(files, 'upload', { calls: { list: 'towns' } }),
    code: 'widget-misfit',
    file: WHO_UI,
    words: /"upload" cannot show "name", which is a text/,
  },
  ...['toggle', 'checkbox', 'agreement', 'yesno'].map(
    (widget): Spoilt => ({
      name: `a ${widget} on three towns`,
      spoil: (files) => {
        Object.assign(properties(files, WHO), { name: { enum: ['Rome', 'Pisa', 'Bari'] } });
        layName(files, widget, widget === 'agreement' ? { page: 'pages.terms' } : undefined);
      },
      code: 'widget-misfit',
      file: WHO_UI,
      words: new RegExp(`"${widget}" cannot show "name", which is one of Rome, Pisa, Bari`),
    }),
  ),
  {
    name: 'a switch on two texts, which it never answers',
    spoil: (files) => {
      Object.assign(properties(files, WHO), { name: { type: 'string', enum: ['Yes', 'No'] } });
      layName(files, 'toggle');
    },
    code: 'widget-misfit',
    file: WHO_UI,
    words:
      /"toggle" cannot show "name", which is one of Yes, No: it answers true or false, 1 or 0\.$/,
  },
  {
    name: 'a tick on one of three numbers',
    spoil: (files) => {
      Object.assign(properties(files, WHO), { seats: { type: 'integer', enum: [0, 1, 2] } });
      files[WHO_UI].seats = { 'ui:widget': 'checkbox' };
    },
    code: 'widget-misfit',
    file: WHO_UI,
    words: /"checkbox" cannot show "seats", which is one of 0, 1, 2/,
  },
  {
    name: 'a widget of the host on a choice of which it cannot make one',
    spoil: (files) => {
      files['schemas/widgets.json'] = {
        $schema: 'meta/widgets.schema.json',
        widgets: { coverageTable: { suits: ['choice'], answers: [['up', 'down']] } },
      };
      Object.assign(properties(files, WHO), { name: { enum: ['up', 'away'] } });
      layName(files, 'coverageTable');
    },
    code: 'widget-misfit',
    file: WHO_UI,
    words: /"coverageTable" cannot show "name", which is one of up, away: it answers up or down\./,
  },
  {
    name: 'a date widget on a text of another format',
    spoil: (files) => {
      Object.assign(files[WHO].properties as object, { name: { type: 'string', format: 'email' } });
      layName(files, 'date');
    },
    code: 'widget-misfit',
    file: WHO_UI,
    words: /which is a text of format email/,
  },
  {
    name: 'a widget that nobody draws any more',
    spoil: (files) => layName(files, 'feeSchedule'),
    code: 'unknown-name',
    file: WHO_UI,
    words: /"feeSchedule" is not known here/,
  },
  {
    name: 'a widget of the host on a field it does not suit',
    spoil: (files) => {
      files['schemas/widgets.json'] = {
        $schema: 'meta/widgets.schema.json',
        widgets: { coverageTable: { suits: ['rows'] } },
      };
      layName(files, 'coverageTable');
    },
    code: 'widget-misfit',
    file: WHO_UI,
    words: /"coverageTable" cannot show "name"/,
  },
  {
    name: 'an option that the widget ignores',
    spoil: (files) => layName(files, 'text', { rows: 4 }),
    code: 'option-ignored',
    file: WHO_UI,
    words: /"text" of "name" ignores the option "rows"/,
  },
  {
    name: 'an option that the widget a field gets by its kind ignores',
    spoil: (files) => {
      files[WHO_UI].seats = { 'ui:options': { maxBytes: 4 } };
    },
    code: 'option-ignored',
    file: WHO_UI,
    words: /"number" of "seats" ignores the option "maxBytes"/,
  },
  {
    name: 'a mask without a mask',
    spoil: (files) => layName(files, 'mask', { width: 'm' }),
    code: 'option-missing',
    file: WHO_UI,
    words: /shows nothing without the option "mask"/,
  },
  {
    name: 'a select with nothing to choose from',
    spoil: (files) => layName(files, 'select'),
    code: 'option-missing',
    file: WHO_UI,
    words: /"select" of "name" has nothing to choose from/,
  },
  {
    name: 'a call that the widget never makes',
    spoil: (files) => {
      files[WHO_UI].travels = {
        'ui:widget': 'radio',
        'ui:options': { options: { call: 'towns' } },
      };
    },
    code: 'call-ignored',
    file: WHO_UI,
    words: /"radio" of "travels" never makes the call "towns"/,
  },
  {
    name: 'a call that those who open the form may not make',
    spoil: (files) => {
      files[FORM].access = 'public';
      Object.assign(files['schemas/house.json'].callers, { clerk: { roles: ['staff'] } });
      Object.assign(files[TOWNS], { auth: 'clerk' });
      layName(files, 'select', { options: { call: 'towns' } });
    },
    code: 'call-refused',
    file: WHO_UI,
    words: /"towns" is answered to "clerk" only, but the form is open to "public"/,
  },
  {
    name: 'an input the call does not know',
    spoil: (files) =>
      layName(files, 'select', { options: { call: 'towns', with: { zipp: '/phone' } } }),
    code: 'unknown-input',
    file: WHO_UI,
    words: /"towns" at "name" takes no input "zipp"/,
    nearest: 'zip',
  },
  {
    name: 'an input the call must have, left out',
    spoil: (files) => {
      Object.assign(files[TOWNS].request, { required: ['zip'] });
      layName(files, 'select', { options: { call: 'towns' } });
    },
    code: 'missing-input',
    file: WHO_UI,
    words: /"towns" at "name" must be given "zip"/,
  },
  {
    name: 'choices of a call that nobody judges by',
    spoil: (files) => {
      Object.assign(files[TOWNS], { judges: undefined });
      layName(files, 'select', { options: { call: 'towns' } });
    },
    code: 'unjudged-call',
    file: WHO_UI,
    words: /cannot judge answers by the call "towns": it does not know what the call offers/,
  },
  {
    name: 'a look-up that fills a choice from a call, and that nobody judges by',
    spoil: (files) => {
      layName(files, 'select', { options: { call: 'towns' } });
      files[WHO_UI].phone = {
        'ui:widget': 'mask',
        'ui:options': {
          mask: '(999)999-9999',
          fill: { call: 'towns', when: 'blur', with: {}, set: { './name': 'name' } },
        },
      };
    },
    code: 'unjudged-call',
    file: WHO_UI,
    words: /does not know what the call finds/,
  },
  {
    name: 'rows set aside that an unknown field brings back',
    spoil: (files) => {
      files[WHERE_UI].stops = {
        'ui:widget': 'repeat',
        'ui:options': { setAside: { by: '/seat', value: './town' } },
      };
    },
    code: 'unknown-field',
    file: WHERE_UI,
    words: /"\/seat" at the field stops names no field/,
    nearest: 'seats',
  },
];

test.each(SPOILT)('$name is refused', (spoilt) => expectRefused(spoilt));

test('a widget that suits its field, with what it understands, is accepted', async () => {
  const { faults } = await build((files) => {
    layName(files, 'select', { options: { call: 'towns', with: { zip: '/phone' } } });
    files[WHO_UI].seats = { 'ui:widget': 'number', 'ui:options': { width: 's', suffix: 'seats' } };
  });
  expect(faults).toEqual([]);
});

test('what is answered with yes or no takes ticks and switches, as true and false or 1 and 0', async () => {
  const yes = { type: 'boolean', const: true };
  const { faults } = await build((files) => {
    Object.assign(properties(files, WHO), {
      seats: { type: 'integer', enum: [1, 0] },
      total: { type: ['integer', 'null'], enum: [0, 1, null] },
      travels: yes,
      name: { type: 'string', enum: ['Yes', 'No'] },
    });
    files[RULES].rules.shift();
    files[CASES].cases.splice(0, 2);
    layName(files, 'yesno');
    for (const [field, widget] of [
      ['seats', 'toggle'],
      ['travels', 'checkbox'],
      ['total', 'yesno'],
    ] as const)
      files[WHO_UI][field] = { 'ui:widget': widget };
  });
  expect(faults.filter(({ code }) => code === 'widget-misfit')).toEqual([]);
});
