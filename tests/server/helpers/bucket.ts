// A real S3 server for the tests, which checks signatures, and a door in front of it that can be slow, closed or broken.
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { loadConfig } from '../../../server/config/config.ts';
import type { BucketSettings } from '../../../server/services/files/index.ts';

/** The one key the server knows. */
export const KEY = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
export const BUCKET = 'portal-files';

/** `silent` never answers, `cut` closes without a word; the others refuse as a storage does. */
export type Mood = 'well' | 'silent' | 'cut' | 'busy' | 'full' | 'elsewhere' | 'denied';

const REFUSES: Readonly<Partial<Record<Mood, readonly [number, string]>>> = {
  busy: [503, '<Error><Code>SlowDown</Code></Error>'],
  full: [507, '<Error><Code>XMinioStorageFull</Code></Error>'],
  elsewhere: [
    400,
    '<Error><Code>AuthorizationHeaderMalformed</Code><Region>eu-central-1</Region></Error>',
  ],
  denied: [403, '<Error><Code>AccessDenied</Code></Error>'],
};

export interface TestBucket {
  /** Environment that names the bucket, with the key. */
  readonly env: Readonly<Record<string, string>>;
  mood: Mood;
  /** How many calls are to be turned away before the mood passes by itself. */
  patience: number;
  /** Methods of the calls that came to the door, oldest first. */
  readonly calls: string[];
  /** Names of the files that lie in the bucket; its mark is none. */
  names(): Promise<readonly string[]>;
  /** Changes or takes away the bytes behind everybody's back. */
  spoil(name: string): Promise<void>;
  lose(name: string): Promise<void>;
  stop(): Promise<void>;
}

const OBJECT = '._S3rver_object';

/** Starts both on free ports. */
export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-bucket-'));
  const configureBuckets = [{ name: BUCKET, configs: [] }] as const;
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets,
  });
  const { port } = await server.run();
  const door = createServer((asked, answer) => {
    bucket.calls.push(asked.method ?? '');
    const mood = bucket.mood;
    if (bucket.patience > 0) {
      bucket.patience -= 1;
      if (bucket.patience === 0) bucket.mood = 'well';
    }
    if (refuse(mood, answer)) return asked.resume();
    const { method, url: path, headers } = asked;
    const on = forward({ port, host: '127.0.0.1', method, path, headers }, (come) => {
      answer.writeHead(come.statusCode ?? 500, come.headers);
      come.pipe(answer);
    });
    on.on('error', () => answer.destroy());
    return asked.pipe(on);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const files = async () =>
    (await readdir(join(directory, BUCKET), { recursive: true })).filter((name) =>
      name.endsWith(OBJECT),
    );
  const find = async (name: string) => {
    const path = (await files()).find((one) => one.includes(name));
    if (path === undefined) throw new Error(`${name} is not in the bucket.`);
    return join(directory, BUCKET, path);
  };
  const bucket: TestBucket = {
    env: {
      ...KEY,
      FILES_URL: `s3://${BUCKET}/portal`,
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    },
    mood: 'well',
    patience: 0,
    calls: [],
    names: async () =>
      (await files())
        .map((name) => name.slice(0, -OBJECT.length))
        .filter((name) => !name.endsWith('/store.id')),
    async spoil(name) {
      const path = await find(name);
      const bytes = await readFile(path);
      bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
      await writeFile(path, bytes);
    },
    lose: async (name) => rm(await find(name)),
    async stop() {
      door.closeAllConnections();
      door.close();
      await once(door, 'close');
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return bucket;
}

/** True where the mood leaves nothing to pass on. */
function refuse(mood: Mood, answer: ServerResponse): boolean {
  if (mood === 'well') return false;
  if (mood === 'cut') answer.destroy();
  const [status, text] = REFUSES[mood] ?? [];
  if (status !== undefined) answer.writeHead(status, { connection: 'close' }).end(text);
  return true;
}

/** The bucket as the settings name it; nobody waits long for it in a test. */
export function bucketOf(env: Readonly<Record<string, string>>, timeoutMs = 3000): BucketSettings {
  const { filesBucket } = loadConfig(env);
  if (!filesBucket) throw new Error('The settings name no bucket.');
  return { ...filesBucket, timeoutMs };
}
