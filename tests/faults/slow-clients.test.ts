// Clients that stall: they are cut, and nothing they hold open keeps a server from ending when it is asked to.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../server/helpers/app.ts';
import { startServer } from '../server/helpers/process.ts';

const HALF_A_HEAD = 'POST /api/portal/getLeadHubspot.php HTTP/1.1\r\nHost: x\r\nContent-';
const HALF_A_BODY = `POST /api/portal/getLeadHubspot.php HTTP/1.1\r
Host: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"emailAddress":`;
const HALF_AN_UPLOAD = `POST /api/portal/verify_document.php HTTP/1.1\r
Host: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 4000\r\n\r\n--b\r
Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7`;
const IDLE = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const STALLED = [HALF_A_HEAD, HALF_A_BODY, HALF_AN_UPLOAD, IDLE];

describe('clients that stall', () => {
  let dataDir: string;
  const sockets: Socket[] = [];
  /** Sends the beginning of a request and no more; `closed` is what came back once the other side hung up. */
  const stall = (address: string, begun: string) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    let answer = '';
    const closed = new Promise<string>((resolve) => {
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
    });
    const sent = new Promise<void>((resolve) => socket.write(begun, () => resolve()));
    return { sent, closed };
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-stalling-'));
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('are cut once a request takes too long to arrive', async () => {
    const config = { longestRequestMs: 1000 };
    const app = await startApp({ dataDir: join(dataDir, 'cut'), config });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const begun of [HALF_A_HEAD, HALF_A_BODY, HALF_AN_UPLOAD])
      expect(await stall(address, begun).closed).toMatch(/^HTTP\/1\.1 4\d\d /);
    await app.close();
  });

  it('do not keep a server from ending that is asked to', async () => {
    const server = startServer({ DATA_DIR: join(dataDir, 'ending') });
    const address = await server.ready();
    const stalled = STALLED.map((begun) => stall(address, begun));
    await Promise.all(stalled.map(({ sent }) => sent));
    await fetch(`${address}/healthz`);
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
    // They are hung up on: a server that waited until their time was over would tell them so.
    for (const { closed } of stalled) expect(await closed).not.toMatch(/^HTTP\/1\.1 408 /);
  });
});
