// What computations take and what rules write: what is of no use is refused, what fits is let pass.
import { expect, test } from 'vitest';
import { build, describe as told } from './kits/small-content.ts';
import {
  add,
  expectRefused,
  type Files,
  properties,
  RULES,
  type Spoilt,
  WHO,
  WHO_UI,
  when,
} from './kits/spoilt.ts';

/** Adds fields of other kinds to the first section, out of sight. */
function withFields(files: Files, fields: Record<string, object>): void {
  Object.assign(properties(files, WHO), fields);
  for (const name of Object.keys(fields)) files[WHO_UI][name] = { 'ui:hidden': true };
}

const DAY = { type: 'string', format: 'date' };
const FIRST_OF_MONTH = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-01$' };
const LIKE_A_DAY = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' };

const sets = (field: string, what: object) => (files: Files) => {
  withFields(files, { left: DAY, back: LIKE_A_DAY, note: { type: 'string' } });
  withFields(files, { month: FIRST_OF_MONTH });
  withFields(files, { words: { type: 'array', items: { type: 'string' } } });
  withFields(files, { class: { type: 'string', enum: ['first', 'second'] } });
  add(files, 'x', when('agreed', 'equal', true), 'set', { field, ...what });
};

const refused = (
  name: string,
  code: string,
  field: string,
  what: object,
  words: RegExp,
): Spoilt => ({
  name,
  spoil: sets(field, what),
  code,
  file: RULES,
  words,
});

test.each([
  refused(
    'a day that a pattern never lets be one',
    'argument-does-not-fit',
    'left',
    { compute: { fn: 'shiftedDay', of: 'phone', days: 1 } },
    /"shiftedDay" of "phone", which is a text, not a date/,
  ),
  refused(
    'a phone number for a day',
    'value-outside-type',
    'left',
    { copy: 'phone' },
    /copies "phone", which is a text that is never a date, into "left", which is a date/,
  ),
  refused(
    'one of a few words for a day',
    'value-outside-type',
    'left',
    { copy: 'travels' },
    /copies "travels", which is one of a few values, into "left", which is a date/,
  ),
  refused(
    'the mode of the page as a day',
    'argument-does-not-fit',
    'total',
    { compute: { fn: 'daysBetween', of: 'context.mode', until: 'left' } },
    /"daysBetween" of "context\.mode", which is a text/,
  ),
  refused(
    'a choice of another field that has none of these',
    'value-not-a-choice',
    'class',
    { copy: 'travels' },
    /copies "travels" into "class", which offers none of its choices/,
  ),
  refused(
    'the texts of a list for one text',
    'value-outside-type',
    'note',
    { compute: { fn: 'unique', of: 'words' } },
    /"unique" makes, a list, into "note", which is a text/,
  ),
  refused(
    'a day for one of a few words',
    'value-outside-type',
    'class',
    { copy: 'left' },
    /copies "left", which is a date, into "class"/,
  ),
])('$name is refused', async (spoilt) => {
  await expectRefused(spoilt);
});

test.each([
  ['left', { compute: { fn: 'shiftedDay', of: 'back', months: -1 } }],
  ['total', { compute: { fn: 'daysBetween', of: 'context.lead.since', until: 'context.today' } }],
  ['note', { compute: { fn: 'digits', of: 'seats' } }],
  ['note', { copy: 'left' }],
  ['note', { copy: 'travels' }],
  ['note', { compute: { fn: 'first', of: 'words' } }],
  ['left', { copy: 'back' }],
  ['left', { copy: 'month' }],
  ['left', { copy: 'note' }],
  ['class', { copy: 'note' }],
  ['total', { copy: 'context.lead.total' }],
  ['total', { copy: 'seats' }],
  ['words', { copy: 'stops.*.city' }],
  ['words', { value: [] }],
  ['home', { value: { zip: '30161' } }],
])('%s may be set to %j', async (field, what) => {
  const { faults } = await build((files) => {
    sets(field, what)(files);
    files['rules/trip.cases.json'].cases.push({
      name: 'Whoever agreed',
      given: { agreed: true },
      expect: { shown: ['name'] },
    });
  });
  expect(faults.map(told)).toEqual([]);
});
