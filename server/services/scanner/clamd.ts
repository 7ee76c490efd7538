// A virus scanner behind the protocol of clamd: the file goes over in pieces (INSTREAM), and one line comes back.
import { createConnection, type Socket } from 'node:net';
import type { Scanner } from '../ports.ts';

/** The scanner said nothing that could be believed: away, too slow, or in trouble. */
export class ScannerAway extends Error {}

export interface ClamdSettings {
  /** `tcp://host:port`, or `unix:/path` of its socket. */
  readonly url: string;
  /** How long it may take over one file, the connection included. */
  readonly timeoutMs: number;
}

const PIECE = 64 * 1024;
const LONGEST_ANSWER = 4096;

/** The scanner at this address. A connection a file: clamd wants it so. */
export function createClamd({ url, timeoutMs }: ClamdSettings): Scanner {
  return {
    async isHarmful(body) {
      const answer = await ask(url, body, timeoutMs);
      if (answer === 'stream: OK') return false;
      if (/^stream: .+ FOUND$/.test(answer)) return true;
      throw new ScannerAway(`The scanner answers "${answer}".`);
    },
  };
}

function ask(url: string, body: Uint8Array, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(url);
    const away = (why: string) => {
      clearTimeout(timer);
      socket.destroy();
      reject(new ScannerAway(why));
    };
    const timer = setTimeout(() => away(`No answer within ${timeoutMs} ms.`), timeoutMs);
    let answer = '';
    socket.on('connect', () => send(socket, body));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (answer.length > LONGEST_ANSWER) away('It answers without end.');
    });
    socket.on('error', (error) => away(error.message));
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer.replaceAll('\0', '').trim());
    });
  });
}

function connect(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:'
    ? createConnection({ path: decodeURIComponent(pathname) })
    : createConnection({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
}

/** Each piece after its length, and a length of nothing at the end. */
function send(socket: Socket, body: Uint8Array): void {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < body.byteLength; at += PIECE) {
    const piece = body.subarray(at, at + PIECE);
    socket.write(lengthOf(piece.byteLength));
    socket.write(piece);
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
