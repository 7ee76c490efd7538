// Programs outside are told of what a form was sent: signed, once, again where they do not take it, and no more than the form says.
import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { DRIVERS } from '../helpers/databases.ts';
import { VISIT } from '../received/a-received.ts';
import { refusing, taken } from './a-receiver.ts';
import {
  aTellingServer,
  declaring,
  eventually,
  KEY,
  OLD_KEY,
  secretSetting,
  signatureOf,
} from './a-telling.ts';

describe.each(DRIVERS)('a webhook, on %s', (driver) => {
  const telling = aTellingServer(driver);
  const { server, receiver, later, toldOnce, deliveries, tries } = telling;

  it('tells what was sent, signed with each of its keys, without secrets and what is personal', async () => {
    const id = await server.sentWithFiles(
      { photos: 'door.pdf', passes: 'pass.pdf' },
      { badge: 'AB-123456', guests: [{ name: 'Bo', seat: '4' }] },
    );
    await toldOnce(1);
    const [told] = receiver.told;
    expect(told?.path).toBe('/hooks/portal?of=forms');
    expect(told?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-timestamp': String(server.now.getTime() / 1000),
      'webhook-signature': [KEY, OLD_KEY].map((key) => told && signatureOf(told, key)).join(' '),
    });
    const message = JSON.parse(told?.body ?? '');
    const { visitor: _, ...open } = VISIT;
    const form = server.app.releases.current().forms.visit?.bundle;
    expect(message).toEqual({
      ...{ type: 'submission.sent', id: told?.headers['webhook-id'] },
      timestamp: server.now.toISOString(),
      data: {
        ...{ form: 'visit', submission: id, release: form?.release },
        sent: server.now.toISOString(),
        answers: { ...open, guests: [{ seat: '4' }], photos: expect.any(Array) },
        hidden: ['/visitor', '/guests/*/name', '/passes'],
        files: [
          { field: '/photos', name: 'door.pdf', size: expect.any(Number), type: 'application/pdf' },
        ],
      },
    });
    expect(told?.body).not.toContain('AB-123456');
    await eventually(deliveries).toMatchObject([{ state: 'delivered' }]);
    expect(await tries()).toEqual([{ status: 204, fault: null }]);
  });

  it('is known to a receiver that verifies as docs/operating.md says', async () => {
    await server.sent();
    await toldOnce(1);
    const text = await readFile('docs/operating.md', 'utf8');
    const samples = text.split('```js\n').map((rest) => rest.split('```')[0] ?? '');
    const sample = samples.find((one) => one.includes('isFromThePortal')) ?? '';
    const code = `data:text/javascript,${encodeURIComponent(sample)}`;
    const { isFromThePortal } = await import(/* @vite-ignore */ code);
    const { headers, body } = receiver.told[0] ?? {};
    const clock = vi.spyOn(Date, 'now').mockReturnValue(server.now.getTime());
    for (const key of [KEY, OLD_KEY])
      expect(isFromThePortal(headers, body, secretSetting(key))).toBe(true);
    expect(isFromThePortal(headers, `${body} `, secretSetting(KEY))).toBe(false);
    expect(isFromThePortal(headers, body, secretSetting(Buffer.alloc(32, 1)))).toBe(false);
    clock.mockReturnValue(server.now.getTime() + 301_000);
    expect(isFromThePortal(headers, body, secretSetting(KEY))).toBe(false);
    clock.mockRestore();
  });

  it('tells again what was not taken, later and under the same id', async () => {
    receiver.answer = refusing(500, 'Not now.');
    await server.sent();
    await toldOnce(1);
    await eventually(tries).toEqual([{ status: 500, fault: 'status' }]);
    expect(await deliveries()).toMatchObject([{ state: 'waiting' }]);
    receiver.answer = taken;
    later(2);
    await toldOnce(2);
    const [first, second] = receiver.told;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    await eventually(deliveries).toMatchObject([{ state: 'delivered' }]);
  });

  it('gives up after a day and a half, and at once where the receiver is gone for good', async () => {
    receiver.answer = refusing(503);
    await server.sent();
    for (let count = 1; count <= 16; count += 1) {
      await eventually(async () => (await tries()).length).toBe(count);
      later(8 * 60);
    }
    await eventually(deliveries).toMatchObject([{ state: 'given-up' }]);
    expect(receiver.told).toHaveLength(16);

    receiver.answer = refusing(410);
    await server.sent();
    await eventually(deliveries).toMatchObject([{ state: 'given-up' }, { state: 'given-up' }]);
  }, 60_000);

  it('follows no redirect', async () => {
    receiver.answer = refusing(307, '', { location: `http://127.0.0.1:${receiver.port}/other` });
    await server.sent();
    await eventually(tries).toEqual([{ status: 307, fault: 'redirect' }]);
    expect(receiver.told.map(({ path }) => path)).toEqual(['/hooks/portal?of=forms']);
  });

  it('reads no more of an answer than its beginning', async () => {
    receiver.answer = (response) => {
      response.writeHead(400);
      const more = () => {
        while (!response.destroyed && response.write('no\0 '.repeat(1000)));
      };
      response.on('drain', more);
      more();
    };
    await server.sent();
    await eventually(tries).toEqual([{ status: 400, fault: 'status' }]);
    const { answer } = await server.app.store
      .selectFrom('webhook_try')
      .select('answer')
      .executeTakeFirstOrThrow();
    expect(answer).toHaveLength(500);
    expect(answer).toContain('no\ufffd no');
  });

  // The embedded store is one process's alone.
  it.runIf(driver === 'postgres')('is told once by two servers of one database', async () => {
    await server.publish(declaring([{ name: 'crm', events: ['sent'] }]));
    const ids = await Promise.all(Array.from({ length: 6 }, () => server.sent()));
    await eventually(async () => (await deliveries()).map(({ state }) => state)).toEqual(
      Array.from({ length: 6 }, () => 'delivered'),
    );
    const told = receiver.told.map(({ body }) => JSON.parse(body).data.submission);
    expect(told.toSorted()).toEqual(ids.toSorted());
  });
});
