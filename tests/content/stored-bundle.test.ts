// A bundle kept before bundles said what their places are is brought up to date: its pages, its judge and its print need it.
import { expect, test } from 'vitest';
import { bundleFrom } from '../../runtime/content/index.ts';
import type { FormBundle } from '../../runtime/core/index.ts';
import { release } from './kits/small-content.ts';

const SHAPE = ['kind', 'widget', 'reads', 'group', 'lines', 'unseen', 'conditional'];

const without = (thing: object, members: readonly string[]) =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !members.includes(name)));

async function trip(): Promise<FormBundle> {
  const bundle = (await release()).forms.trip?.bundle;
  if (!bundle) throw new Error('The content has no form "trip".');
  return bundle;
}

/** As it stood in a store: fields in no order, nothing said of what they are. */
const asKept = (bundle: FormBundle): string =>
  JSON.stringify({
    ...bundle,
    timeZone: undefined,
    sections: bundle.sections.map((section) => without(section, ['kind'])),
    fields: Object.fromEntries(
      Object.entries(bundle.fields)
        .map(([pointer, info]) => [pointer, without(info, SHAPE)] as const)
        .reverse(),
    ),
  });

test('an older bundle is told what its places are, in the order of the page', async () => {
  const bundle = await trip();
  const kept = bundleFrom(asKept(bundle), bundle);
  expect(kept).toEqual(bundle);
  expect(Object.keys(kept.fields)).toEqual(Object.keys(bundle.fields));
});

test('what a bundle says of itself stands, whatever would be said today', async () => {
  const bundle = await trip();
  const told = { ...bundle, timeZone: 'Asia/Tokyo', sections: bundle.sections.slice(0, 1) };
  expect(bundleFrom(JSON.stringify(told), bundle)).toEqual(told);
});
