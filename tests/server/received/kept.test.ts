// What a form received is deleted once its days are over, with its files and by itself; nothing else is.
import { describe, expect, it } from 'vitest';
import { DRIVERS } from '../helpers/databases.ts';
import { aReceivingServer, DESK } from './a-received.ts';

const DAY = 24 * 3_600_000;

describe.each(DRIVERS)('what a form keeps for so many days, on %s', (driver) => {
  const server = aReceivingServer(driver);

  it('is deleted after them, with its files, and not before', async () => {
    const old = await server.sentWithFiles({ photos: 'door.pdf' }, { badge: 'AB-123456' });
    const other = await server.sent(
      { topic: 'website', rating: 4, comments: 'Kept for ever.' },
      'feedback',
    );
    server.now = new Date(server.now.getTime() + 20 * DAY);
    const young = await server.sentWithFiles({ photos: 'lift.pdf' });
    server.now = new Date(server.now.getTime() + 11 * DAY);
    await server.again({
      'schemas/forms/visit/form.json': (text) =>
        text.replace('"received":{', '"received":{"keepDays":30,'),
    });
    const desk = await server.reader(DESK);
    await expect.poll(async () => (await desk.list()).data.map(({ id }) => id)).toEqual([young]);
    expect((await desk.post('one', { form: 'visit', id: old })).status).toBe(404);
    expect((await desk.post('one', { form: 'feedback', id: other })).status).toBe(200);
    const [, visit] = await desk.forms();
    expect(visit).toMatchObject({ count: 1, keep_days: 30 });
    const names = async () =>
      (await server.app.store.selectFrom('form_file').select('name').execute()).map(
        ({ name }) => name,
      );
    await expect.poll(names).toEqual(['lift.pdf']);
    const kept = await server.app.services.files.list('form/visit');
    expect(kept).toHaveLength(1);
  });
});
