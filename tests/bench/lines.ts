// The client of the rates over HTTP: a few connections that stay open, each sending its next request once it is answered.
import { connect, type Socket } from 'node:net';

/** One request, as it goes over the line. */
export interface Sent {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const END_OF_HEAD = '\r\n\r\n';

/** Sends all requests over `lines` connections; how many were answered in a second. Throws at any answer but a good one. */
export async function rateOf(port: number, lines: number, all: readonly Sent[]): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: lines }, () => opened(port)));
  const waiting = all.map(written).values();
  const start = performance.now();
  await Promise.all(sockets.map((socket) => sendAll(socket, waiting)));
  const seconds = (performance.now() - start) / 1000;
  for (const socket of sockets) socket.destroy();
  return all.length / seconds;
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Written out before the clock runs: what the client costs is kept small. */
function written({ method, path, headers, body }: Sent): string {
  const length = Buffer.byteLength(body);
  const lines = Object.entries({
    host: 'portal.example.com',
    ...headers,
    'content-length': length,
  });
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  return `${method} ${path} HTTP/1.1\r\n${head}${END_OF_HEAD}${body}`;
}

/** Takes its next request from those that all connections share, until there are none. */
function sendAll(socket: Socket, waiting: Iterator<string>): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const next = () => {
      const { value, done } = waiting.next();
      if (done) resolve();
      else socket.write(value);
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (!isWhole(answer)) return;
      if (!/^HTTP\/1\.1 20[01] /.test(answer)) return reject(new Error(`Answered with ${answer}`));
      answer = '';
      next();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection was closed')));
    next();
  });
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf(END_OF_HEAD);
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end))?.[1];
  if (length === undefined) throw new Error(`An answer without its length: ${answer}`);
  return answer.length >= end + END_OF_HEAD.length + Number(length);
}
