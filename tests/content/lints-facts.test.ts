// One spoilt thing per lint on what is known besides the answers, and on what computations are given.
import { expect, test } from 'vitest';
import { CONTEXT_FACTS, contextOf, type FormBundle } from '../../runtime/core/index.ts';
import { build, describe } from './kits/small-content.ts';
import {
  add,
  CASES,
  expectRefused,
  type Files,
  FORM,
  RULES,
  type Spoilt,
  WHERE_UI,
  when,
} from './kits/spoilt.ts';

const compute = (files: Files, given: object) =>
  add(files, 'x', when('stops', 'isEmpty', false), 'set', { field: 'total', compute: given });

const FACTS: readonly Spoilt[] = [
  {
    name: 'an unknown fact of the context',
    spoil: (files) =>
      add(files, 'x', when('context.raute', 'equal', 'form'), 'hide', { fields: ['phone'] }),
    code: 'unknown-fact',
    file: RULES,
    words: /Nothing is known of "context.raute"/,
    nearest: 'context.route',
  },
  {
    name: 'the day as a fact without its context',
    spoil: (files) =>
      add(files, 'x', when('today', 'equal', '2026-03-02'), 'hide', { fields: ['phone'] }),
    code: 'unknown-field',
    file: RULES,
    words: /names the field "today"/,
    nearest: 'context.today',
  },
  {
    name: 'a record that is not loaded for this kind of form',
    spoil: (files) => {
      (files[FORM] as Record<string, unknown>).access = 'public';
      add(files, 'x', when('context.lead.phone', 'isEmpty', true), 'hide', { fields: ['phone'] });
    },
    code: 'unknown-fact',
    file: RULES,
    words: /Nothing is known of "context.lead.phone"/,
  },
  {
    name: 'a case with an unknown fact',
    spoil: (files) => {
      Object.assign(files[CASES].cases[0] as object, { context: { rout: 'form' } });
    },
    code: 'unknown-fact',
    file: CASES,
    words: /Nothing is known of "context.rout"/,
    nearest: 'route',
  },
  {
    name: 'a start value from an unknown record',
    spoil: (files) => {
      files[FORM].start = { map: [{ to: 'phone', from: 'laed.phone' }] };
    },
    code: 'unknown-fact',
    file: FORM,
    words: /takes "laed.phone", of which nothing is known/,
    nearest: 'lead',
  },
  {
    name: 'a call that is sent an unknown fact',
    spoil: (files) =>
      Object.assign(files[WHERE_UI], {
        home: {
          city: { 'ui:options': { options: { call: 'towns', with: { zip: 'context.laed.zip' } } } },
        },
      }),
    code: 'unknown-field',
    file: WHERE_UI,
    words: /"context.laed.zip"/,
    nearest: 'context.lead',
  },
];

const COMPUTED: readonly Spoilt[] = [
  {
    name: 'a computation given what it does not take',
    spoil: (files) => compute(files, { fn: 'count', of: 'stops', wher: {} }),
    code: 'unknown-argument',
    file: RULES,
    words: /gives "count" a "wher", which it does not take/,
    nearest: 'where',
  },
  {
    name: 'a computation that takes nothing given something',
    spoil: (files) => compute(files, { fn: 'upper', of: 'name', with: ' ' }),
    code: 'unknown-argument',
    file: RULES,
    words: /gives "upper" a "with"/,
  },
  {
    name: 'a misspelt word in where',
    spoil: (files) =>
      compute(files, { fn: 'count', of: 'stops', where: { path: 'city', equal: 'Rome' } }),
    code: 'unknown-argument',
    file: RULES,
    words: /gives "where" a "equal"/,
    nearest: 'equals',
  },
  {
    name: 'rows chosen by a field they do not have',
    spoil: (files) =>
      compute(files, { fn: 'count', of: 'stops', where: { path: 'ctiy', equals: 'Rome' } }),
    code: 'unknown-field',
    file: RULES,
    words: /looks for "ctiy" in the rows of "stops"/,
    nearest: 'city',
  },
  {
    name: 'rows added up by a field they do not have',
    spoil: (files) => compute(files, { fn: 'sum', of: 'stops', path: 'zpi' }),
    code: 'unknown-field',
    file: RULES,
    words: /looks for "zpi" in the rows of "stops"/,
    nearest: 'zip',
  },
];

test.each([...FACTS, ...COMPUTED])('$name is refused', (spoilt) => expectRefused(spoilt));

test('what a computation takes, and every fact that is known, passes', async () => {
  const { faults } = await build((files) => {
    compute(files, {
      fn: 'count',
      of: 'stops',
      where: { path: 'city', equals: 'Rome' },
      except: [],
    });
    for (const fact of [...CONTEXT_FACTS, 'lead']) {
      add(files, fact, when(`context.${fact}`, 'isEmpty', true), 'hide', { fields: ['phone'] });
    }
  });
  const names = ['unknown-fact', 'unknown-field', 'unknown-argument'];
  expect(faults.filter(({ code }) => names.includes(code)).map(describe)).toEqual([]);
});

test('the facts that rules of any form may read are those it is judged with, besides loaded records', () => {
  const form = { access: 'public', kind: 'single', sections: [] } as unknown as FormBundle;
  const context = contextOf(form, { route: 'form', today: '2026-03-02', records: { lead: {} } });
  expect(Object.keys(context).sort()).toEqual([...CONTEXT_FACTS, 'lead'].sort());
});

test('a role is told to rules by its own name, or by the one the house gives it', () => {
  const opening = { route: 'form', today: '2026-03-02' };
  const form = { access: 'staff', kind: 'single', sections: [] } as unknown as FormBundle;
  expect(contextOf(form, opening).who).toBe('staff');
  expect(contextOf({ ...form, who: 'visitor' }, opening).who).toBe('visitor');
});

test('what the facts can be is let pass, and pages that only the program knows', async () => {
  const { faults } = await build((files) => {
    const values = [
      ['mode', 'equal', 'new'],
      ['who', 'in', ['applicant']],
      ['section', 'not:equal', 'where'],
      ['section', 'equalIgnoringCase', 'WHO'],
      ['route', 'notEqual', 'Application'],
      ['today', 'in', ['2026-03-02']],
      ['lead', 'equal', 'anything'],
    ] as const;
    for (const [fact, operator, value] of values)
      add(files, `${fact}-x`, when(`context.${fact}`, operator, value), 'warn', {
        at: 'name',
        message: 'trip.zipMissing',
        params: { row: 'it' },
      });
  });
  expect(faults.map(({ code }) => code)).not.toContain('value-never-known');
});
