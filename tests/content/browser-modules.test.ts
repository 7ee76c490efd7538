// The compiled modules as a browser gets them: loaded as ES modules, given only the listed helpers, used by RJSF.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getFirstMatchingOption } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { expect, test } from 'vitest';
import { VALIDATOR_HELPERS } from '../../runtime/content/index.ts';
import { helpersOf } from '../../runtime/react/load/modules.ts';
import { release } from './kits/small-content.ts';

type Helpers = Awaited<ReturnType<typeof helpersOf>>;

/** Loads a module text as a browser would: by address, without a compiler. */
async function load(text: string): Promise<{ default: unknown }> {
  const folder = await mkdtemp(join(tmpdir(), 'module-'));
  const file = join(folder, 'module.mjs');
  await writeFile(file, text);
  const loaded = await import(/* @vite-ignore */ pathToFileURL(file).href);
  await rm(folder, { recursive: true });
  return loaded;
}

const BRANCHES = {
  oneOf: [
    { properties: { kind: { enum: ['cat'] }, lives: { type: 'integer' } }, required: ['lives'] },
    { properties: { kind: { enum: ['dog'] }, walks: { type: 'integer' } }, required: ['walks'] },
  ],
};

const withPet = () =>
  release((files) => {
    Object.assign(files['schemas/forms/trip/where.schema.json'].properties as object, {
      pet: { type: 'object', ...BRANCHES },
    });
    Object.assign(files['schemas/forms/trip/where.ui.json'], {
      'ui:groups': [{ id: 'places', fields: ['home', 'stops', 'agreed', 'pet'] }],
    });
    Object.assign(files['messages/en-US/trip.json'], {
      'pet.kind.label': 'Kind',
      'pet.lives.label': 'Lives',
      'pet.walks.label': 'Walks',
    });
  });

test('the browser can supply every helper that a validator may ask for', async () => {
  const helper = await helpersOf(VALIDATOR_HELPERS.join(' '));
  for (const id of VALIDATOR_HELPERS) expect(helper(id)).toBeDefined();
});

test('the browser and this process judge by the same text', async () => {
  const { validate, validatorsCode } = (await withPet()).forms.trip ?? {};
  const { default: make } = await load(validatorsCode ?? '');
  const made = (make as (require: Helpers) => { validate: typeof validate })(
    await helpersOf(validatorsCode ?? ''),
  );
  for (const answers of [{}, { name: 'Ann', pet: { kind: 'cat' } }, { name: 'Ann', seats: 0.5 }]) {
    expect(made.validate?.(answers)).toEqual(validate?.(answers));
  }
});

test('RJSF tells the branches of a live section apart with the compiled validators', async () => {
  const { bundle, validatorsCode } = (await withPet()).forms.trip ?? {};
  const section = bundle?.sections[1]?.schema ?? {};
  const { default: make } = await load(validatorsCode ?? '');
  const made = (make as (require: Helpers) => { rjsf: never })(
    await helpersOf(validatorsCode ?? ''),
  );
  const validator = createPrecompiledValidator(made.rjsf, section as object);
  const pet = section.properties?.pet as { oneOf: object[] };
  const chosen = (answer: object) =>
    getFirstMatchingOption(validator, answer, pet.oneOf, section as object);
  expect(chosen({ kind: 'cat', lives: 9 })).toBe(0);
  expect(chosen({ kind: 'dog', walks: 2 })).toBe(1);
});
