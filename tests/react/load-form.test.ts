// How the files of a form are fetched, from a release as it is built.

import { expect, test } from 'vitest';
import { type FormLoader, loadForm } from '../../runtime/react/index.ts';
import { released } from '../helpers/releases.ts';

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

test('the validators of a form are asked for beside the form, not after it', async () => {
  let arrive = (): void => undefined;
  const form = new Promise<void>((resolve) => (arrive = resolve));
  const { loader, asked, release } = await loaderOf((name) =>
    name.endsWith('.json') ? form : Promise.resolve(),
  );
  const loading = loadForm(loader, 'sign-in');
  const validators = release.forms['sign-in']?.bundle.modules.validators;
  expect(asked).toContain(validators);
  arrive();
  const loaded = await loading;
  expect(loaded?.bundle.id).toBe('sign-in');
  expect(loaded?.validate({}).length).toBeGreaterThan(0);
});

test('a form of a release that did not say them is loaded all the same', async () => {
  const { loader } = await loaderOf(async () => undefined);
  const { validators: _validators, ...older } = loader.pointer;
  const loaded = await loadForm({ ...loader, pointer: older }, 'sign-in');
  expect(loaded?.bundle.id).toBe('sign-in');
});

test('a form’s own sentence is said before a common one of that name, even one with placeholders', async () => {
  const { loader, release } = await loaderOf(async () => undefined);
  const key = Object.keys(release.app.templates ?? {})[0] ?? '';
  expect(release.app.messages[key]).toBeUndefined();
  const own: FormLoader = {
    ...loader,
    json: async <T>(name: string) => {
      const bundle = await loader.json<{ readonly messages: object }>(name);
      return { ...bundle, messages: { ...bundle.messages, [key]: 'Said by the form.' } } as T;
    },
  };
  const loaded = await loadForm(own, 'sign-in');
  expect(loaded?.texts.t(key)).toBe('Said by the form.');
});
