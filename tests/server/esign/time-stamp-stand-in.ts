// A time-stamp authority of the test's own: openssl makes the stamps; it can be away, slow, or answer anything else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aDesk, anAuthority, type Desk, issue } from './openssl.ts';

const SETTINGS = `
[tsa]
default_tsa = it
[it]
serial = ./serial
crypto_device = builtin
signer_cert = ./stamper.pem
signer_key = ./stamper.key
certs = ./chain.pem
default_policy = 1.2.3.4
signer_digest = sha256
digests = sha256, sha384, sha512
accuracy = secs:1
ess_cert_id_alg = sha256
`;

export type Manner =
  | 'stamps'
  | 'slow'
  | 'refuses'
  | 'errs'
  | 'talks'
  | 'stamps something else'
  | 'stamps an older question'
  | 'spoils its stamps'
  | 'answers without end';

export interface StandIn {
  readonly url: string;
  readonly desk: Desk;
  manner: Manner;
  /** How often it was asked. */
  asked: number;
  /** What the last one who asked said of himself. */
  authorization: string | undefined;
  stop(): Promise<void>;
}

export async function startTimeStamps(): Promise<StandIn> {
  const desk = await aDesk();
  await anAuthority(desk);
  await issue(desk, { name: 'stamper', by: 'middle', as: 'tsa' });
  await desk.write('tsa.cnf', SETTINGS);
  await desk.write('serial', '01\n');
  const waiting = new Set<() => void>();

  async function stampOf(query: Buffer): Promise<Buffer> {
    await desk.write('query.tsq', query);
    await desk.openssl('ts -reply -config tsa.cnf -queryfile query.tsq -out reply.tsr');
    return desk.read('reply.tsr');
  }
  const older = desk
    .write('other.bin', 'something else')
    .then(() => desk.openssl('ts -query -data other.bin -sha256 -cert -out other.tsq'))
    .then(() => desk.read('other.tsq'));

  const answers: Readonly<Record<Manner, (query: Buffer) => Promise<Buffer>>> = {
    stamps: stampOf,
    slow: async () => {
      await new Promise<void>((resolve) => waiting.add(resolve));
      return Buffer.alloc(0);
    },
    // PKIStatus 2: rejection.
    refuses: async () => Buffer.from('30053003020102', 'hex'),
    errs: async () => Buffer.alloc(0),
    talks: async () => Buffer.from('<!doctype html><title>Sign in to the network</title>'),
    'stamps something else': async () => stampOf(await older),
    // The same hash with another number of once.
    'stamps an older question': async (query) => {
      const at = query.lastIndexOf(Buffer.from([0x01, 0x01, 0xff])) - 1;
      const other = Buffer.from(query);
      other[at] = (other[at] ?? 0) ^ 0x01;
      return stampOf(other);
    },
    'spoils its stamps': async (query) => {
      const reply = await stampOf(query);
      // The signature ends it: whatever is looked for by its bytes may stand anywhere in what is random.
      const at = reply.length - 1;
      reply[at] = (reply[at] ?? 0) ^ 0x01;
      return reply;
    },
    'answers without end': async () => Buffer.alloc(1_000_000, 0x30),
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      standIn.asked += 1;
      standIn.authorization = request.headers.authorization;
      const { manner } = standIn;
      const body = await answers[manner](Buffer.concat(chunks));
      response.writeHead(manner === 'errs' ? 500 : 200, {
        'content-type': 'application/timestamp-reply',
      });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: StandIn = {
    url: `http://127.0.0.1:${port}/`,
    desk,
    manner: 'stamps',
    asked: 0,
    authorization: undefined,
    async stop() {
      for (const resolve of waiting) resolve();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await desk.leave();
    },
  };
  return standIn;
}
