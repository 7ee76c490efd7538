// The example for nginx as operators copy it, before a real server: its words are taken, and the largest upload comes through.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';
import { hasNginx } from './support/nginx.ts';

const EXAMPLE = fileURLToPath(new URL('../../docs/deploy/nginx.conf', import.meta.url));
const CAN_BE_TRIED = hasNginx() && spawnSync('openssl', ['version']).status === 0;
/** Its workers would be somebody else, who cannot write in our folder. */
const AS_ROOT = process.getuid?.() === 0 ? 'user root; ' : '';

describe.skipIf(!CAN_BE_TRIED)('the example for nginx', () => {
  let folder: string;
  let server: ServerProcess;
  let nginx: ChildProcess;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-example-'));
    const behind = await freePort();
    server = startServer({
      PORT: String(behind),
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: 'https://portal.example.com',
      TRUST_PROXY: '127.0.0.1',
      METRICS: '1',
    });
    await server.ready();
    port = await freePort();
    const [plain, file] = [await freePort(), join(folder, 'nginx.conf')];
    const subject = ['-subj', '/CN=portal.example.com', '-days', '2'];
    const keys = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
    spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...keys, ...subject]);
    const site = (await readFile(EXAMPLE, 'utf8'))
      .replaceAll('/etc/portal/tls', folder)
      .replace('127.0.0.1:3000', `127.0.0.1:${behind}`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('listen 80', `listen 127.0.0.1:${plain}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n');
    await writeFile(
      file,
      `${AS_ROOT}daemon off; pid ${folder}/pid; worker_processes 1; events {} http { ${temporary}\n${site} }`,
    );
    nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')]);
    let said = '';
    nginx.stderr?.on('data', (part) => {
      said += part;
    });
    while ((await ask('/healthz').catch(() => undefined)) === undefined) {
      if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said}`);
      await wait(50);
    }
  });
  afterAll(async () => {
    for (const child of [nginx, server?.child]) {
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      if (child?.exitCode === null && child.kill('SIGKILL')) await ended;
    }
    await rm(folder, { recursive: true, force: true });
  });

  interface Answer {
    readonly status: number | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly text: string;
  }

  function ask(path: string, options: RequestOptions = {}, body?: Buffer): Promise<Answer> {
    const to = { host: '127.0.0.1', port, path, rejectUnauthorized: false, ...options };
    const headers = { host: 'portal.example.com', ...options.headers };
    return new Promise((resolve, reject) => {
      const sent = request({ ...to, headers }, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, text }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  it('is taken by nginx as it is written, and reaches the server', async () => {
    const { status, headers } = await ask('/readyz');
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toContain('max-age');
  });

  it('gives each request its id, and whatever a visitor writes as such is dropped', async () => {
    const { headers } = await ask('/healthz', {
      headers: { 'x-request-id': 'written-by-visitor' },
    });
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
  });

  it('lets as much through as the server takes of files sent together', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const url = '/api/verify';
    const upload = (megabytes: number) =>
      ask(
        url,
        { method: 'POST', headers },
        Buffer.concat([
          Buffer.from(
            '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
          ),
          Buffer.alloc(megabytes * 1024 * 1024, 'x'),
          Buffer.from('\r\n--b--\r\n'),
        ]),
      );
    const { status, text } = await upload(60);
    // In our words: it came through to the server, which takes no single file of that size.
    expect([status, JSON.parse(text).status]).toEqual([413, 'Failed']);
    expect((await upload(65)).text).toContain('nginx');
  });

  it('shows the numbers of the server to nobody outside', async () => {
    expect((await ask('/metrics')).text).not.toContain('http_request');
  });
});
