// Views that are like another or stand in its place: one spoilt thing each is refused, and one that is right says what the other says.
import { expect, test } from 'vitest';
import { build, describe, release } from './kits/small-content.ts';
import { expectRefused, type Files, type Spoilt } from './kits/spoilt.ts';
import { spoilt, type View } from './kits/spoilt-views.ts';

const filters = [
  { name: 'region', schema: { type: 'string', enum: ['North', 'South'] }, keys: ['region'] },
  { name: 'zip', schema: { type: 'string' }, keys: ['zip'] },
];
const words = {
  'towns-table.caption': 'Towns',
  'towns-table.filter.region.label': 'Region',
  'towns-table.filter.zip.label': 'ZIP',
};

/** The table of towns with filters, and another like it. */
function addVariant(view: View, files: Files): void {
  delete view.into;
  view.columns = [
    { key: 'name' },
    { key: 'zip', format: 'number', heading: 'views.towns-table.name.heading' },
  ];
  view.filters = structuredClone(filters);
  view.variants = [{ view: 'towns-north', when: { region: ['North'] }, answered: ['zip'] }];
  const { 'towns-table.city.heading': _, ...known } = files['messages/en-US/views.json'] as Record<
    string,
    string
  >;
  files['messages/en-US/views.json'] = { ...known, ...words };
  files['schemas/views/towns-north.json'] = {
    $schema: '../meta/view.schema.json',
    id: 'towns-north',
    kind: 'table',
    like: 'towns-table',
    columns: [{ key: 'zip' }, { key: 'name', hidden: true }],
  };
}

const wrong = (
  name: string,
  spoil: (view: View, north: Record<string, unknown>) => void,
  rest: Pick<Spoilt, 'code' | 'words'> & Partial<Spoilt>,
): Spoilt =>
  spoilt(
    name,
    (view, files) => {
      addVariant(view, files);
      spoil(view, files['schemas/views/towns-north.json'] as Record<string, unknown>);
    },
    rest,
  );
const variant = (view: View) => (view.variants as Record<string, unknown>[])[0] ?? {};

const SPOILT: readonly Spoilt[] = [
  wrong(
    'a view in place of another that is not there',
    (view) => {
      variant(view).view = 'towns-noth';
    },
    { code: 'unknown-view', words: /no view "towns-noth"/, nearest: 'towns-north' },
  ),
  wrong(
    'a condition on a filter it does not have',
    (view) => {
      variant(view).when = { regoin: ['North'] };
    },
    { code: 'unknown-filter', words: /no filter "regoin"/, nearest: 'region' },
  ),
  wrong(
    'a condition on a choice that is never made',
    (view) => {
      variant(view).when = { region: ['Nort'] };
    },
    { code: 'unknown-choice', words: /no choice "Nort"/, nearest: 'North' },
  ),
  wrong(
    'an answer to a filter it does not have',
    (view) => {
      variant(view).answered = ['zpi'];
    },
    { code: 'unknown-filter', words: /no filter "zpi"/, nearest: 'zip' },
  ),
  wrong(
    'a filter that waits for a choice that is never made',
    (view) => {
      Object.assign((view.filters as object[])[1] as object, {
        when: { filter: 'region', is: ['Nort'] },
      });
    },
    { code: 'unknown-choice', words: /no choice "Nort"/, nearest: 'North' },
  ),
  wrong(
    'a view like one that is not there',
    (_, north) => {
      north.like = 'town-table';
    },
    {
      code: 'unknown-view',
      words: /no other view "town-table"/,
      nearest: 'towns-table',
      file: 'schemas/views/towns-north.json',
    },
  ),
  wrong(
    'two views that are like each other',
    (view) => {
      view.like = 'towns-north';
    },
    { code: 'unknown-view', words: /no other view/ },
  ),
  wrong(
    'a word in place of a value by what a row does not have',
    (view) => {
      Object.assign(view.columns[0] as object, { instead: { where: { regoin: [''] } } });
    },
    { code: 'unknown-column', words: /no "regoin"/, nearest: 'region' },
  ),
];

test.each(SPOILT)('refuses $name', (spoilt) => expectRefused(spoilt));

test('a view like another says what that one says, and each column what it has of its own', async () => {
  const right = wrong('nothing', () => undefined, { code: '', words: /./ });
  const { faults } = await build((files) => right.spoil(files));
  expect(faults.map(describe)).toEqual([]);
});

const views = async (spoil: (view: View, files: Files) => void) => {
  const right = spoilt('nothing', spoil, { code: '', words: /./ });
  const { app } = await release((files) => right.spoil(files));
  return app.views as Record<string, Record<string, unknown>>;
};

test('takes of the other its columns by their keys, in its own order, and only those it names', async () => {
  const { 'towns-north': north, 'towns-table': table } = await views((view, files) => {
    addVariant(view, files);
    Object.assign(view.columns[1] as object, { format: 'number' });
  });
  const { columns } = table as unknown as View;
  expect(columns.map(({ key }) => key)).toEqual(['name', 'zip']);
  expect(north?.columns).toEqual([
    { key: 'zip', format: 'number', heading: 'views.towns-table.name.heading' },
    { key: 'name', heading: 'views.towns-table.name.heading', hidden: true },
  ]);
});

test('says the words of the other, its filters with theirs, and stands in its place for nobody', async () => {
  const { 'towns-north': north } = await views(addVariant);
  expect(north).toMatchObject({
    id: 'towns-north',
    source: { call: 'list_towns' },
    caption: 'views.towns-table.caption',
    empty: 'views.towns-table.empty',
    filters: [
      {
        name: 'region',
        label: 'views.towns-table.filter.region.label',
        words: 'views.towns-table.filter.region.option',
        any: 'views.towns-table.filter.region.any',
      },
      { name: 'zip', label: 'views.towns-table.filter.zip.label' },
    ],
  });
  expect(north).not.toHaveProperty('variants');
  expect(north).not.toHaveProperty('like');
});
