// How long a server holds everybody while it answers one: what it takes to say that it is well, beside an idle one of the same run.
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';

/** One answer over a connection of its own or one that stays. */
export interface Sent {
  readonly status: number;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

/** Sends it; what the other side cuts off is an answer of status 0. */
export function send(address: string, options: InjectOptions, agent?: Agent): Promise<Sent> {
  const { method = 'GET', url, headers = {}, cookies = {}, payload } = options;
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const body = payload === undefined ? undefined : bytesOf(payload);
  return new Promise((resolve) => {
    const asked = request(
      `${address}${String(url)}`,
      {
        method,
        ...(agent && { agent }),
        headers: {
          ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
          ...(headers as Record<string, string>),
          ...(body && { 'content-length': body.byteLength }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        const done = () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            headers: answer.headers,
          });
        answer.on('end', done);
        answer.on('error', done);
      },
    );
    asked.on('error', () => resolve({ status: 0, body: '', headers: {} }));
    asked.end(body);
  });
}

const bytesOf = (payload: NonNullable<InjectOptions['payload']>): Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload)
    ? Buffer.from(payload)
    : Buffer.from(JSON.stringify(payload));

/** Between two looks at a server. */
const PAUSE_MS = 2;

/** Looks at a server on one connection. */
export class Pulse {
  readonly #address: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(address: string) {
    this.#address = address;
  }

  /** Milliseconds until it said that it is well. */
  async look(): Promise<number> {
    const from = performance.now();
    await send(this.#address, { url: '/healthz' }, this.#agent);
    return performance.now() - from;
  }

  /** The longest look while something goes on, and one after it. */
  async longestWhile(going: Promise<unknown>): Promise<number> {
    let [longest, over] = [0, false];
    void going.finally(() => {
      over = true;
    });
    for (;;) {
      const last = over;
      longest = Math.max(longest, await this.look());
      if (last) return longest;
      await wait(PAUSE_MS);
    }
  }

  end(): void {
    this.#agent.destroy();
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
