// The part of Vite that knows of the API: its calls wait while it starts, and the page is told how it stands.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin, ProxyOptions, ViteDevServer } from 'vite';
import { ASK, type DevState, TELL } from './state.ts';

const OVERLAY = fileURLToPath(new URL('./overlay.ts', import.meta.url));
/** What the API answers. `/content.ts` is a module of the pages, and so no match. */
const OF_THE_API = '^/(api|content)/|^/(healthz|readyz|metrics|csp-report)$';

export interface Behind {
  /** How it stands. */
  state(): DevState;
  settled(): Promise<void>;
}

/** The addresses that lead to the API at a port. */
export function proxyTo(port: number, forOthers: boolean): Record<string, ProxyOptions> {
  // What is for this machine alone is told apart by the word of a proxy.
  const options = { target: `http://127.0.0.1:${port}`, changeOrigin: false, xfwd: forOthers };
  return { [OF_THE_API]: options };
}

/** Puts the overlay into the page, answers what it asks, and keeps calls until there is an answer. */
export function apiBehind(behind: () => Behind): Plugin {
  return {
    name: 'api-behind',
    configureServer(server) {
      server.ws.on(ASK, (_data, client) => client.send(TELL, behind().state()));
      server.middlewares.use((request, response, next) => {
        if (!new RegExp(OF_THE_API).test(pathOf(request))) return next();
        behind()
          .settled()
          .then(() => (answers(behind().state()) ? next() : refuse(response)), next);
      });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `/@fs/${OVERLAY.replace(/^\//, '')}` } },
    ],
  };
}

/** Tells every open page how the API stands. */
export function tellPages(server: ViteDevServer, state: DevState): void {
  server.ws.send(TELL, state);
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

const answers = (state: DevState): boolean =>
  state.kind === 'ready' ||
  state.kind === 'starting' ||
  (state.kind === 'refused' && state.running);

function refuse(response: ServerResponse): void {
  response.statusCode = 503;
  response.end('The API is not running; the terminal and the page say why.');
}
