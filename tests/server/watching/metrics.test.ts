// What a monitor reads at /metrics: the usual names, by the pattern of an address, and nothing of anybody.
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../server/store/index.ts';
import { insertJob } from '../../../server/store/upkeep/jobs.ts';
import { aServer } from '../helpers/a-server.ts';

describe.each(['pglite', 'postgres'] as const)('/metrics on %s', (driver) => {
  const server = aServer(driver, { emptied: ['job'] });
  const read = async () => (await server.app.inject('/metrics')).body;
  /** The value of one series; its labels in any order. */
  const seriesOf = (text: string, name: string, labels: Readonly<Record<string, string>> = {}) => {
    const line = text.split('\n').find((one) => {
      const [, found, inner = ''] = /^(\w+)(?:\{(.*)\})? /.exec(one) ?? [];
      return (
        found === name &&
        Object.entries(labels).every(([key, value]) => inner.includes(`${key}="${value}"`))
      );
    });
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };

  it('counts answers by the pattern of their address, with the time they took', async () => {
    const route = '/api/forms/:id/draft';
    const before = seriesOf(await read(), 'http_request_duration_seconds_count', { route }) ?? 0;
    await server.app.inject('/api/forms/feedback/draft');
    const text = await read();
    const labels = { method: 'GET', route, status: '2xx' };
    expect(seriesOf(text, 'http_request_duration_seconds_count', labels)).toBe(before + 1);
    expect(seriesOf(text, 'http_request_duration_seconds_sum', labels)).toBeGreaterThan(0);
    expect(seriesOf(text, 'http_requests_in_flight')).toBe(1);
  });

  it('holds nothing that whoever asked has written', async () => {
    await server.app.inject('/staff/password/tok-8d1f?name=Zebulon');
    await server.app.inject('/api/no-such-call/Zebulon');
    await server.app.inject('/Zebulon%zz');
    await server.app.inject({ method: 'DELETE', url: '/Zebulon' });
    expect(await read()).not.toMatch(/Zebulon|tok-8d1f/);
  });

  it('forgets nobody who leaves before the answer', async () => {
    const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const leaving = connect(Number(address.port), address.hostname);
    leaving.write(
      `POST /api/portal/getLeadHubspot.php HTTP/1.1\r\nHost: ${address.host}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    const inFlight = async () => seriesOf(await read(), 'http_requests_in_flight');
    await expect.poll(inFlight).toBe(2);
    leaving.destroy();
    await expect.poll(inFlight).toBe(1);
    const route = '/api/portal/getLeadHubspot.php';
    expect(seriesOf(await read(), 'http_request_duration_seconds_count', { route })).toBeDefined();
  });

  it('counts refusals by their code', async () => {
    const count = async () =>
      seriesOf(await read(), 'portal_refusals_total', { code: 'BAD_BODY' }) ?? 0;
    const before = await count();
    const headers = { 'content-type': 'application/json' };
    const url = '/api/portal/getLeadHubspot.php';
    await server.app.inject({ method: 'POST', url, headers, payload: '{' });
    expect(await count()).toBe(before + 1);
  });

  it('says which jobs wait, and how those ended that ran', async () => {
    await inTransaction(server.app.store, async (trx) => {
      const lead_id = 'ann@example.com';
      await insertJob(trx, { kind: 'lead-changed', details: { lead_id, names: [] } }, server);
      await insertJob(trx, { kind: 'attorney-made', details: { attorney_id: 'nobody' } }, server);
    });
    const waiting = { kind: 'lead-changed', status: 'waiting' };
    await expect.poll(async () => seriesOf(await read(), 'portal_jobs', waiting)).toBe(1);
    const late = { kind: 'lead-changed' };
    expect(seriesOf(await read(), 'portal_jobs_late_seconds', late)).toBeGreaterThanOrEqual(0);
    const done = { kind: 'attorney-made', outcome: 'done' };
    await expect
      .poll(async () => seriesOf(await read(), 'portal_job_duration_seconds_count', done))
      .toBeGreaterThan(0);
    expect(await read()).not.toContain('ann@example.com');
  });

  it('tells the release, the connections, and how the process is', async () => {
    const text = await read();
    const release = server.app.releases.current().id;
    expect(seriesOf(text, 'portal_release_info', { release })).toBe(1);
    expect(seriesOf(text, 'portal_release_unread')).toBe(0);
    expect(seriesOf(text, 'portal_store_up')).toBe(1);
    expect(seriesOf(text, 'portal_db_connections_max')).toBe(driver === 'pglite' ? 1 : 10);
    for (const name of [
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
      'portal_db_waiting',
    ])
      expect(seriesOf(text, name), name).toBeDefined();
  });
});
