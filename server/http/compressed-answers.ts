// Compresses large answers to people of the house, on their way: lists of thousands of sentences are text like any other.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Smaller ones gain less than they cost. */
const SMALLEST = 16_384;
const LEVEL = 4;

/**
 * An `onSend` hook for calls whose caller is known by a token: nobody else's page can have them made, so that the size of
 * an answer tells nobody what stands in it.
 */
export async function compressLarge(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < SMALLEST) return payload;
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
  const body = await promisify(gzip)(payload, { level: LEVEL });
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
  reply.header('content-length', body.length);
  return body;
}
