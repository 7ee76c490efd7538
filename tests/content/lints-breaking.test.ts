// Changes that break saved answers need a migration; and every fault is found at once.
import { expect, test } from 'vitest';
import { fingerprintOf, type Release } from '../../runtime/content/index.ts';
import { build, describe, release } from './kits/small-content.ts';
import {
  expectRefused,
  type Files,
  FORM,
  properties,
  rule,
  type Spoilt,
  WHERE,
  WHERE_UI,
  WHO,
  WHO_UI,
  WORDS,
  when,
} from './kits/spoilt.ts';

test('the small content itself is right', async () => {
  const built = await build();
  expect(built.faults.map(describe)).toEqual([]);
});

test('all faults are found at once, each with its line', async () => {
  const { faults } = await build((files) => {
    delete files[WORDS]['name.label'];
    Object.assign(properties(files, WHO).travels ?? {}, { default: 'bus' });
    rule(files, 0).conditions = when('travel', 'equal', 'car');
  });
  expect(new Set(faults.map(({ code }) => code))).toEqual(
    new Set(['missing-label', 'default-refused', 'unknown-field']),
  );
  expect(faults.every(({ line }) => line !== undefined && line > 1)).toBe(true);
});

const BREAKS: readonly Spoilt[] = [
  {
    name: 'a removed field',
    spoil: (files) => {
      delete properties(files, WHO).total;
      delete files[WHO_UI].total;
    },
    code: 'breaking-change',
    file: FORM,
    words: /"total" of the previous release is gone/,
  },
  {
    name: 'a narrowed choice',
    spoil: (files) => {
      Object.assign(properties(files, WHO).travels ?? {}, { enum: ['car'] });
    },
    code: 'breaking-change',
    file: WHO,
    words: /"travels" no longer offers "train"/,
  },
  {
    name: 'a changed type',
    spoil: (files) => {
      Object.assign(properties(files, WHO).total ?? {}, { type: 'string' });
    },
    code: 'breaking-change',
    file: WHO,
    words: /"total" no longer takes number/,
  },
  {
    name: 'a newly required field',
    spoil: (files) => {
      files[WHO].required = ['name', 'seats'];
    },
    code: 'breaking-change',
    file: WHO,
    words: /"seats" is required now and was not before/,
  },
];

const LIMITS: readonly Spoilt[] = [
  ['a shorter text', { name: { maxLength: 20 } }, /"name" takes at most 20 characters now/],
  ['a longer least text', { name: { minLength: 3 } }, /"name" takes at least 3 characters now/],
  ['another pattern', { phone: { pattern: '^x' } }, /"phone" takes only texts of another shape/],
  ['a higher minimum', { seats: { minimum: 2 } }, /"seats" takes at least 2 now/],
  ['a maximum where there was none', { total: { maximum: 9 } }, /"total" takes at most 9 now/],
  ['choices where there were none', { name: { enum: ['Ann'] } }, /"name" takes only its choices/],
].map(([name, change, words]): Spoilt => {
  const [[field, limit] = ['', {}]] = Object.entries(change as Record<string, object>);
  return {
    name: String(name),
    spoil: (files) => {
      Object.assign(properties(files, WHO)[field] ?? {}, limit);
    },
    code: 'breaking-change',
    file: WHO,
    words: words as RegExp,
  };
});

const previous = async () => printsOf(await release());
const printsOf = ({ forms }: Release) =>
  Object.fromEntries(Object.values(forms).map(({ bundle }) => [bundle.id, fingerprintOf(bundle)]));

test.each([...BREAKS, ...LIMITS])('$name breaks saved answers', async (spoilt) => {
  await expectRefused(spoilt, { previous: await previous() });
});

const dropTotal = (files: Files): void => {
  delete properties(files, WHO).total;
  delete files[WHO_UI].total;
};

test.each<{ name: string; spoil: (files: Files) => void }>([
  {
    name: 'a migration',
    spoil: (files) => {
      files[FORM].migrations = [{ op: 'drop', field: 'total' }];
    },
  },
  {
    name: 'staying with the release',
    spoil: (files) => {
      files[FORM].draft = { onNewRelease: 'pin' };
    },
  },
  {
    name: 'beginning anew',
    spoil: (files) => {
      files[FORM].draft = { onNewRelease: 'restart' };
    },
  },
])('$name covers a removed field', async ({ spoil }) => {
  const built = await build(
    (files) => {
      dropTotal(files);
      spoil(files);
    },
    { previous: await previous() },
  );
  expect(built.faults.map(describe)).toEqual([]);
});

test('a migration that answers of the previous release have been through already covers nothing', async () => {
  const migrations = [{ op: 'drop', field: 'total' }];
  const before = printsOf(
    await release((files) => {
      files[FORM].migrations = migrations;
    }),
  );
  const spoil = (files: Files) => {
    dropTotal(files);
    files[FORM].migrations = migrations;
  };
  await expectRefused(
    { name: '', spoil, code: 'breaking-change', file: FORM, words: /"total" .* is gone/ },
    { previous: before },
  );
});

test('a required field of a new group or list breaks nothing', async () => {
  const built = await build(
    (files) => {
      properties(files, WHERE).work = { $ref: '../../blocks/place.schema.json' };
      const [group] = files[WHERE_UI]['ui:groups'] as { fields: string[] }[];
      group?.fields.push('work');
      files[WORDS]['work.label'] = 'Work';
    },
    { previous: await previous() },
  );
  expect(built.faults.map(describe)).toEqual([]);
});

test('a form that is never saved before it is submitted has nothing to break', async () => {
  const own = (files: Files) => {
    files[FORM].submit = { call: 'towns' };
  };
  const before = printsOf(await release(own));
  const built = await build(
    (files) => {
      own(files);
      dropTotal(files);
    },
    { previous: before },
  );
  expect(built.faults.map(describe)).toEqual([]);
});

test('what schemas/released remembers is compared with, where nothing else is given', async () => {
  const { trip } = await previous();
  await expectRefused({
    name: '',
    spoil: (files) => {
      dropTotal(files);
      files['schemas/released/trip.json'] = { $schema: '../meta/released.schema.json', ...trip };
    },
    code: 'breaking-change',
    file: FORM,
    words: /"total" of the previous release is gone/,
  });
});

const MIGRATIONS: readonly Spoilt[] = [
  {
    name: 'a migration to a field that is not there',
    spoil: (files) => {
      files[FORM].migrations = [{ op: 'rename', from: 'old', to: 'phon' }];
    },
    code: 'unknown-field',
    file: FORM,
    words: /leads to "phon"/,
    nearest: 'phone',
  },
  {
    name: 'a migration out of its row',
    spoil: (files) => {
      files[FORM].migrations = [{ op: 'move', from: 'stops.*.town', to: 'phone' }];
    },
    code: 'migration-rows',
    file: FORM,
    words: /leaves the row it is in/,
  },
  {
    name: 'a load call of a form that the portal keeps itself',
    spoil: (files) => {
      files[FORM].load = { call: 'towns' };
    },
    code: 'call-without-use',
    file: FORM,
    words: /would never be made/,
  },
];

test.each(MIGRATIONS)('$name is refused', async (spoilt) => {
  await expectRefused(spoilt);
});

test('a migration may lead to a field that a later one carries on', async () => {
  const built = await build((files) => {
    files[FORM].migrations = [
      { op: 'rename', from: 'a', to: 'b' },
      { op: 'rename', from: 'b', to: 'phone' },
    ];
  });
  expect(built.faults.map(describe)).toEqual([]);
});
