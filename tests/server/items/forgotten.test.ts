// What went through a flow is deleted so many days after it is over, with all that belongs to it; what waits for anybody is kept.
import { describe, expect, it } from 'vitest';
import { edited } from '../../helpers/releases.ts';
import { DRIVERS } from '../helpers/databases.ts';
import { aFirmServer, CHANGE, FORM } from './a-firm.ts';

const DAY = 24 * 3_600_000;
const KEPT = {
  [`schemas/forms/${FORM}/form.json`]: edited((file) => ({
    ...file,
    received: { ...(file.received as object), keepDays: 30 },
  })),
};

describe.each(DRIVERS)('a change of firm that is over, on %s', (driver) => {
  const server = aFirmServer(driver);
  const later = (days: number) => {
    server.now = new Date(server.now.getTime() + days * DAY);
  };
  const left = async (id: string) => {
    const { store } = server.app;
    const count = async (table: 'submission' | 'form_item' | 'submission_version') =>
      (await store.selectFrom(table).select('id').execute()).length;
    const track = store.selectFrom('matter_event').select('id').where('subject_id', '=', id);
    return {
      track: (await track.execute()).length,
      versions: await count('submission_version'),
      sent: await count('submission'),
    };
  };

  it('is deleted with its track, its versions and what was answered, and not before', async () => {
    await server.again(KEPT);
    const attorney = await server.attorney();
    const begun = await left('none');
    const waits = await attorney.sent();
    const id = await attorney.sent();
    await attorney.correct(id, { ...CHANGE, urgent: true });
    const clerk = await server.clerk();
    await clerk.move(id, 'rush', { valid_from: '2026-04-01', note: 'Good luck.' });
    expect(await left(id)).toEqual({ track: 3, versions: 1, sent: begun.sent + 3 });
    later(29);
    await server.again(KEPT);
    expect(await left(id)).toEqual({ track: 3, versions: 1, sent: begun.sent + 3 });
    later(2);
    await server.again(KEPT);
    await expect.poll(() => left(id)).toEqual({ track: 0, versions: 0, sent: begun.sent + 1 });
    const again = await server.attorney();
    expect((await again.ask('item', { id })).status).toBe(404);
    // It was sent on the same day, and waits for the desk.
    expect(await again.item(waits)).toMatchObject({ status: 'Sent' });
    await server.again();
  });

  it('is kept where its form says no days, and nobody takes a line out of its track', async () => {
    const attorney = await server.attorney();
    const id = await attorney.sent();
    await attorney.move(id, 'withdraw', { confirmed: true });
    later(400);
    await server.again();
    expect((await left(id)).track).toBe(2);
    await expect(server.app.store.deleteFrom('matter_event').execute()).rejects.toThrow(
      /only ever added/,
    );
  });
});
