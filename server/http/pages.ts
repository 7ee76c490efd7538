// Serves the built web app: hashed files as they are, and `index.html` with this response's nonce and reference for every page address.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Texts } from '../../runtime/core/index.ts';
import { type Served, servable, serve } from './compressed.ts';
import { refuseUnknownCall } from './errors.ts';
import { nonceOf } from './security.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Vite names what it builds by content hash and puts it here. */
const HASHED = 'assets/';
const NONCE = '__NONCE__';
/** By which the request of the page stands in our log; an error page without an answer shows it. */
const REFERENCE = '__REQUEST__';
/** Filled with "1" where the page belongs to a demo, to whose guide it then leads back. */
const DEMO = '__DEMO__';
/** Addresses that are never pages: a missing script must not be answered with HTML. */
const NO_PAGES =
  /^\/(api|content|assets|metrics)(\/|$)|\.(js|css|map|json|php|png|svg|ico|woff2|txt)$/;

interface Pages {
  readonly clientDir: string;
  readonly texts: () => Texts;
  /** May whoever asks see the demo world? */
  readonly isDemo: (request: FastifyRequest) => boolean;
}

/** Mounts the web app and the answer for everything nothing else serves. Without a build only the calls work. */
export function mountPages(app: FastifyInstance, { clientDir, texts, isDemo }: Pages): void {
  const files = readFiles(clientDir);
  const index = files.get('index.html')?.body.toString('utf8');
  const unknownCall = refuseUnknownCall(texts);

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage) return unknownCall(request, reply);
    const file = path === '/index.html' ? undefined : files.get(path.slice(1));
    if (file) return serve(request, reply, file);
    if (index === undefined || NO_PAGES.test(path)) return unknownCall(request, reply);
    return sendPage(reply, index.replaceAll(DEMO, isDemo(request) ? '1' : ''));
  });
}

/** Not cached: the nonce is good for one response only. */
function sendPage(reply: FastifyReply, index: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(index.replaceAll(NONCE, nonceOf(reply)).replaceAll(REFERENCE, reply.request.id));
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function readFiles(folder: string): ReadonlyMap<string, Served> {
  const files = new Map<string, Served>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    files.set(name, servable(readFileSync(path), type, name.startsWith(HASHED)));
  }
  return files;
}
