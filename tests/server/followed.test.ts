// Content that is followed while its files change: each look gives what the files are then, or says what is wrong with them.
import { afterAll, describe, expect, it } from 'vitest';
import { FollowedContent } from '../../server/content/followed.ts';
import { ContentError } from '../../server/content/load.ts';
import { built, contentWith, edited, repositoryContent } from '../helpers/releases.ts';

const LOGIN = 'messages/en-US/login.json';

describe('content whose files change', () => {
  let files = repositoryContent();
  const followed = new FollowedContent(() => files);
  afterAll(() => followed.end());

  it('is taken as the files are, each time', async () => {
    const shipped = await followed.look();
    expect(shipped.id).toBe((await built(await files)).release?.id);
    expect([...(shipped.source ?? [])]).toEqual([...(await files)]);

    files = contentWith({ [LOGIN]: edited((messages) => ({ ...messages, title: 'Come in' })) });
    const changed = await followed.look();
    expect(changed.id).not.toBe(shipped.id);
    expect(changed.texts.t('login.title')).toBe('Come in');
    const { validate, bundle } = changed.forms.login ?? {};
    expect(validate?.({}).length).toBeGreaterThan(0);
    expect(bundle?.messages['login.title']).toBe('Come in');

    files = contentWith({ [LOGIN]: () => '{' });
    const refused = await followed.look().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ContentError);
    expect((refused as ContentError).faults[0]?.file).toBe(LOGIN);

    files = repositoryContent();
    expect((await followed.look()).id).toBe(shipped.id);
  });

  it('is held against what open drafts were made under, where there are some', async () => {
    const { release } = await built(await repositoryContent());
    const id = Object.keys(release?.forms ?? {}).find((form) => form === 'application') ?? '';
    const before = { release: 'r0', fields: { '/no_such_field': { type: 'string' } } };
    const refused = await followed.look({ [id]: before as never }).catch((error: unknown) => error);
    expect((refused as ContentError).faults.map(({ code }) => code)).toContain('breaking-change');
    expect((await followed.look()).id).toBe(release?.id);
  });
});
