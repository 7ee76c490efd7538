// Response headers that keep foreign code out of the pages, and the counter of what browsers report against them.
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../refusals.ts';

/** What browsers reported under `/csp-report`; tests expect none. */
export interface CspReports {
  count: number;
  /** The last few, without addresses of people. */
  readonly last: { readonly directive: string; readonly blocked: string }[];
}

declare module 'fastify' {
  interface FastifyInstance {
    cspReports: CspReports;
  }
}

const nonces = new WeakMap<ServerResponse, string>();
const KEPT_REPORTS = 20;
const LARGEST_REPORT = 16 * 1024;

/** The nonce of this response; the same one stands in its Content-Security-Policy. */
export function nonceOf(reply: FastifyReply): string {
  return nonceOfRaw(reply.raw);
}

function nonceOfRaw(raw: ServerResponse): string {
  const known = nonces.get(raw);
  if (known) return known;
  const nonce = randomBytes(16).toString('base64');
  nonces.set(raw, nonce);
  return nonce;
}

/** Mounts headers, the guard against foreign origins, and the report counter. */
export async function mountSecurity(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(fastifyHelmet, {
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", (_request, raw) => `'nonce-${nonceOfRaw(raw as ServerResponse)}'`],
        'connect-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'report-uri': ['/csp-report'],
      },
    },
  });
  app.addHook('onRequest', async (request) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && request.headers['sec-fetch-site'] === 'cross-site')
      throw new Refusal('FOREIGN_ORIGIN');
  });
  mountReports(app);
}

function mountReports(app: FastifyInstance): void {
  const reports: CspReports = { count: 0, last: [] };
  app.decorate('cspReports', reports);
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: LARGEST_REPORT },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post('/csp-report', (request, reply) => {
    const report = readReport(request.body);
    reports.count += 1;
    reports.last.push(report);
    if (reports.last.length > KEPT_REPORTS) reports.last.shift();
    request.log.warn({ csp: report }, 'the browser refused something on a page');
    return reply.code(204).send();
  });
}

function readReport(body: unknown): { directive: string; blocked: string } {
  const report = memberOf(body, 'csp-report') ?? body;
  return {
    directive: shorten(memberOf(report, 'violated-directive')),
    blocked: shorten(memberOf(report, 'blocked-uri')),
  };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** Query strings may carry personal data, so only what stands before them is kept. */
function shorten(value: unknown): string {
  return String(value ?? '')
    .split('?', 1)
    .join('')
    .slice(0, 200);
}
