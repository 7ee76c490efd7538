// How long what comes besides a body may be: addresses, headers, names of files. Nothing longer is looked at by anything.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../common/refusals.ts';

/** Path and query together; the longest of ours, with a sealed token in it, has some hundreds. */
const LONGEST_ADDRESS = 4000;
const LONGEST_HEADER = 4000;
/** Ours are two hundred; others of the same name may come along. */
const LONGEST_COOKIES = 8000;
/** Systems take 255, after a path that some browsers send along. */
const LONGEST_NAME = 1000;

/** Refuses longer addresses and headers before anything reads them. */
export function mountLengths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.length > LONGEST_ADDRESS) throw new Refusal('ADDRESS_TOO_LONG');
    if (hasLongHeader(request)) throw new Refusal('HEADER_TOO_LONG');
  });
}

function hasLongHeader({ headers }: FastifyRequest): boolean {
  return Object.entries(headers).some(([name, value]) => {
    const length = Array.isArray(value) ? Math.max(...value.map(lengthOf)) : lengthOf(value);
    return length > (name === 'cookie' ? LONGEST_COOKIES : LONGEST_HEADER);
  });
}

const lengthOf = (value: string | undefined): number => value?.length ?? 0;

/** The end of a name of a file, where the name itself stands: it is cleaned, and cut to what is kept, later. */
export const endOfName = (name: string): string => name.slice(-LONGEST_NAME);
