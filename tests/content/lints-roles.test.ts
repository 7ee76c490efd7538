// Whom sections and fields of a form are for: names of the house, who changes something sees it, and what is kept can be told.
import { expect, test } from 'vitest';
import type { FormBundle } from '../../runtime/core/index.ts';
import { INSPECTION_FORM } from '../helpers/inspection-form.ts';
import { built, contentWith, edited, releaseOf } from '../helpers/releases.ts';

const FORM = 'schemas/forms/inspection/form.json';
const REPORT = 'schemas/forms/inspection/report.ui.json';

type Change = (file: Record<string, unknown>) => Record<string, unknown>;

const withForm = (edits: Readonly<Record<string, Change>> = {}) =>
  contentWith(
    Object.fromEntries(
      Object.entries(INSPECTION_FORM).map(([path, text]) => {
        const change = edits[path];
        return [path, () => (change ? edited(change)(text) : text)];
      }),
    ),
  );

const sections = (...list: unknown[]) => ({
  [FORM]: (form: object) => ({ ...form, sections: list }),
});
const site = (options: object) => ({
  [REPORT]: (layout: object) => ({ ...layout, site: { 'ui:options': options } }),
});
const OTHERS = ['check', 'secret'];

test.each([
  {
    name: 'a section for a role that the house does not have',
    edits: sections({ section: 'report', seen: ['dask'] }, ...OTHERS),
    code: 'unknown-name',
    place: '/sections/0/seen/0',
    words: '"dask" is not a role of this house.',
  },
  {
    name: 'a field changed by a role that the house does not have',
    edits: site({ changed: ['publsher'] }),
    code: 'unknown-name',
    place: '/site/ui:options/changed/0',
    words: '"publsher" is not a role of this house.',
  },
  {
    name: 'a field changed by whoever does not see it',
    edits: site({ seen: ['desk'], changed: ['desk', 'editor'] }),
    code: 'changed-unseen',
    place: '/site/ui:options/changed/1',
    words: 'The role "editor" is to change the field "site", and does not see it.',
  },
  {
    name: 'a section changed by whoever does not see it',
    edits: sections('report', { section: 'check', seen: ['desk'], changed: ['editor'] }, 'secret'),
    code: 'changed-unseen',
    place: '/sections/1/changed/0',
    words: 'The role "editor" is to change the section "check", and does not see it.',
  },
  {
    name: 'a field within rows',
    edits: {
      [REPORT]: (layout: object) => ({
        ...layout,
        proofs: { items: { name: { 'ui:options': { seen: ['desk'] } } } },
      }),
    },
    code: 'role-in-row',
    place: '/proofs/items/name/ui:options',
    words: 'The field "proofs/*/name" is for some roles, and stands in the rows of a list.',
  },
  {
    name: 'a starting value of a field that not everybody may change',
    edits: {
      [FORM]: (form: object) => ({
        ...form,
        start: { map: [{ to: 'grade', from: 'route' }] },
      }),
    },
    code: 'role-at-start',
    place: '/start/map/0/to',
    words: 'The form fills in "grade" at the start, and not everybody may change it.',
  },
  {
    name: 'a section that is not named',
    edits: sections('report', { seen: ['desk'] }, ...OTHERS),
    code: 'unknown-section',
    place: '/sections/1',
    words: 'It is not said which section this is.',
  },
  {
    name: 'a section that is named twice over',
    edits: sections('report', { use: 'billing', section: 'check' }, 'secret'),
    code: 'unknown-section',
    place: '/sections/1',
    words: 'It is not said which section this is.',
  },
])('$name is refused', async ({ edits, code, place, words }) => {
  const { faults, release } = await built(await withForm(edits as Record<string, Change>));
  expect(release).toBeUndefined();
  expect(faults).toContainEqual(
    expect.objectContaining({ code, place, message: expect.stringContaining(words) }),
  );
});

test('what a field is for is narrowed by what it stands in, and told of every place', async () => {
  const { forms } = await releaseOf(await withForm());
  const bundle: FormBundle | undefined = forms.inspection?.bundle;
  const fields = bundle?.fields ?? {};
  expect(fields['/verdict']).toMatchObject({ seen: ['desk', 'publisher'], changed: ['publisher'] });
  expect(fields['/proofs/*/name']).toMatchObject({ seen: ['desk'] });
  expect(fields['/site']).not.toHaveProperty('seen');
});

test('cases tell what a role meets by naming it among what is known', async () => {
  const cases = (roles: readonly string[], expected: object) => ({
    'rules/inspection.cases.json': () =>
      JSON.stringify({
        $schema: '../schemas/meta/cases.schema.json',
        cases: [
          { name: 'By role', moment: 'submit', context: { roles }, given: {}, expect: expected },
        ],
      }),
    'rules/inspection.rules.json': () =>
      JSON.stringify({ $schema: '../schemas/meta/rules.schema.json', rules: [] }),
  });
  const faultsWith = async (roles: readonly string[], expected: object) => {
    const source = new Map(await withForm());
    for (const [path, text] of Object.entries(cases(roles, expected))) source.set(path, text());
    return (await built(source)).faults;
  };
  expect(
    await faultsWith(['staff', 'publisher'], {
      hidden: ['remarks'],
      shown: ['verdict', 'codename'],
      disabled: ['grade'],
      faults: [{ at: 'verdict', code: 'required' }],
      noFaults: [{ at: 'grade' }],
    }),
  ).toEqual([]);
  expect(
    await faultsWith(['staff', 'desk'], {
      hidden: ['codename'],
      disabled: ['verdict'],
      faults: [{ at: 'grade', code: 'required' }],
      noFaults: [{ at: 'verdict' }],
    }),
  ).toEqual([]);
  expect(await faultsWith(['staff', 'dask'], { hidden: ['remarks'] })).toContainEqual(
    expect.objectContaining({ code: 'value-never-known', place: '/cases/0/context/roles' }),
  );
});
