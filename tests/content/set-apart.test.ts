// What the house sets apart under a name: a file of its own, which no other page carries.

import { expect, test } from 'vitest';
import { build, describe, release, type SmallFiles } from './kits/small-content.ts';

/** One more call, for the pages of a workshop alone. */
const withWorkshop = (files: SmallFiles): void => {
  Object.assign(files['schemas/house.json'], { apart: ['workshop'] });
  Object.assign(files, {
    'messages/en-US/workshop.json': { title: 'Workshop', found: '{{count}} found' },
    'schemas/placeholders.json': {
      ...files['schemas/placeholders.json'],
      texts: { ...files['schemas/placeholders.json'].texts, 'workshop.found': ['count'] },
    },
    'schemas/calls/workshop_list.json': {
      ...files['schemas/calls/towns.json'],
      id: 'workshop_list',
    },
  });
};

test('what the house sets apart is a file of its own, and no other page carries it', async () => {
  const [without, made] = [await release(), await release(withWorkshop)];
  const name = made.pointer.apart?.workshop ?? '';
  const apart = JSON.parse(made.assets.get(name)?.body ?? '{}');
  expect(apart.messages).toEqual({ 'workshop.title': 'Workshop' });
  expect(Object.keys(apart.templates)).toEqual(['workshop.found']);
  expect(Object.keys(apart.calls)).toEqual(['workshop_list']);
  expect([...made.assets.keys()]).toContain(apart.modules.answers.workshop_list);
  expect(made.pointer.app).toBe(without.pointer.app);
  expect(made.texts.t('workshop.title')).toBe('Workshop');
  expect(made.id).not.toBe(without.id);
});

test('setting apart what nothing is called by is told', async () => {
  const { faults } = await build((files) =>
    Object.assign(files['schemas/house.json'], { apart: ['wrokshop'] }),
  );
  expect(faults.map(describe)).toEqual([
    expect.stringContaining('"wrokshop" is not the first word of a message or call of this house.'),
  ]);
});
