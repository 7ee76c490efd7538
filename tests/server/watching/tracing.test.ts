// A trace tells the way of a request: from what the proxy began to statements, calls to others and jobs, and nothing of anybody.

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddressStandIn, startPhoton } from '../helpers/address-stand-ins.ts';
import { type ServerProcess, startServer } from '../helpers/process.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const TRACEPARENT = `00-${TRACE}-${PARENT}-01`;

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

describe('traces', () => {
  let folder: string;
  let photon: AddressStandIn;
  let collector: Server;
  let server: ServerProcess;
  let address: string;
  /** All that was sent, as it was sent. */
  let sent = '';
  const spans: Span[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-tracing-'));
    photon = await startPhoton();
    collector = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const text = Buffer.concat(parts).toString('utf8');
      sent += text;
      for (const { scopeSpans } of JSON.parse(text).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const { port } = collector.address() as AddressInfo;
    server = startServer({
      DATA_DIR: folder,
      PHOTON_URL: photon.url,
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_SERVICE_NAME: 'the-portal',
    });
    address = await server.ready();
  });
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await server?.ended();
    collector?.close();
    await photon?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const call = (name: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${address}/api/portal/${name}.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: TRACEPARENT, ...headers },
      body: JSON.stringify(body),
    });
  const named = (pattern: RegExp) => spans.filter(({ name }) => pattern.test(name));

  it('go on from the proxy, through statements and calls to others, to the job that follows', async () => {
    const found = await call('getLeadHubspot', { emailAddress: 'new.applicant@example.com' });
    const cookie = found.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    await call('send_mailbox_code', {}, { cookie });
    await call('searchAddress', { text: '1180 peachtree' });
    await expect.poll(() => named(/^job mail$/).length).toBeGreaterThan(0);
    server.child.kill('SIGTERM');
    await server.ended();

    const [code] = named(/^POST \/api\/portal\/send_mailbox_code\.php$/);
    expect(code).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    const inserts = named(/^insert job$/).filter(
      ({ parentSpanId }) => parentSpanId === code?.spanId,
    );
    expect(inserts).toHaveLength(1);
    // In another turn of the same process, or in another process: the job knows what it came of.
    expect(named(/^job mail$/)[0]).toMatchObject({ traceId: TRACE, parentSpanId: code?.spanId });

    const [search] = named(/searchAddress/);
    const [outgoing] = named(/^GET$/);
    expect(outgoing).toMatchObject({ traceId: TRACE, parentSpanId: search?.spanId });
    expect(photon.asked[0]?.headers.traceparent).toBe(`00-${TRACE}-${outgoing?.spanId}-01`);
    expect(sent).toContain('the-portal');
  });

  it('hold nothing that somebody typed, and stand in the log', () => {
    expect(sent).not.toMatch(/peachtree|new\.applicant|applicant=/i);
    const line = server
      .output()
      .split('\n')
      .find((one) => one.includes('send_mailbox_code'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ trace_id: TRACE });
  });

  it('load nothing where nobody asked for them, no more than numbers do', async () => {
    const tell = `import m from 'node:module';
      process.on('SIGUSR2', () => console.log('loaded:', Object.keys(m._cache).join(' '), 'end'));`;
    const quiet = startServer({
      DATA_DIR: join(folder, 'quiet'),
      METRICS: '0',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}`,
    });
    await quiet.ready();
    quiet.child.kill('SIGUSR2');
    await expect.poll(() => quiet.output()).toMatch(/loaded: .* end/);
    expect(quiet.output()).not.toMatch(/@opentelemetry|prom-client/);
    quiet.child.kill('SIGKILL');
    await quiet.ended();
  });
});
