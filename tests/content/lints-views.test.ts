// One spoilt thing per lint on views: each is refused in words that name the culprit; a view that is right passes.
import { expect, test } from 'vitest';
import { build, describe } from './kits/small-content.ts';
import { expectRefused, type Files, type Spoilt, WHERE_UI } from './kits/spoilt.ts';
import { addView, rename, spoilt, VIEW, VIEWS } from './kits/spoilt-views.ts';

const SPOILT: readonly Spoilt[] = [
  spoilt(
    'rows that have nothing in common with those of the list',
    (view) => {
      view.into = { form: 'trip', list: 'stops', by: ['name'] };
    },
    { code: 'unknown-field', words: /rows of "stops" have no field "name"/ },
  ),
  spoilt(
    'an id unlike the file name',
    (view, files) => {
      view.id = 'town-table';
      files[VIEWS] = {};
    },
    { code: 'name-and-id-differ', words: /"town-table"/, nearest: 'towns-table' },
  ),
  spoilt('an unknown heading', (view) => rename(view, 0, { heading: 'views.towns-table.nam' }), {
    code: 'unknown-message',
    words: /views.towns-table.nam"/,
  }),
  spoilt(
    'a heading that comes with its form alone',
    (view) => rename(view, 0, { heading: 'trip.title' }),
    { code: 'message-elsewhere', words: /"trip.title" comes with its form alone/ },
  ),
  spoilt(
    'a column without a heading',
    (_, files) => {
      delete (files[VIEWS] as Record<string, string>)['towns-table.name.heading'];
    },
    { code: 'unknown-message', words: /views.towns-table.name.heading/ },
  ),
  spoilt(
    'an unknown sentence for no rows',
    (view) => {
      view.empty = 'views.towns-table.emty';
    },
    { code: 'unknown-message', words: /emty/, nearest: 'views.towns-table.empty' },
  ),
  spoilt('a column the answer does not have', (view) => rename(view, 0, { key: 'nmae' }), {
    code: 'unknown-column',
    words: /no "nmae"/,
    nearest: 'name',
  }),
  spoilt(
    'rows grouped by what the answer does not have',
    (view) => {
      view.rows = { group: 'regoin' };
    },
    { code: 'unknown-column', words: /regoin/, nearest: 'region' },
  ),
  spoilt(
    'rows left out by what the answer does not have',
    (view) => {
      view.rows = { exclude: { naem: ['Nowhere'] } };
    },
    { code: 'unknown-column', words: /naem/, nearest: 'name' },
  ),
  spoilt(
    'rows sorted by what the answer does not have',
    (view) => {
      view.sort = { key: 'nam' };
    },
    { code: 'unknown-column', words: /"nam"/, nearest: 'name' },
  ),
  spoilt(
    'a list the answer does not have',
    (view) => {
      view.source.list = 'dta';
    },
    { code: 'unknown-list', words: /no list "dta"/, nearest: 'data' },
  ),
  spoilt(
    'an unknown call',
    (view) => {
      view.source.call = 'lst_towns';
    },
    { code: 'unknown-call', words: /lst_towns/, nearest: 'list_towns' },
  ),
  spoilt('a switch for no field of the list', (view) => rename(view, 1, { key: 'ctiy' }), {
    code: 'unknown-field',
    words: /no field "ctiy"/,
    nearest: 'city',
  }),
  spoilt(
    'a list that no form has',
    (view) => {
      view.into = { form: 'trip', list: 'stosp', by: ['zip'] };
    },
    { code: 'unknown-field', words: /"stosp" is no list/, nearest: 'stops' },
  ),
  spoilt(
    'a form that is not there',
    (view) => {
      view.into = { form: 'trpi', list: 'stops', by: ['zip'] };
    },
    { code: 'unknown-form', words: /"trpi"/, nearest: 'trip' },
  ),
  spoilt('a box to tick that is hidden', (view) => rename(view, 0, { hidden: true }), {
    code: 'one-tick',
    words: /in 0 columns/,
  }),
  spoilt(
    'a switch whose answers nothing keeps',
    (view) => {
      delete view.into;
    },
    { code: 'input-without-list', words: /Nothing keeps/ },
  ),
  spoilt(
    'what no filter answers, in the word for no choice',
    (view, files) => {
      view.filters = [
        { name: 'region', schema: { type: 'string', enum: ['North'] }, keys: ['region'] },
      ];
      Object.assign(files[VIEWS] as object, {
        'towns-table.filter.region.label': 'Region',
        'towns-table.filter.region.any': '{{#if region}}Every{{else}}Each but {{regoin}}{{/if}}',
      });
    },
    {
      code: 'unknown-placeholder',
      file: VIEWS,
      words: /\{\{regoin\}\} of "views.towns-table.filter.region.any"/,
      nearest: 'region',
    },
  ),
  spoilt(
    'a word that no view reads',
    (_, files) => {
      (files[VIEWS] as Record<string, string>)['towns-table.title'] = 'Towns';
    },
    { code: 'unused-message', file: VIEWS, words: /No view reads .*towns-table.title/ },
  ),
];

test('a table a person ticks, of rows that nobody judges by, is refused', () =>
  expectRefused({
    name: '',
    spoil: (files) => {
      addView(files);
      Object.assign(files['schemas/calls/list_towns.json'] as object, { judges: undefined });
    },
    code: 'unjudged-call',
    file: VIEW,
    words: /cannot judge answers by the call "list_towns"/,
  }));

/** The table in order of regions, which the stops can have two of. */
const orderRegions = (files: Files, order: readonly string[]) => {
  const view = addView(files);
  view.rows = { group: 'region', order };
  const block = files['schemas/blocks/place.schema.json'] as { properties: object };
  Object.assign(block.properties, { region: { type: 'string', enum: ['North', 'South'] } });
  Object.assign(files[WHERE_UI], {
    stops: { 'ui:widget': 'repeat', items: { region: { 'ui:hidden': true } } },
  });
};

test('an order that names what no field can be, or leaves one out, is refused', async () => {
  await expectRefused({
    name: '',
    spoil: (files) => orderRegions(files, ['Nort', 'South']),
    code: 'unknown-choice',
    file: VIEW,
    words: /No field "region" has the choice "Nort"/,
    nearest: 'North',
  });
  await expectRefused({
    name: '',
    spoil: (files) => orderRegions(files, ['South']),
    code: 'missing-choice',
    file: VIEW,
    words: /groups "North" have no place in the order/,
  });
});

test('a table that fills the list of a section nobody has is refused', () =>
  expectRefused({
    name: '',
    spoil: (files) => {
      addView(files).into = { section: 'wherever', list: 'stops', by: ['zip'] };
    },
    code: 'unknown-section',
    file: VIEW,
    words: /There is no section "wherever"/,
  }));

test.each(SPOILT)('refuses $name', (spoilt) => expectRefused(spoilt));

test('lets staff hide, rename and reorder columns', async () => {
  const { faults } = await build((files) => {
    const view = addView(files);
    view.columns = [
      { key: 'city', input: 'switch', hidden: true },
      { key: 'region', heading: 'views.towns-table.city.heading' },
      { key: 'name', input: 'tick' },
    ];
  });
  expect(faults.map(describe)).toEqual([]);
});
