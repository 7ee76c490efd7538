// One spoilt thing per lint on fields, layouts and forms: each is refused in words that name the culprit.
import { expect, test } from 'vitest';
import { build } from './kits/small-content.ts';
import {
  add,
  expectRefused,
  FORM,
  properties,
  type Spoilt,
  WHERE,
  WHERE_UI,
  WHO,
  WHO_UI,
} from './kits/spoilt.ts';

const SPOILT: readonly Spoilt[] = [
  {
    name: 'rows named by what is no field of theirs',
    spoil: (files) => {
      Object.assign(properties(files, WHERE).stops ?? {}, {
        uniqueBy: { fields: ['citty'], at: 'city' },
      });
    },
    code: 'unknown-row-name',
    file: WHERE,
    words: /named by "citty"/,
    nearest: 'city',
  },
  {
    name: 'a field in the layout that the schema lacks',
    spoil: (files) => {
      files[WHO_UI].nam = { 'ui:widget': 'text' };
    },
    code: 'unknown-field-in-layout',
    file: WHO_UI,
    words: /speaks of "nam"/,
    nearest: 'name',
  },
  {
    name: 'a field in a line of the summary that the schema lacks',
    spoil: (files) => {
      files[WHO_UI]['ui:lines'] = [{ id: 'all', fields: ['name', 'totl'] }];
    },
    code: 'unknown-field-in-layout',
    file: WHO_UI,
    words: /speaks of "totl"/,
    nearest: 'total',
  },
  {
    name: 'a field of the schema that no group shows',
    spoil: (files) => {
      delete files[WHO_UI].total;
    },
    code: 'field-not-in-layout',
    file: WHO_UI,
    words: /the field "total", but no group shows it/,
  },
  {
    name: 'a field placed in two groups',
    spoil: (files) => {
      files[WHO_UI]['ui:groups'] = [
        { id: 'you', fields: ['name', 'travels', 'seats', 'phone'] },
        { id: 'more', fields: ['name'] },
      ];
    },
    code: 'two-claims',
    file: WHO_UI,
    words: /"name" is placed in two groups/,
  },
  {
    name: 'a field that two sections claim',
    spoil: (files) => {
      (files['schemas/forms/trip/where.schema.json'].properties as Record<string, unknown>).name = {
        type: 'string',
      };
      files[WHERE_UI]['ui:groups'] = [
        { id: 'places', fields: ['home', 'stops', 'agreed', 'name'] },
      ];
    },
    code: 'two-claims',
    file: 'schemas/forms/trip/where.schema.json',
    words: /name is declared by the section "where" and by "who" too/,
  },
  {
    name: 'a default that its own schema refuses',
    spoil: (files) => {
      Object.assign(properties(files, WHO).travels ?? {}, { default: 'bus' });
    },
    code: 'default-refused',
    file: WHO,
    words: /The default "bus" of "travels"/,
  },
  {
    name: 'a field that is required but never shown',
    spoil: (files) => {
      files[WHO].required = ['name', 'total'];
    },
    code: 'required-but-hidden',
    file: WHO,
    words: /"total" is required, but it is never shown and nothing fills it/,
  },
  {
    name: 'a step with nothing to show',
    spoil: (files) => {
      Object.assign(files[WHERE_UI], {
        home: { 'ui:hidden': true },
        stops: { 'ui:hidden': true },
        agreed: { 'ui:hidden': true },
      });
    },
    code: 'unreachable-step',
    file: FORM,
    words: /Nobody can ever see the step "where"/,
  },
  {
    name: 'a section that the form does not list',
    spoil: (files) => {
      files[FORM].sections = ['who'];
    },
    code: 'unreachable-step',
    file: 'schemas/forms/trip/where.schema.json',
    words: /does not list the section "where"/,
  },
  {
    name: 'a pattern that takes exponentially long',
    spoil: (files) => {
      Object.assign(properties(files, WHO).name ?? {}, { pattern: '^(a+)+$' });
    },
    code: 'slow-pattern',
    file: WHO,
    words: /\^\(a\+\)\+\$ can take exponentially long/,
  },
  {
    name: 'a mask whose texts the pattern refuses',
    spoil: (files) => {
      files[WHO_UI].phone = { 'ui:widget': 'mask', 'ui:options': { mask: '999-999-9999' } };
    },
    code: 'mask-and-pattern-differ',
    file: WHO_UI,
    words: /The mask 999-999-9999 of "phone" yields texts such as 123-456-7890/,
  },
  {
    name: 'a limit that names an unknown field',
    spoil: (files) => {
      files[WHO_UI].name = { 'ui:options': { min: './nam' } };
    },
    code: 'unknown-field',
    file: WHO_UI,
    words: /"\.\/nam" at the field name names no field/,
  },
  {
    name: 'a widget option that names an unknown field',
    spoil: (files) => {
      files[WHERE_UI].stops = {
        'ui:widget': 'repeat',
        'ui:options': { item: { title: ['./town'] } },
      };
    },
    code: 'unknown-field',
    file: WHERE_UI,
    words: /"\.\/town" at the field stops names no field/,
  },
  {
    name: 'an answer kept in an unknown field',
    spoil: (files) => {
      files[WHO_UI].seats = { 'ui:options': { transient: true, keptIn: '/seat' } };
    },
    code: 'unknown-field',
    file: WHO_UI,
    words: /"\/seat" at the field seats names no field/,
    nearest: 'seats',
  },
  {
    name: 'an unknown call',
    spoil: (files) => {
      files[WHO_UI].name = {
        'ui:widget': 'select',
        'ui:options': { options: { call: 'twons' } },
      };
    },
    code: 'unknown-call',
    file: WHO_UI,
    words: /no call "twons"/,
    nearest: 'towns',
  },
  {
    name: 'a start mapping with an unknown format',
    spoil: (files) => {
      files[FORM].start = { map: [{ to: 'phone', from: 'lead.phone', as: 'phon' }] };
    },
    code: 'unknown-format',
    file: FORM,
    words: /"phon" is not a format/,
    nearest: 'phone',
  },
  {
    name: 'a start mapping to an unknown field',
    spoil: (files) => {
      files[FORM].start = { map: [{ to: 'phon', from: 'lead.phone' }] };
    },
    code: 'unknown-field',
    file: FORM,
    words: /A new form fills "phon"/,
    nearest: 'phone',
  },
  {
    name: 'a field called as the context of rules is',
    spoil: (files) => {
      properties(files, WHO).context = { type: 'string' };
      (files[WHO_UI]['ui:groups'] as { fields: string[] }[])[0]?.fields.push('context');
    },
    code: 'reserved-name',
    file: WHO,
    words: /cannot be called "context"/,
  },
  {
    name: 'a field called by a number, as rows are',
    spoil: (files) => {
      properties(files, WHO)['2024'] = { type: 'string' };
      (files[WHO_UI]['ui:groups'] as { fields: string[] }[])[0]?.fields.push('2024');
    },
    code: 'reserved-name',
    file: WHO,
    words: /cannot be called "2024"/,
  },
  {
    name: 'a required name that is no field',
    spoil: (files) => {
      files[WHO].required = ['nmae'];
    },
    code: 'required-unknown',
    file: WHO,
    words: /"nmae" is required, but is no field here/,
    nearest: 'name',
  },
  {
    name: 'a label that follows a field there is not',
    spoil: (files) => {
      files[WHO_UI].name = { 'ui:options': { labelBy: 'travel' } };
    },
    code: 'unknown-field',
    file: WHO_UI,
    words: /".\/travel" at the field name names no field/,
    nearest: 'travels',
  },
  {
    name: 'a slow pattern deep in a schema',
    spoil: (files) => {
      Object.assign(properties(files, WHO).name ?? {}, { not: { pattern: '^(a+)+$' } });
    },
    code: 'slow-pattern',
    file: WHO,
    words: /\(a\+\)\+/,
  },
  {
    name: 'wording of a form there is not',
    spoil: (files) => {
      files['messages/en-US/tripp.json'] = {
        $schema: '../../schemas/meta/messages.schema.json',
        title: 'Trip',
      };
    },
    code: 'stray-file',
    file: 'messages/en-US/tripp.json',
    words: /no form "tripp"/,
    nearest: 'trip',
  },
  {
    name: 'rules of a form there is not',
    spoil: (files) => {
      files['rules/travel.rules.json'] = {
        $schema: '../schemas/meta/rules.schema.json',
        rules: [],
      };
    },
    code: 'stray-file',
    file: 'rules/travel.rules.json',
    words: /no form "travel"/,
  },
];

test.each(SPOILT)('$name is refused', async (spoilt) => {
  await expectRefused(spoilt);
});

test('a list that must hold two values at once is no rule that never fires', async () => {
  const { faults } = await build((files) => {
    properties(files, WHO).seats = { type: 'array', items: { type: 'integer' } };
    const both = [1, 2].map((value) => ({ fact: 'seats', operator: 'contains', value }));
    add(files, 'one-and-two', { all: both }, 'require', { fields: ['phone'] });
  });
  expect(faults.map(({ code }) => code)).not.toContain('rule-never-fires');
});
