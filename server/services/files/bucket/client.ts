// Speaks with a bucket of S3 or of anything that speaks like it: signs, sends, tries again, and says why it failed.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';

export interface BucketSettings {
  readonly bucket: string;
  /** Before every name, with its last `/`; '' for none. */
  readonly prefix: string;
  readonly region: string;
  /** Another storage than that of Amazon. */
  readonly endpoint?: string;
  /** The bucket stands in the path, not in the name of the host. */
  readonly pathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  /** How long one try may take. */
  readonly timeoutMs: number;
}

/** The storage did not do what it was asked. */
export class BucketFault extends Error {
  /** Of the storage, such as `NoSuchBucket`; of the system where it could not be reached, such as `ECONNREFUSED`. */
  readonly code: string;
  /** 0 where it did not answer. */
  readonly status: number;
  /** Where the bucket is, if it said so. */
  readonly region: string | undefined;

  constructor(code: string, status = 0, region?: string) {
    super(`The file storage answers ${code} (${status}).`);
    this.code = code;
    this.status = status;
    this.region = region;
  }
}

/** Bytes by name; every call throws a `BucketFault` where the storage fails. */
export interface Bucket {
  put(name: string, body: Uint8Array): Promise<void>;
  /** Undefined where there is nothing of this name. */
  get(name: string): Promise<Buffer | undefined>;
  /** What is not there is removed already. */
  remove(name: string): Promise<void>;
}

const TRIES = 3;
const FIRST_WAIT_MS = 200;
const NOTHING = new Uint8Array();

type Method = 'GET' | 'PUT' | 'DELETE';

/** All three may be sent twice: a name is written once, with the same bytes. */
export function createBucket(settings: BucketSettings): Bucket {
  const base = baseOf(settings);

  async function call(method: Method, name: string, body: Uint8Array = NOTHING): Promise<Buffer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(settings, { method, url: base + encodeURI(name), body });
      } catch (error) {
        if (!(error instanceof BucketFault) || attempt >= TRIES || !mayPass(error)) throw error;
        await wait(FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  }

  const unlessMissing = async (work: Promise<Buffer>): Promise<Buffer | undefined> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof BucketFault && error.code === 'NoSuchKey') return undefined;
      throw error;
    }
  };

  return {
    async put(name, body) {
      await call('PUT', name, body);
    },
    get: (name) => unlessMissing(call('GET', name)),
    async remove(name) {
      await unlessMissing(call('DELETE', name));
    },
  };
}

interface Order {
  readonly method: Method;
  readonly url: string;
  readonly body: Uint8Array;
}

/** One try. The hash of the bytes is signed with them: what is changed on the way is refused there. */
async function send(settings: BucketSettings, { method, url, body }: Order): Promise<Buffer> {
  const { accessKeyId, secretAccessKey, sessionToken, region, timeoutMs } = settings;
  const sha256 = createHash('sha256').update(body).digest('hex');
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { 'x-amz-content-sha256': sha256 },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
  });
  const { headers } = await signer.sign();
  try {
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'PUT' && { body: new Uint8Array(body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.ok) return bytes;
    throw faultIn(answer, bytes.toString('utf8'), method);
  } catch (error) {
    throw error instanceof BucketFault ? error : new BucketFault(reasonOf(error));
  }
}

function faultIn(answer: Response, text: string, method: Method): BucketFault {
  const errorCode = /<Code>([\w.-]{1,60})<\/Code>/.exec(text)?.[1];
  const region =
    answer.headers.get('x-amz-bucket-region') ?? /<Region>([\w-]{1,40})<\/Region>/.exec(text)?.[1];
  // Some say no more than 404 of a name; a bucket that is missing says so.
  const missing = answer.status === 404 && method !== 'PUT' ? 'NoSuchKey' : undefined;
  return new BucketFault(errorCode ?? missing ?? `HTTP${answer.status}`, answer.status, region);
}

/** The system's word for why nothing came, such as `ECONNREFUSED`, or `TimeoutError`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
    return cause.code;
  return cause instanceof Error ? cause.name : error.name;
}

/** Busy, in trouble or away: the next moment may be better. A full storage stays full. */
const mayPass = ({ status }: BucketFault): boolean =>
  status === 0 || status === 429 || (status >= 500 && status !== 507);

function baseOf({ endpoint, bucket, prefix, region, pathStyle }: BucketSettings): string {
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const folder = url.pathname.replace(/\/$/, '');
  return `${url.origin}${folder}/${pathStyle ? `${bucket}/` : ''}${encodeURI(prefix)}`;
}
