// Serves bytes held in memory: compressed once per encoding at the first need, with entity tags and 304.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/** Quality 9 compresses a bundle in well under a second, once; the highest would take several. */
const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** Fonts and pictures are compressed already; tiny bodies gain nothing. */
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;
const SMALLEST = 1024;

export interface Served {
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
  readonly immutable: boolean;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

/** Prepares one body for `serve`. `immutable` says that its address changes with its content. */
export function servable(body: string | Uint8Array, type: string, immutable: boolean): Served {
  const bytes = Buffer.from(body);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  return { type, body: bytes, tag, immutable, encoded: new Map() };
}

/** Answers a request with a prepared body. */
export async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Served,
): Promise<FastifyReply> {
  reply
    .type(asset.type)
    .header('cache-control', asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', asset.tag)
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === asset.tag) return reply.code(304).send();
  const encoding = encodingFor(request, asset);
  if (!encoding) return reply.send(asset.body);
  return reply.header('content-encoding', encoding).send(await encode(asset, encoding));
}

function encodingFor(request: FastifyRequest, asset: Served): Encoding | undefined {
  if (asset.body.length < SMALLEST || !COMPRESSIBLE.test(asset.type)) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function encode(asset: Served, encoding: Encoding): Promise<Buffer> {
  const known = asset.encoded.get(encoding);
  if (known) return known;
  const encoded = COMPRESS[encoding](asset.body);
  asset.encoded.set(encoding, encoded);
  return encoded;
}
