// Views of a queue that a clerk keeps under names: their own, by queue, and no more than can be chosen from.
import { describe, expect, it } from 'vitest';
import { staffToken } from '../helpers/staff.ts';
import { aDesk } from './a-desk.ts';

describe('views of a queue', () => {
  const desk = aDesk('claims');
  const large = { name: 'Large', search: 'least=900&sort=detail' };
  const kept = async () => (await desk.ask('views', {})).body.data;
  const keep = ({ name, ...search }: { readonly name: string; readonly search?: string }) =>
    desk.ask('view-keep', { called: name, ...search });
  const clean = () => desk.server.app.store.deleteFrom('desk_view').execute();

  it('are there for whoever kept them, by name, in their queue alone', async () => {
    await clean();
    expect(await kept()).toEqual([]);
    await keep({ ...large, name: ' Large ' });
    await keep({ name: 'CDL', search: 'kind=CDL' });
    const both = [{ name: 'CDL', search: 'kind=CDL' }, large];
    expect(await kept()).toEqual(both);
    expect((await desk.ask('views', { queue: 'cases' })).body.data).toEqual([]);
    const other = desk.server.browser();
    const token = await staffToken(other, 'clerk@example.com');
    expect((await other.post('/api/desk/views', { queue: 'claims' }, token)).body.data).toEqual([]);
  });

  it('are replaced by one of the same name, and forgotten by their name', async () => {
    await clean();
    await keep(large);
    const renewed = { name: 'Large', search: 'least=1000' };
    expect((await keep(renewed)).body.data).toEqual([renewed]);
    expect((await keep({ name: 'Nothing of it' })).body.data).toEqual([renewed]);
    expect((await keep({ name: 'Large' })).body.data).toEqual([]);
  });

  it('are 20 at most, and have a name', async () => {
    await clean();
    for (let nth = 0; nth < 20; nth += 1)
      expect((await keep({ name: `View ${nth}`, search: 'kind=CDL' })).status).toBe(200);
    expect(await keep(large)).toMatchObject({
      status: 409,
      body: {
        message: 'You keep 20 views of this queue already. Forget one that you need no more.',
      },
    });
    expect((await keep({ name: 'View 3', search: 'kind=Matter' })).status).toBe(200);
    for (const name of ['', '   ', 'x'.repeat(61)])
      expect((await keep({ name, search: '' })).status).toBe(400);
    expect((await keep({ name: 'Long', search: 'x'.repeat(1001) })).status).toBe(400);
  });
});
