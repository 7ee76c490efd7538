// An nginx of a test's own before one or more servers, which takes over another list of them as it does in an update.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../helpers/free-port.ts';

export interface Nginx {
  readonly address: string;
  /** Sends what comes from now on to these, in turns. */
  to(servers: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** Starts it on a free port of the loopback. */
export async function startNginx(servers: readonly string[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  let mark = 0;
  const write = (list: readonly string[]) => {
    mark += 1;
    return writeFile(file, configOf({ folder, port, mark, servers: list }));
  };
  await write(servers);
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await untilMarked(child, address, mark);
  return {
    address,
    async to(list) {
      await write(list);
      child.kill('SIGHUP');
      await untilMarked(child, address, mark);
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Settings {
  readonly folder: string;
  readonly port: number;
  /** Told at an address of its own, so that one sees which settings answer. */
  readonly mark: number;
  readonly servers: readonly string[];
}

function configOf({ folder, port, mark, servers }: Settings): string {
  const hosts = servers.map((address) => `server ${new URL(address).host};`).join(' ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ');
  // No connection is kept: a client that uses one while new settings close it would fail by itself, and browsers try again.
  return `daemon off;
pid ${folder}/pid;
worker_processes 1;
events { worker_connections 256; }
http {
  ${paths}
  access_log off;
  keepalive_timeout 0;
  client_max_body_size 30m;
  upstream portal { ${hosts} }
  server {
    listen 127.0.0.1:${port};
    location = /.mark { return 200 "${mark}"; }
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;
}

async function untilMarked(child: ChildProcess, address: string, mark: number): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/.mark`).catch(() => undefined);
    if ((await answer?.text()) === String(mark)) return;
    await wait(20);
  }
  throw new Error('nginx ended.');
}
