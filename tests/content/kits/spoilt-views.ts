// A table of towns for tests that spoil it: a view, its call and its words.
import type { Files, Spoilt } from './spoilt.ts';

export const VIEW = 'schemas/views/towns-table.json';
export const VIEWS = 'messages/en-US/views.json';

export interface View {
  id: string;
  source: Record<string, unknown>;
  into?: Record<string, unknown>;
  columns: Record<string, unknown>[];
  [key: string]: unknown;
}

const text = { type: 'string' };

/** A table of towns that a person ticks into the stops of a trip. */
export function addView(files: Files): View {
  files['schemas/calls/list_towns.json'] = {
    $schema: '../meta/call.schema.json',
    id: 'list_towns',
    base: 'portal',
    method: 'POST',
    path: 'list_towns.php',
    auth: 'none',
    judges: 'choices',
    responses: {
      '200': {
        type: 'object',
        properties: {
          data: {
            type: 'array',
            items: { type: 'object', properties: { name: text, region: text, zip: text } },
          },
        },
      },
    },
  };
  files[VIEWS] = {
    $schema: '../../schemas/meta/messages.schema.json',
    'towns-table.name.heading': 'Town',
    'towns-table.city.heading': 'In the city',
    'towns-table.empty': 'No towns',
  };
  const view: View = {
    $schema: '../meta/view.schema.json',
    id: 'towns-table',
    kind: 'table',
    source: { call: 'list_towns', list: 'data' },
    into: { form: 'trip', list: 'stops', by: ['zip'] },
    columns: [
      { key: 'name', input: 'tick' },
      { key: 'city', input: 'switch' },
    ],
    sort: { key: 'name' },
    rows: { group: 'region', exclude: { name: ['Nowhere'] }, mark: { region: ['North'] } },
  };
  files[VIEW] = view;
  return view;
}

export const spoilt = (
  name: string,
  spoil: (view: View, files: Files) => void,
  rest: Pick<Spoilt, 'code' | 'words'> & Partial<Spoilt>,
): Spoilt => ({ name, file: VIEW, ...rest, spoil: (files) => spoil(addView(files), files) });

export const rename = (view: View, at: number, more: object) =>
  Object.assign(view.columns[at] as object, more);
