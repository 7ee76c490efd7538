// The right content that each mistake spoils: the two worked forms of the guide as they are printed, a small wizard with
// a block and a call, a section that forms share, and a table.
import { readFile } from 'node:fs/promises';
import { withParking } from '../kits/parking.ts';
import { metaFiles, smallFiles } from '../kits/small-content.ts';
import type { Files } from '../kits/spoilt.ts';

const GUIDE = new URL('../../../schemas/README.md', import.meta.url);

/** The files of the two worked forms of the guide, each as the guide prints it. */
export async function guideFiles(): Promise<Record<string, string>> {
  const readme = await readFile(GUIDE, 'utf8');
  // The form after them takes its choices from calls of the portal, which are no part of this world.
  const end = readme.indexOf('\n## A form in steps, with choices from calls\n');
  const forms = readme.slice(0, end);
  const found = forms.matchAll(/^`([\w./-]+\.json)`\n\n```json\n(.*?)^```/gms);
  return Object.fromEntries([...found].map(([, path = '', text = '']) => [path, text]));
}

/** All of it: path → text. */
export async function world(): Promise<ReadonlyMap<string, string>> {
  const small = smallFiles() as Files;
  withParking(small);
  Object.assign(small, more());
  Object.assign(small['schemas/house.json'], { addresses: ['/help_information', '/sign-in'] });
  const texts = Object.entries(small).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`,
  ]);
  const all = { ...(await metaFiles()), ...Object.fromEntries(texts), ...(await guideFiles()) };
  return new Map(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A table of towns. */
const more = () => ({
  'schemas/calls/list_towns.json': {
    $schema: '../meta/call.schema.json',
    id: 'list_towns',
    base: 'portal',
    method: 'POST',
    path: 'list_towns.php',
    auth: 'none',
    request: { type: 'object', properties: {} },
    responses: {
      '200': {
        type: 'object',
        properties: {
          data: {
            type: 'array',
            items: {
              type: 'object',
              properties: { name: { type: 'string' }, fare: { type: 'number' } },
            },
          },
        },
      },
    },
  },
  'schemas/views/towns.json': {
    $schema: '../meta/view.schema.json',
    id: 'towns',
    kind: 'table',
    source: { call: 'list_towns', list: 'data' },
    columns: [{ key: 'name' }, { key: 'fare', format: 'money', align: 'end' }],
    sort: { key: 'name' },
    empty: 'views.towns.empty',
  },
  'messages/en-US/views.json': {
    $schema: '../../schemas/meta/messages.schema.json',
    'towns.name.heading': 'Town',
    'towns.fare.heading': 'Fare',
    'towns.caption': 'Towns and their fares',
    'towns.empty': 'No towns yet.',
  },
});
