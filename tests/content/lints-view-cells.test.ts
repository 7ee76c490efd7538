// One spoilt thing per lint on what stands in the cells of a view: badges, links, second lines, words below.
import { test } from 'vitest';
import { expectRefused, type Files, type Spoilt } from './kits/spoilt.ts';
import { spoilt, VIEWS, type View } from './kits/spoilt-views.ts';

/** A column of regions, which can be two, as badges. */
const withBadges = (view: View, files: Files, tones: object, more: object = {}) => {
  const call = files['schemas/calls/list_towns.json'] as {
    responses: { '200': { properties: { data: { items: { properties: object } } } } };
  };
  Object.assign(call.responses['200'].properties.data.items.properties, {
    region: { type: 'string', enum: ['North', 'South'] },
    isNew: { type: 'boolean' },
  });
  Object.assign(files[VIEWS] as object, { 'towns-table.region.heading': 'Region' });
  view.columns.push({ key: 'region', format: 'badge', tones, ...more });
};

const CELLS: readonly Spoilt[] = [
  spoilt(
    'a tone for a value that never comes',
    (view, files) => withBadges(view, files, { North: 'info', Suoth: 'danger' }),
    { code: 'unknown-value', words: /"region" is never "Suoth"/, nearest: 'South' },
  ),
  spoilt(
    'tones of what is no badge',
    (view, files) => withBadges(view, files, { north: 'info' }, { format: 'text' }),
    { code: 'tones-without-badge', words: /"region" is no badge/ },
  ),
  spoilt(
    'a column that is there twice',
    (view) => {
      view.columns.push({ key: 'name' });
    },
    { code: 'column-twice', words: /"name" is there twice/ },
  ),
  spoilt(
    'an address with half a brace',
    (view, files) => withBadges(view, files, { north: 'info' }, { link: '/towns/{zip' }),
    { code: 'half-a-brace', words: /brace without its other half/ },
  ),
  spoilt(
    'an address with a member that rows do not have',
    (view, files) => withBadges(view, files, { north: 'info' }, { link: '/towns/{zpi}' }),
    { code: 'unknown-column', words: /no "zpi"/, nearest: 'zip' },
  ),
  spoilt(
    'a second line of what rows do not have',
    (view, files) => withBadges(view, files, { north: 'info' }, { second: { key: 'nmae' } }),
    { code: 'unknown-column', words: /no "nmae"/, nearest: 'name' },
  ),
  spoilt(
    'another key that rows do not have',
    (view, files) => withBadges(view, files, { north: 'info' }, { or: ['nmae'] }),
    { code: 'unknown-column', words: /no "nmae"/, nearest: 'name' },
  ),
  spoilt(
    'a word below that no message says',
    (view, files) => withBadges(view, files, { north: 'info' }, { note: { key: 'isNew' } }),
    { code: 'unknown-message', words: /views\.towns-table\.isNew\.note/ },
  ),
  spoilt(
    'a table that nobody ticks without a name for those who do not see it',
    (view) => {
      delete view.into;
      view.columns = [{ key: 'name' }];
    },
    { code: 'unknown-message', words: /views\.towns-table\.caption/ },
  ),
];

test.each(CELLS)('refuses $name', (spoilt) => expectRefused(spoilt));
