// What somebody sent and has to do something about is told to them, wherever they look for it.
import { describe, expect, it } from 'vitest';
import { DRIVERS } from '../helpers/databases.ts';
import { aFirmServer } from './a-firm.ts';

describe.each(DRIVERS)('a change of firm that waits for its sender, on %s', (driver) => {
  const server = aFirmServer(driver);

  it('tells whoever sent it that it waits for them, by its number and what it is about', async () => {
    const attorney = await server.attorney();
    const clerk = await server.clerk();
    const id = await attorney.sent();
    expect((await attorney.waiting()).length).toBe(0);
    await clerk.move(id, 'ask', { note: 'Who signs there?' });
    const list = (await attorney.ask('list', { form: undefined })).body.data;
    expect(list).toContainEqual(
      expect.objectContaining({ id, subject: 'Harbor & Pine LLP', status: 'Asked', yours: true }),
    );
    const { number } = await attorney.item(id);
    expect(await attorney.waiting()).toEqual([
      {
        ...{ id, number, form: 'change-of-firm', title: 'Change of firm' },
        subject: 'Harbor & Pine LLP',
      },
    ]);
    await attorney.move(id, 'answer', { note: 'Ann Pine does.' });
    expect(await attorney.waiting()).toEqual([]);
  });
});
