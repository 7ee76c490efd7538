// Content that is built in a thread of its own: the same as anywhere, the newest change wins, and nobody waits for it.
import { afterEach, describe, expect, it } from 'vitest';
import {
  Builder,
  BuilderAway,
  ContentBuilder,
  type ContentSource,
  Overtaken,
} from '../../runtime/content/index.ts';
import { CACHE_DIR, contentWith, edited, repositoryContent } from '../helpers/releases.ts';

const LOGIN = 'messages/en-US/login.json';
const builders: ContentBuilder[] = [];

afterEach(async () => {
  for (const builder of builders.splice(0)) await builder.end();
});

async function started(source: ContentSource): Promise<ContentBuilder> {
  const builder = new ContentBuilder({ cacheDir: CACHE_DIR });
  builders.push(builder);
  builder.change(source);
  return builder;
}

/** The content with the title of the login form said so; the empty text is a fault. */
const titled = (title: string) =>
  contentWith({ [LOGIN]: edited((messages) => ({ ...messages, title })) });

const titleIn = async (source: ContentSource): Promise<readonly [string, string]> => [
  LOGIN,
  source.get(LOGIN) ?? '',
];

describe('content that is built in a thread of its own', () => {
  it('comes out as it does anywhere', async () => {
    const source = await repositoryContent();
    const away = await started(source);
    const here = new Builder({ cacheDir: CACHE_DIR });
    here.change(source);
    const [{ release, faults, counts }, own] = [await away.build(), await here.build()];
    expect(faults).toEqual([]);
    expect(counts).toEqual(own.counts);
    expect(release?.id).toBe(own.release?.id);
    expect([...(release?.assets ?? [])]).toEqual([...(own.release?.assets ?? [])]);
    expect(Object.keys(release?.forms ?? {})).toEqual(Object.keys(own.release?.forms ?? {}));
  });

  it('shows one form as it is after the last change, and says what is wrong with all of it', async () => {
    const away = await started(await repositoryContent());
    away.change([await titleIn(await titled('Come in'))]);
    expect((await away.preview('login'))?.bundle.messages['login.title']).toBe('Come in');
    expect(await away.faults()).toEqual([]);
    away.change([await titleIn(await titled(''))]);
    expect((await away.faults()).map(({ file }) => file)).toEqual([LOGIN]);
    away.change([['schemas/forms/login/form.json', undefined]]);
    expect(await away.preview('login')).toBeUndefined();
    expect(await away.preview('no-such-form')).toBeUndefined();
  });

  it('tells nobody what was before the newest change', async () => {
    const away = await started(await repositoryContent());
    const first = expect(away.build()).rejects.toThrow(Overtaken);
    away.change([await titleIn(await titled('Second'))]);
    const second = expect(away.preview('login')).rejects.toThrow(Overtaken);
    away.change([await titleIn(await titled('Third'))]);
    const third = away.preview('login');
    await Promise.all([first, second]);
    expect((await third)?.bundle.messages['login.title']).toBe('Third');
  });

  it('keeps nobody waiting while it is built from scratch', async () => {
    const away = await started(await repositoryContent());
    let isBuilt = false;
    const built = away.build().then(() => {
      isBuilt = true;
    });
    let turns = 0;
    while (!isBuilt) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    await built;
    // In this thread a build leaves a few hundred turns to others, one for each file that it reads.
    expect(turns).toBeGreaterThan(2000);
  });

  it('says so when its thread is no more', async () => {
    const away = await started(await repositoryContent());
    const refused = expect(away.build()).rejects.toThrow(BuilderAway);
    await away.end();
    await refused;
    await expect(away.faults()).rejects.toThrow(BuilderAway);
  });

  it('shows a form before everything is read through, however late it is asked for', async () => {
    const away = await started(await repositoryContent());
    const order: string[] = [];
    const faults = away.faults().then(() => order.push('faults'));
    const files = away.files('login').then(() => order.push('files'));
    await Promise.all([faults, files]);
    expect(order).toEqual(['files', 'faults']);
  });
});
