// A request as an example makes it, taken apart: what can be changed in it one place at a time.
import type { InjectOptions } from 'fastify';
import type { Json, JsonObject } from '../../../runtime/core/index.ts';
import { type Contract, MOUNTS } from '../../../server/calls/contracts.ts';

export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** Of JSON; parts of an upload as they are. */
  readonly body: Json | undefined;
  readonly parts: readonly Part[] | undefined;
}

/** One part of an upload. */
export interface Part {
  readonly head: string;
  readonly body: Buffer;
}

/** Is this request one of the call? */
export function isOf({ method, base, path }: Contract, options: InjectOptions): boolean {
  const whole = `${MOUNTS[base]}${path.replace(/^\//, '')}`;
  const pattern = whole
    .split('/')
    .map((step) => (step.startsWith(':') ? '[^/?]+' : step.replace(/[.]/g, '\\.')))
    .join('/');
  return options.method === method && new RegExp(`^${pattern}(\\?|$)`).test(String(options.url));
}

/** The request taken apart. */
export function recorded(options: InjectOptions): Recorded {
  const [path = '', query = ''] = String(options.url).split('?');
  const { payload } = options;
  const headers = (options.headers ?? {}) as Record<string, string>;
  const isUpload = String(headers['content-type'] ?? '').startsWith('multipart/');
  return {
    method: String(options.method),
    path,
    query: [...new URLSearchParams(query)],
    headers,
    cookies: options.cookies ?? {},
    body: isUpload || payload === undefined ? undefined : bodyIn(payload),
    parts: isUpload ? partsIn(payload as Buffer, headers) : undefined,
  };
}

const bodyIn = (payload: InjectOptions['payload']): Json =>
  (typeof payload === 'string' ? JSON.parse(payload || '{}') : structuredClone(payload)) as Json;

function partsIn(payload: Buffer, headers: Readonly<Record<string, string>>): readonly Part[] {
  const boundary = /boundary=([^;]+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  return payload
    .toString('latin1')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((text) => {
      const end = text.indexOf('\r\n\r\n');
      const body = Buffer.from(text.slice(end + 4, -2), 'latin1');
      return { head: Buffer.from(text.slice(2, end), 'latin1').toString(), body };
    });
}

/** The same with some of it changed. */
export interface Change {
  readonly path?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  /** As it is sent. */
  readonly body?: string;
  readonly parts?: readonly Part[];
}

const BOUNDARY = 'hostile-boundary';

/** What is sent. */
export function optionsOf(request: Recorded, change: Change = {}): InjectOptions {
  const query =
    change.query ?? new URLSearchParams(request.query.map((pair) => [...pair])).toString();
  const path = change.path ?? request.path;
  const parts = change.parts ?? request.parts;
  const body =
    change.body ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const upload = parts && change.body === undefined;
  return {
    method: request.method as 'GET',
    url: query === '' ? path : `${path}?${query}`,
    headers: {
      ...request.headers,
      ...(upload
        ? { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
        : body !== undefined && { 'content-type': 'application/json' }),
      ...change.headers,
    },
    cookies: { ...(change.cookies ?? request.cookies) },
    ...(upload ? { payload: joined(parts) } : body !== undefined && { payload: body }),
  };
}

function joined(parts: readonly Part[]): Buffer {
  const whole = parts.flatMap(({ head, body }) => [
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    body,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...whole, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** What a call takes, by name: members of the body or query, and the parts of an upload. */
export function declaredIn({ request = {} }: Contract): JsonObject {
  return (request.multipart ?? request.properties ?? {}) as JsonObject;
}
