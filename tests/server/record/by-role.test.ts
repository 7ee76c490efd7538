// A record in which fields are for other roles: its owner neither learns nor changes them, and a save keeps what they hold.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { edited } from '../../helpers/releases.ts';
import { aServer } from '../helpers/a-server.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { published } from '../helpers/published.ts';
import { setAttorney } from '../helpers/set-attorney.ts';
import { bodyOf, editorOf } from './a-record.ts';

type Layout = Record<string, { 'ui:options'?: object }>;

const forOthers = edited((file) => {
  const layout = file as Layout;
  const saying = (name: string, words: object) => ({
    [name]: { ...layout[name], 'ui:options': { ...layout[name]?.['ui:options'], ...words } },
  });
  return {
    ...layout,
    ...saying('ethnicity', { seen: ['desk'] }),
    ...saying('business', { changed: ['desk'] }),
  };
});

describe.each(ON_POSTGRES)('a record with fields for other roles on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true, checkResponses: true },
    content: () => published({ 'schemas/sections/practice/section.ui.json': forOthers }),
  });

  const stored = async () =>
    (
      await server.app.store
        .selectFrom('attorney')
        .select('data')
        .where('id', '=', '10001')
        .executeTakeFirstOrThrow()
    ).data;
  const pathsIn = (answer: Parameters<typeof bodyOf>[0]) =>
    ((bodyOf(answer).faults ?? []) as JsonObject[]).map(({ path, code }) => `${path} ${code}`);

  it('tells its owner nothing of what only others see, and keeps it through a save', async () => {
    const data = { ...(await stored()), ethnicity: 'Heron', business: 'Mercer' };
    await setAttorney(server.app.store, '10001', { data: JSON.stringify(data) });
    const { open, save, post } = await editorOf(server);
    const opened = await open();
    expect(opened.profile).toMatchObject({ business: 'Mercer' });
    expect(JSON.stringify(opened)).not.toContain('Heron');
    const saved = await save(opened, { middle_name: 'Poe' });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(JSON.stringify(saved.body)).not.toContain('Heron');
    expect(await stored()).toMatchObject({
      ...{ ethnicity: 'Heron', business: 'Mercer', middle_name: 'Poe' },
    });
    const history = await post('profile_history', { limit: 100 });
    expect(JSON.stringify(history.body)).not.toContain('Heron');
  });

  it('refuses what its owner may not change, seen or not', async () => {
    const { open, save } = await editorOf(server);
    const refused = await save(await open(), { business: 'Yale', ethnicity: 'Yale' });
    expect([refused.status, pathsIn(refused).sort()]).toEqual([
      422,
      ['/business byRole', '/ethnicity byRole'],
    ]);
    expect(await stored()).not.toMatchObject({ business: 'Yale' });
  });

  it('takes back what stood there when the page was opened, though another role has changed it since', async () => {
    const { open, save } = await editorOf(server);
    const opened = await open();
    const data = { ...(await stored()), business: 'Emory' };
    await setAttorney(server.app.store, '10001', { data: JSON.stringify(data) });
    const saved = await save({ ...opened, profile: { ...opened.profile, business: 'Emory' } }, {});
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await stored()).toMatchObject({ business: 'Emory' });
  });
});
