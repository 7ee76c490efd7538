// Nobody speaks of a field that nobody sees: words for it are told of as unused, and an imported form gets none.
import { expect, test } from 'vitest';
import { buildRelease, contentOf, importJsonSchema } from '../../runtime/content/index.ts';
import { describe, metaFiles, smallFiles } from './kits/small-content.ts';
import { expectRefused, WORDS } from './kits/spoilt.ts';

test('the label of a field that nobody sees is refused', () =>
  expectRefused({
    name: 'the label of a field that nobody sees',
    spoil: (files) => {
      files[WORDS]['total.label'] = 'Total';
    },
    code: 'unused-message',
    file: WORDS,
    words: /Nothing uses the message "trip.total.label"/,
  }));

test('what nobody sees gets no words, and the form passes the check', async () => {
  const schema = {
    title: 'Order',
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Your name' },
      token: { type: 'string', title: 'Token', description: 'Of the page.' },
      lines: {
        type: 'array',
        title: 'Lines',
        items: { type: 'object', properties: { id: { type: 'string' }, what: { type: 'string' } } },
      },
    },
  };
  const ui = {
    token: { 'ui:widget': 'hidden' },
    lines: { items: { id: { 'ui:widget': 'hidden' } } },
  };
  const among = contentOf({ ...smallFiles(), ...(await metaFiles()) });
  const { files } = importJsonSchema(schema, { id: 'order', ui, among });
  const words = Object.keys(JSON.parse(files['messages/en-US/order.json'] ?? ''));
  expect(words).toEqual([
    '$schema',
    'title',
    'main.title',
    'name.label',
    'lines.label',
    'lines.what.label',
  ]);
  const { faults } = await buildRelease(new Map([...among, ...Object.entries(files)]));
  expect(faults.map(describe)).toEqual([]);
});
