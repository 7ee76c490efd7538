// Response headers that keep foreign code out of the pages.
import { randomBytes } from 'node:crypto';
import fastifyHelmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { mountReports } from './csp-reports.ts';
import { isSecure } from './visit.ts';

const nonces = new WeakMap<FastifyReply, string>();

/** The nonce of this response; the same one stands in its Content-Security-Policy. */
export function nonceOf(reply: FastifyReply): string {
  const known = nonces.get(reply);
  if (known) return known;
  const nonce = randomBytes(16).toString('base64');
  nonces.set(reply, nonce);
  return nonce;
}

type Needs = Pick<ServerContext, 'config' | 'db' | 'now'>;

/** Mounts headers (`called` are the other origins our pages call), the guard against foreign origins, and the report counter. */
export async function mountSecurity(
  app: FastifyInstance,
  server: Needs,
  called: readonly string[] = [],
): Promise<void> {
  const ownOrigin = server.config.publicUrl && new URL(server.config.publicUrl).origin;
  const headers = await securityHeaders(server.config, called);
  const policy = headers[POLICY] ?? '';
  const ofCalls = {
    ...headers,
    // No page, so no styles of its own.
    [POLICY]: policy.replace(` 'nonce-${NONCE}'`, ''),
    // It is about somebody, and no one else's browser or proxy may keep it.
    'cache-control': 'no-store',
  };
  const framed = framedByUs(headers);
  app.addHook('onRequest', async (request, reply) => {
    const own = (ofPage: Headers) =>
      reply.headers(ofPage).header(POLICY, (ofPage[POLICY] ?? '').replace(NONCE, nonceOf(reply)));
    if (request.url.startsWith('/api/')) reply.headers(ofCalls);
    else if (request.url.startsWith(PREVIEW)) own(framed);
    else own(headers);
  });
  app.addHook('onRequest', async (request) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && isForeign(request, ownOrigin)) throw new Refusal('FOREIGN_ORIGIN');
  });
  await mountReports(app, server);
}

const POLICY = 'content-security-policy';
/** Stands in the headers for the nonce of a page. */
const NONCE = '{nonce}';

/** Pages that show a form as people see it, without doing anything: the only ones that stand in a frame, and in ours alone. */
const PREVIEW = '/preview/';

type Headers = Readonly<Record<string, string>>;

/** The headers of a page that our own pages may frame; it sends nothing by a form of the browser. */
const framedByUs = (headers: Headers): Headers => ({
  ...headers,
  'x-frame-options': 'SAMEORIGIN',
  [POLICY]: (headers[POLICY] ?? '')
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("form-action 'self'", "form-action 'none'"),
});

/** What helmet says of every answer. It is asked once: working it out for each costs more than a short call. */
async function securityHeaders(
  config: Needs['config'],
  called: readonly string[],
): Promise<Headers> {
  const asked = Fastify();
  await asked.register(fastifyHelmet, {
    strictTransportSecurity: isSecure(config) && {
      maxAge: 31_536_000,
      includeSubDomains: config.hstsSubdomains,
    },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: openerPolicy(config) },
    // Nobody is told from which address somebody comes, our own proxies neither: it may hold a token.
    referrerPolicy: { policy: 'no-referrer' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", `'nonce-${NONCE}'`],
        'connect-src': ["'self'", ...called],
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
  asked.get('/', async (_request, reply) => reply.raw.getHeaders());
  const answer = await asked.inject('/');
  await asked.close();
  return answer.json<Headers>();
}

/**
 * With `same-origin` the browser cuts a window off as soon as it shows another origin, and it looks closed from here.
 * Where people sign in a window of another provider, our pages have to know what becomes of it.
 */
function openerPolicy({ dropboxSign }: Needs['config']) {
  return dropboxSign ? 'same-origin-allow-popups' : 'same-origin';
}

/**
 * Only our own pages may change anything: a sibling subdomain sends our cookies along, and a text body needs no leave
 * of ours. Browsers that do not say where a request comes from name its origin; whatever names neither is no browser.
 */
function isForeign({ headers, host }: FastifyRequest, ownOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined || origin === ownOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
