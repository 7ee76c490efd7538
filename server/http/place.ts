// What a request asked for, as the pattern of its address: an address itself may hold a token, a name or a number of somebody.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';

/** Beside the built pages: their addresses, one a line, in the order they are tried. Not served. */
const LIST = 'page-addresses';
const FILES = '/assets/:file';
/** Whatever nothing is known of. */
const UNKNOWN = '*';

/** The addresses of the built pages as patterns; none without a build. */
export function pagePatterns(clientDir: string): readonly string[] {
  const list = join(clientDir, LIST);
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
}

/** The pattern of the route that answers, or of the page; it holds nothing that whoever asks has written. */
export function placeOf(request: FastifyRequest, pages: readonly string[]): string {
  // What the router itself cannot read has no route.
  const route = (request.routeOptions as Partial<FastifyRequest['routeOptions']> | undefined)?.url;
  if (route !== undefined) return route;
  const parts = partsOf(request.url.split(/[?#]/, 1)[0] ?? '');
  return ['/', ...pages, FILES].find((pattern) => fits(partsOf(pattern), parts)) ?? UNKNOWN;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** As the router of the pages tells them: in any case, and `?` may be left out. */
function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  const fit = pattern.every((name, at) => {
    const part = parts[at];
    if (part === undefined) return name.endsWith('?');
    return name.startsWith(':') || name.toLowerCase() === part.toLowerCase();
  });
  return fit && parts.length <= pattern.length;
}
