// A stand-in for the provider's services, written from the three documents alone: three origins, one world in memory that keeps
// what is posted, and the habits of such services. It serves the tests that point the built pages at it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCOUNT_CALLS } from './account-calls.ts';
import type { Asked, Service } from './call.ts';
import { MATTER_CALLS } from './matter-calls.ts';
import { PAGE, type Trouble } from './php.ts';
import { newWorld, type World } from './world.ts';

const together = (...all: readonly Service[]): Service => ({
  open: Object.assign({}, ...all.map(({ open }) => open)),
  withToken: Object.assign({}, ...all.map(({ withToken }) => withToken)),
});

/** Where each is, by the name of its base; calls of which the documents give no path are under that of our contract. */
const PATHS = { portal: '/attorney/api/', claims: '/claims/v2/', agent: '/agent/' } as const;

/** What each of them has. A provider begins with few calls. */
export type Services = Partial<Record<keyof typeof PATHS, readonly Service[]>>;

export const FIRST: Services = { portal: [ACCOUNT_CALLS, MATTER_CALLS] };

export interface Provider {
  readonly world: World;
  /** The bases for `config.json`, and what each of them answers. */
  readonly bases: Readonly<Record<string, { readonly address: string; readonly calls: string[] }>>;
  /** What was asked so far, `portal login_attorney.php` and so on. */
  readonly asked: readonly string[];
  /** The next answer of the call at this path is in trouble. */
  spoil(path: string, trouble: Trouble): void;
  /** Every login there is has ended. */
  expire(): void;
  stop(): Promise<void>;
}

/** Starts the three; pages of `origin` alone may ask them. */
export async function startProvider(origin: () => string, services: Services): Promise<Provider> {
  const world = newWorld();
  const asked: string[] = [];
  const troubles = new Map<string, Trouble>();
  const started = await Promise.all(
    Object.entries(PATHS).map(async ([base, path]) => {
      const service = together(...(services[base as keyof Services] ?? []));
      const server = createServer((request, response) => {
        const answered = answer({ base, path, service, world, asked, troubles }, request);
        // Whoever leaves a page does not wait for its answers.
        void answered
          .then((body) => write(response, origin(), body))
          .catch(() => request.destroy());
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const calls = [...Object.keys(service.open), ...Object.keys(service.withToken)];
      const address = `http://127.0.0.1:${port}${path}`;
      return { base, server, told: { address, calls: calls.map(idOf) } };
    }),
  );
  return {
    world,
    asked,
    bases: Object.fromEntries(started.map(({ base, told }) => [base, told])),
    spoil: (path, trouble) => void troubles.set(path, trouble),
    expire: () => world.tokens.clear(),
    stop: async () => {
      for (const { server } of started) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

const idOf = (path: string): string => path.replace(/\.php$/, '');

interface Serving {
  readonly base: string;
  readonly path: string;
  readonly service: Service;
  readonly world: World;
  readonly asked: string[];
  readonly troubles: Map<string, Trouble>;
}

const EXPIRED = { status: 'Failed', message: 'Authorization failed' };

/** Undefined for what the browser asks of its own accord. */
async function answer(serving: Serving, request: IncomingMessage): Promise<unknown> {
  const { base, path, service, world, asked, troubles } = serving;
  if (request.method === 'OPTIONS') return undefined;
  const url = new URL(request.url ?? '/', 'http://stand.in');
  const name = url.pathname.slice(path.length);
  asked.push(`${base} ${name}`);
  const trouble = troubles.get(name);
  troubles.delete(name);
  if (trouble === 'html') return PAGE;
  if (trouble === 'error') return { status: 'error', message: 'SQLSTATE[HY000]' };
  if (trouble === 'refused') return { error: 'The office is closed for maintenance until noon.' };
  if (trouble === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500));
  const { body: sent, files } = await sentIn(request);
  const body = { ...Object.fromEntries(url.searchParams), ...sent };
  const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
  const open = service.open[name];
  if (open) return halved(open({ world, body, files, token }), trouble);
  const call = service.withToken[name];
  if (!call) return '<html><body><h1>Not Found</h1></body></html>';
  if (!world.tokens.has(token)) return EXPIRED;
  return halved(call({ world, body, files, token }), trouble);
}

/** The first half of its members. */
function halved(body: unknown, trouble: Trouble | undefined): unknown {
  if (trouble !== 'half') return body;
  const members = Object.entries(body as object);
  return Object.fromEntries(members.slice(0, Math.floor(members.length / 2)));
}

async function sentIn(request: IncomingMessage): Promise<Pick<Asked, 'body' | 'files'>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const whole = Buffer.concat(parts);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/')) return uploadIn(whole, type);
  // Whatever the kind it is sent as: JSON sent as plain text is read too.
  const text = whole.toString('utf8');
  return { body: text === '' ? {} : JSON.parse(text), files: [] };
}

async function uploadIn(whole: Buffer, type: string): Promise<Pick<Asked, 'body' | 'files'>> {
  const form = await new Response(new Uint8Array(whole), {
    headers: { 'content-type': type },
  }).formData();
  const all = [...form.entries()];
  const files = all.flatMap(([, value]) =>
    typeof value === 'string' ? [] : [{ name: value.name, bytes: value.size }],
  );
  return { body: Object.fromEntries(all.filter(([, value]) => typeof value === 'string')), files };
}

/** What such a service lets through: the token and the kind of a body, and nothing else. */
function write(response: ServerResponse, origin: string, body: unknown): void {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-headers', 'authorization, content-type');
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  if (typeof body === 'string') {
    response.setHeader('content-type', 'text/html; charset=UTF-8');
    response.end(body);
    return;
  }
  // PHP names no other kind unless it is told to.
  response.setHeader('content-type', 'text/html; charset=UTF-8');
  response.end(body === undefined ? '' : JSON.stringify(body));
}
