// How the files of a form are fetched, from a release as it is built.

import { expect, test } from 'vitest';
import { type FormLoader, loadForm } from '../../../runtime/react/index.ts';
import type { WholeForm } from '../../../runtime/react/load/load.ts';
import { released } from '../../helpers/releases.ts';

/** A loader that hands out the files of the shipped release, and says in which order they were asked for. */
async function loaderOf(answers: (name: string) => Promise<void>) {
  const release = await released();
  const asked: string[] = [];
  const ask = async (name: string): Promise<string> => {
    asked.push(name);
    await answers(name);
    return release.assets.get(name)?.body ?? '';
  };
  const loader: FormLoader = {
    pointer: release.pointer,
    app: { pages: release.app.pages, texts: release.texts },
    json: async <T>(name: string) => JSON.parse(await ask(name)) as T,
    module: async <T>(name: string) => {
      const code = Buffer.from(await ask(name)).toString('base64');
      return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)).default as T;
    },
  };
  return { loader, asked, release };
}

test('a form comes with what judges it: nothing else is asked for', async () => {
  const { loader, asked, release } = await loaderOf(async () => undefined);
  const loaded = await loadForm(loader, 'sign-in');
  expect(asked).toEqual([release.pointer.whole?.['sign-in']]);
  expect(loaded?.bundle.id).toBe('sign-in');
  expect(loaded?.validate({}).length).toBeGreaterThan(0);
});

test('what comes as one is what comes in parts', async () => {
  const { loader, release } = await loaderOf(async () => undefined);
  for (const [id, name] of Object.entries(release.pointer.whole ?? {})) {
    const { bundle, make } = await loader.module<WholeForm>(name);
    expect(bundle).toEqual(release.forms[id]?.bundle);
    const alone = await loader.module(bundle.modules.validators);
    expect(String(make)).toBe(String(alone));
  }
});

test('a form that cannot be had as one is fetched in its parts', async () => {
  const { loader, asked } = await loaderOf(async (name) => {
    if (/\.form\./.test(name)) throw new Error('no network');
  });
  const loaded = await loadForm(loader, 'sign-in');
  expect(loaded?.bundle.id).toBe('sign-in');
  expect(asked).toHaveLength(3);
});

test('a form of a release that has none as one is loaded all the same', async () => {
  const { loader } = await loaderOf(async () => undefined);
  const { whole: _whole, ...older } = loader.pointer;
  const loaded = await loadForm({ ...loader, pointer: older }, 'sign-in');
  expect(loaded?.bundle.id).toBe('sign-in');
});

test('a form’s own sentence is said before a common one of that name, even one with placeholders', async () => {
  const { loader, release } = await loaderOf(async () => undefined);
  const key = Object.keys(release.app.templates ?? {})[0] ?? '';
  expect(release.app.messages[key]).toBeUndefined();
  const { whole: _whole, ...pointer } = loader.pointer;
  const own: FormLoader = {
    ...loader,
    pointer,
    json: async <T>(name: string) => {
      const bundle = await loader.json<{ readonly messages: object }>(name);
      return { ...bundle, messages: { ...bundle.messages, [key]: 'Said by the form.' } } as T;
    },
  };
  const loaded = await loadForm(own, 'sign-in');
  expect(loaded?.texts.t(key)).toBe('Said by the form.');
});
