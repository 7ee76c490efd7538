// A stand-in for clamd: speaks INSTREAM on a port of its own, finds EICAR, and can be told to be silent or in trouble.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The text every scanner takes for a virus, put together here so that no scanner takes this file for one. */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}',
  '$EICAR-STANDARD-ANTIVIRUS-',
  'TEST-FILE!$H+H*',
].join('');

export interface ClamdStandIn {
  readonly url: string;
  /** How many bytes of each file came over. */
  readonly scanned: readonly number[];
  /** `silent` never answers; `trouble` answers with an error; `cut` closes without a word. */
  mood: 'well' | 'silent' | 'trouble' | 'cut';
  stop(): Promise<void>;
}

/** Starts one on a free port, or at a socket in a folder. */
export async function startClamd(path?: string): Promise<ClamdStandIn> {
  const scanned: number[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const body = bodyOf(received);
      if (!body || standIn.mood === 'silent') return;
      scanned.push(body.length);
      socket.end(standIn.mood === 'cut' ? '' : `${answerTo(body, standIn.mood)}\0`);
    });
  });
  server.listen(path ?? { host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const port = path === undefined ? (server.address() as AddressInfo).port : 0;
  const standIn: ClamdStandIn = {
    url: path === undefined ? `tcp://127.0.0.1:${port}` : `unix:${path}`,
    scanned,
    mood: 'well',
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

function answerTo(body: Buffer, mood: ClamdStandIn['mood']): string {
  if (mood === 'trouble') return 'INSTREAM size limit exceeded. ERROR';
  return body.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
}

/** The pieces of a whole file put together; undefined as long as its end has not come. */
function bodyOf(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return undefined;
  const pieces: Buffer[] = [];
  let at = command.length;
  while (received.length >= at + 4) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
