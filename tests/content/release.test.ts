// What a release holds, how its parts are named, and that nothing in it needs eval.

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VALIDATOR_HELPERS } from '../../runtime/content/index.ts';
import { build, describe, release, type SmallFiles } from './kits/small-content.ts';
import { properties, WHO, WHO_UI } from './kits/spoilt.ts';

test('a bundle holds fields with their words, pointers, and no refs', async () => {
  const { bundle } = (await release()).forms.trip ?? {};
  expect(bundle?.fields['/stops/*/city']).toMatchObject({
    label: 'trip.stops.city.label',
    required: true,
    section: 'where',
    type: 'string',
  });
  expect(bundle?.fields['/home/zip']).toMatchObject({ label: 'blocks.place.zip.label' });
  expect(bundle?.fields['/travels']?.options).toEqual({
    car: 'trip.travels.option.car',
    train: 'trip.travels.option.train',
  });
  expect(bundle?.fields['/seats']).toMatchObject({ hiddenAtFirst: true });
  expect(JSON.stringify(bundle?.sections)).not.toContain('$ref');
  expect(bundle?.sections[0]).toMatchObject({
    id: 'who',
    owns: ['name', 'travels', 'seats', 'phone', 'total'],
    title: 'trip.who.title',
    groups: [{ id: 'you', title: 'trip.who.group.you.title' }],
  });
  expect(bundle?.start).toEqual({ map: [{ to: '/phone', from: 'lead.phone', as: 'phone' }] });
});

test('rules are compiled to pointers and know what they read', async () => {
  const { bundle } = (await release()).forms.trip ?? {};
  expect(bundle?.rules[1]).toMatchObject({
    on: 'edit',
    forEach: '/stops',
    priority: 1,
    reads: ['/stops', '/stops/*/zip'],
    effect: { type: 'fault', at: '/stops/*/zip', message: 'trip.zipMissing' },
  });
});

test('plain sentences, templates and long texts go where they belong', async () => {
  const made = await release();
  const { bundle } = made.forms.trip ?? {};
  expect(bundle?.messages['trip.name.label']).toBe('Name');
  expect(bundle?.messages['blocks.place.zip.label']).toBe('ZIP');
  expect(bundle?.messages).not.toHaveProperty('trip.zipMissing');
  expect(bundle?.templates?.['trip.zipMissing']).toEqual([
    'Give the ZIP of ',
    { get: ['row'] },
    '.',
  ]);
  expect(bundle?.pages['pages.terms']?.[0]).toEqual({
    kind: 'heading',
    depth: 1,
    children: [{ kind: 'text', text: 'Terms' }],
  });
  expect(made.app.messages).toEqual({ 'app.save.saving': 'Saving' });
  expect(made.texts.t('app.save.saved', { time: '10:42' })).toBe('Saved at 10:42');
  expect(made.texts.t('trip.zipMissing', { row: 'Rome' })).toBe('Give the ZIP of Rome.');
});

test('a message that uses another says the same, and is changed with it', async () => {
  const using = (sentence: string) =>
    release((files) => {
      const words: Record<string, unknown> = files['messages/en-US/trip.json'];
      Object.assign(words, {
        'who.title': { use: 'trip.where.title' },
        'where.title': sentence,
        'stops.label': { use: 'trip.who.title' },
      });
    });
  for (const sentence of ['Where and who', 'Who, and where to']) {
    const { forms, texts } = await using(sentence);
    expect(forms.trip?.bundle.messages).toMatchObject({
      'trip.who.title': sentence,
      'trip.where.title': sentence,
      'trip.stops.label': sentence,
    });
    expect(texts.t('trip.stops.label')).toBe(sentence);
  }
});

test('every part is an asset named by its content, and a pointer names the current ones', async () => {
  const made = await release();
  const names = [...made.assets.keys()];
  expect(names).toHaveLength(6);
  for (const name of names)
    expect(name).toMatch(
      /^(trip|app|towns|shapes)(\.(validators|form|answers))?\.[0-9a-f]{16}\.(js|json)$/,
    );
  expect(names).toContain(made.pointer.forms.trip);
  expect(names).toContain(made.pointer.whole?.trip);
  expect(names).toContain(made.pointer.app);
  expect(names).toContain(made.forms.trip?.bundle.modules.validators);
  expect(names).toContain(made.app.modules.answers.towns);
  expect(made.calls.towns?.responses['200']).toEqual({ type: 'array', items: { type: 'string' } });
});

test('the same content makes the same release, byte for byte', async () => {
  const [first, second] = [await release(), await release()];
  expect(second.id).toBe(first.id);
  expect([...second.assets]).toEqual([...first.assets]);
});

const CHANGES: readonly [string, (files: SmallFiles) => void][] = [
  [
    'a label',
    (files) => Object.assign(files['messages/en-US/trip.json'], { 'name.label': 'Full name' }),
  ],
  [
    'a template',
    (files) => Object.assign(files['messages/en-US/trip.json'], { zipMissing: 'ZIP of {{row}}?' }),
  ],
  [
    'a text of a block',
    (files) =>
      Object.assign(files['messages/en-US/blocks.json'], { 'place.zip.label': 'ZIP code' }),
  ],
  [
    'a long text',
    (files) =>
      Object.assign(files, {
        'messages/en-US/pages/terms.md': '# New terms\n\nCall {{contact.phone}}.\n',
      }),
  ],
  [
    'a limit',
    (files) =>
      Object.assign(files['schemas/blocks/place.schema.json'].properties.city, { maxLength: 41 }),
  ],
];

test.each(CHANGES)(
  'changing %s changes the release and the stamp of the form',
  async (_name, change) => {
    const [before, after] = [await release(), await release(change)];
    expect(after.id).not.toBe(before.id);
    expect(after.forms.trip?.bundle.release).not.toBe(before.forms.trip?.bundle.release);
  },
);

test('a sentence of the app changes the release, but not the stamp of a form', async () => {
  const before = await release();
  const after = await release((files) =>
    Object.assign(files['messages/en-US/app.json'], { 'save.saving': 'Saving now' }),
  );
  expect(after.id).not.toBe(before.id);
  expect(after.forms.trip?.bundle.release).toBe(before.forms.trip?.bundle.release);
});

test('a form carries what it is printed with: its documents, their titles, the sentences around it, the provider', async () => {
  const { bundle } =
    (
      await release((files) => {
        Object.assign(files, {
          'messages/en-US/documents/contract.md': 'We agree.\n',
          'messages/en-US/documents.json': {
            $schema: '../../schemas/meta/messages.schema.json',
            'contract.title': 'Contract',
            'other.title': 'Another',
            'form.yes': 'Yes',
          },
        });
        Object.assign(files['messages/en-US/app.json'], { name: 'Provider' });
        Object.assign(files['schemas/forms/trip/form.json'], { pages: ['documents.contract'] });
      })
    ).forms.trip ?? {};
  expect(bundle?.pages).toHaveProperty(['documents.contract']);
  expect(bundle?.messages).toMatchObject({
    'documents.contract.title': 'Contract',
    'documents.form.yes': 'Yes',
    'app.name': 'Provider',
  });
  expect(bundle?.messages).not.toHaveProperty(['documents.other.title']);
});

test('the validator reports every fault, of every section', async () => {
  const { validate } = (await release()).forms.trip ?? {};
  const found = validate?.({ seats: 0, stops: [{ zip: 'x' }] }) ?? [];
  expect(found.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).sort()).toEqual([
    ' required',
    '/seats minimum',
    '/stops/0 required',
    '/stops/0/zip pattern',
  ]);
  expect(validate?.({ name: 'Ann' })).toEqual([]);
});

test('generated code holds no eval, and asks only for the listed helpers', async () => {
  const made = await release((files) => {
    Object.assign(files['schemas/forms/trip/who.schema.json'], {
      dependencies: { seats: { required: ['name'] } },
    });
  });
  for (const [name, { body }] of made.assets) {
    if (!name.endsWith('.js')) continue;
    expect(body).toMatch(/^(\/\/# allFunctionsCalledOnLoad\n)?export default /);
    expect(body).not.toMatch(/\beval\b|new Function|Function\(/);
    for (const [, asked] of body.matchAll(/require\("([^"]+)"\)/g)) {
      expect(VALIDATOR_HELPERS).toContain(asked);
    }
  }
});

test('a live form carries the validators RJSF asks for, keyed by schema', async () => {
  const made = await release((files) => {
    Object.assign(files['schemas/forms/trip/who.schema.json'], {
      dependencies: { seats: { required: ['name'] } },
    });
  });
  const { bundle, validatorsCode } = made.forms.trip ?? {};
  expect(bundle?.live).toBe(true);
  expect(validatorsCode).toContain('exports.rjsf = rjsf');
  expect((await release()).forms.trip?.bundle.live).toBe(false);
});

test('a live schema that takes too long is a fault, not a hang', async () => {
  const { faults } = await build(
    (files) => {
      Object.assign(files['schemas/forms/trip/who.schema.json'], {
        dependencies: { seats: { required: ['name'] } },
      });
    },
    { timeLimitMs: 1 },
  );
  expect(faults.map(({ code }) => code)).toContain('too-slow-to-compile');
});

test('what was compiled once is read from the cache', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'content-cache-'));
  const first = await release(undefined, { cacheDir });
  expect(await readdir(cacheDir)).not.toHaveLength(0);
  const second = await release(undefined, { cacheDir });
  expect([...second.assets]).toEqual([...first.assets]);
  await rm(cacheDir, { recursive: true });
});

const REFS: readonly [string, string, string][] = [
  ['leaves the content', 'https://elsewhere.example/place.json', 'ref-leaves-content'],
  ['climbs out of the folders', '../../../../secret.schema.json', 'ref-leaves-content'],
  ['names a file that is not there', '../../blocks/plase.schema.json', 'ref-to-nothing'],
  [
    'names a part that is not there',
    '../../blocks/place.schema.json#/properties/none',
    'ref-to-nothing',
  ],
  ['takes a section of another form', '../other/main.schema.json', 'ref-to-section'],
  ['takes a section of many forms', '../../sections/where/section.schema.json', 'ref-to-section'],
  ['leads back to itself', 'where.schema.json', 'recursive-ref'],
];

test.each(REFS)('a $ref that %s is refused', async (_name, ref, code) => {
  const { faults } = await build((files) => {
    Object.assign(files['schemas/forms/trip/where.schema.json'].properties as object, {
      home: { $ref: ref },
    });
  });
  const fault = faults.find((one) => one.code === code);
  expect(fault?.place, faults.map(describe).join('\n')).toBe('/properties/home/$ref');
  if (ref.includes('plase')) expect(fault?.nearest).toBe('../../blocks/place.schema.json');
});

test.each([
  [
    'its schema',
    (files: SmallFiles) => Object.assign(properties(files, WHO).phone ?? {}, { readOnly: true }),
  ],
  [
    'its layout',
    (files: SmallFiles) => Object.assign(files[WHO_UI].phone as object, { 'ui:readonly': true }),
  ],
])('a field that %s calls read-only is released as one', async (_name, change) => {
  const { fields } = (await release(change)).forms.trip?.bundle ?? {};
  expect(fields?.['/phone']?.readOnly).toBe(true);
  expect(fields?.['/name']?.readOnly).toBeUndefined();
});
