// What built well and did nothing, or not what was meant: it is told, and what looks like it and is meant is let pass.
import { expect, test } from 'vitest';
import { build, describe as told } from './kits/small-content.ts';
import {
  add,
  CASES,
  expectRefused,
  type Files,
  properties,
  RULES,
  type Spoilt,
  WHERE,
  WHO,
  WHO_UI,
  WORDS,
  when,
} from './kits/spoilt.ts';

const always = { all: [] };
const either = (fact: string, value: unknown) => ({
  any: [
    { fact, operator: 'equal', value },
    { fact, operator: 'notEqual', value },
  ],
});

/** A text of this pattern among those one can type, with a mask where one is given. */
const typed =
  (pattern: string, mask?: string) =>
  (files: Files): void => {
    properties(files, WHO).code = { type: 'string', pattern };
    const groups = files[WHO_UI]['ui:groups'] as { fields: string[] }[];
    groups[0]?.fields.push('code');
    if (mask) files[WHO_UI].code = { 'ui:widget': 'mask', 'ui:options': { mask } };
    files[WORDS]['code.label'] = 'Code';
  };

const inSequence =
  (priorities: readonly (number | undefined)[], facts = ['name', 'phone']) =>
  (files: Files) => {
    for (const [at, priority] of priorities.entries()) {
      const fact = facts[at] ?? 'name';
      add(files, `check-${at}`, when(fact, 'isEmpty', true), 'fault', {
        at: fact,
        message: 'trip.zipMissing',
        params: { row: 'it' },
      });
      Object.assign(files[RULES].rules.at(-1) as object, {
        sequence: 'checks',
        on: 'submit',
        ...(priority !== undefined && { priority }),
      });
    }
  };

/** Rows with two amounts and what a rule each makes of them. */
const computedRows = (files: Files): void => {
  const number = { type: 'number' };
  properties(files, WHERE).stops = {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        city: { type: 'string' },
        zip: { type: 'string' },
        days: number,
        left: { type: 'string', format: 'date', readOnly: true },
        back: { type: 'string', format: 'date', readOnly: true },
        from: { type: 'string', format: 'date' },
      },
    },
  };
  for (const name of ['days', 'left', 'back', 'from']) files[WORDS][`stops.${name}.label`] = name;
  files[WORDS]['stops.zip.label'] = 'ZIP of the stop';
  files[CASES].cases.push({
    name: 'Both days are made of the first',
    given: { stops: [{ city: 'Rome', zip: '30161', from: '2026-03-01' }] },
    expect: { values: { 'stops.0.left': '2026-03-02', 'stops.0.back': '2026-03-03' } },
  });
  for (const [name, of, field] of [
    ['left', 'row.from', 'row.left'],
    ['back', 'row.left', 'row.back'],
  ] as const) {
    add(files, name, { all: [] }, 'set', { field, compute: { fn: 'shiftedDay', of, days: 1 } });
    Object.assign(files[RULES].rules.at(-1) as object, { forEach: 'stops' });
  }
};

test.each<Spoilt>([
  {
    name: 'a required field that a rule hides whatever is answered',
    spoil: (files) => add(files, 'hide', always, 'hide', { fields: ['name'] }),
    code: 'required-but-hidden',
    file: WHO,
    words: /"name" is required, but it is never shown/,
  },
  {
    name: 'a required field that is hidden in both of two cases',
    spoil: (files) => add(files, 'hide', either('travels', 'car'), 'hide', { fields: ['name'] }),
    code: 'required-but-hidden',
    file: WHO,
    words: /"name" is required, but it is never shown/,
  },
  {
    name: 'a pattern without anchors',
    spoil: typed('[0-9]{5}'),
    code: 'pattern-of-a-part',
    file: WHO,
    words: /\[0-9\]\{5\} of "code" is met by any answer that a part of fits/,
  },
  {
    name: 'a pattern of two ways of which each lacks an anchor',
    spoil: typed('^[0-9]{5}|[A-Z]{2}$'),
    code: 'pattern-of-a-part',
    file: WHO,
    words: /of "code" is met by any answer/,
  },
  {
    name: 'a pattern without an end under a mask',
    spoil: typed('^[0-9]{3}', '999'),
    code: 'pattern-of-a-part',
    file: WHO,
    words: /\^\[0-9\]\{3\} of "code"/,
  },
  {
    name: 'two rules of one turn',
    spoil: inSequence([2, 2]),
    code: 'same-priority',
    file: RULES,
    words: /"check-0" and "check-1" of the sequence "checks" both have the priority 2/,
  },
  {
    name: 'two rules of a sequence without turns',
    spoil: inSequence([undefined, 1]),
    code: 'same-priority',
    file: RULES,
    words: /both have the priority 1/,
  },
  {
    name: 'a computed field that people can type into',
    spoil: (files) => {
      (files[WHO_UI]['ui:groups'] as { fields: string[] }[])[0]?.fields.push('total');
      delete files[WHO_UI].total;
      files[WORDS]['total.label'] = 'Total';
      add(files, 'counts', always, 'set', {
        field: 'total',
        compute: { fn: 'count', of: 'stops' },
      });
    },
    code: 'computed-and-typed',
    file: RULES,
    words: /The rule "counts" computes "total" whenever anything changes/,
  },
  {
    name: 'two choices that read alike',
    spoil: (files) => {
      files[WORDS]['travels.option.train'] = 'Car';
    },
    code: 'choices-alike',
    file: WHO,
    words: /"car" and "train" of "travels" both read "Car"/,
  },
])('$name is refused', (spoilt) => expectRefused(spoilt));

test.each<{ name: string; fine: (files: Files) => void }>([
  { name: 'a pattern of one sign that an answer has somewhere', fine: typed('\\S') },
  { name: 'a pattern that asks for its parts on purpose', fine: typed('^(?=.*[a-z])(?=.*[0-9])') },
  { name: 'a pattern that looks ahead for groups', fine: typed('^(?=[^]*(?:(a|b){2}[)(]))') },
  { name: 'a pattern of a beginning', fine: typed('^https?://') },
  { name: 'a pattern of two whole ways', fine: typed('^[0-9]{5}$|^[A-Z]{2}$') },
  { name: 'a pattern of whole ways in a group', fine: typed('(^[0-9]{5}$|^[A-Z]{2}$)') },
  { name: 'a pattern with a dollar sign in a class, anchored', fine: typed('^[$|(]{2}$') },
  { name: 'a sequence in which each has its turn', fine: inSequence([3, 2]) },
  {
    name: 'a turn that two rules share which never hold together',
    fine: (files) => {
      for (const [at, value] of ['car', 'train'].entries()) {
        add(files, `of-${value}`, when('travels', 'equal', value), 'fault', {
          at: 'travels',
          message: 'trip.zipMissing',
          params: { row: `${at}` },
        });
        Object.assign(files[RULES].rules.at(-1) as object, { sequence: 'checks', priority: 1 });
      }
    },
  },
  {
    name: 'a field in capitals, whatever is typed',
    fine: (files) =>
      add(files, 'capitals', always, 'set', {
        field: 'name',
        compute: { fn: 'upper', of: 'name' },
      }),
  },
  {
    name: 'a field that is computed while it cannot be typed into',
    fine: (files) => {
      add(files, 'copies', when('agreed', 'equal', true), 'set', {
        field: 'name',
        compute: { fn: 'upper', of: 'phone' },
      });
      add(files, 'closes', when('agreed', 'equal', true), 'disable', { fields: ['name'] });
    },
  },
  { name: 'two computed fields of a row, one made of the other', fine: computedRows },
])('$name is right', async ({ fine }) => {
  const { faults } = await build(fine, { coverage: false } as object);
  const silent = faults.filter(
    ({ code }) => !['unused-message', 'rule-without-case', 'missing-case'].includes(code),
  );
  expect(silent.map(told)).toEqual([]);
});
