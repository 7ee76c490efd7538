// A server with the demo world, and one queue of its desk as a clerk works on it.
import { beforeEach } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { type AServer, aServer, type ServerOptions } from '../helpers/a-server.ts';
import type { Answer, Browser } from '../helpers/app.ts';
import { staffToken } from '../helpers/staff.ts';

export type Queue = AnswerOf<'desk_queue'>;
export type Item = AnswerOf<'desk_item'>['data'];
type QueueName = 'requests' | 'claims' | 'cases' | 'applications';

export interface ADesk {
  readonly server: AServer;
  /** Of the clerk, fresh for each test, with the header of their token. */
  readonly browser: Browser;
  readonly token: Record<string, string>;
  /** Any call of the queue. */
  ask(call: string, body: object): Promise<Answer>;
  queue(asked?: object): Promise<Queue>;
  item(id: string): Promise<Item>;
  /** Of those in a state, the oldest, or the oldest of a kind. */
  first(status: string, kind?: string): Promise<Item>;
  /** Moves what the clerk has seen. */
  move(seen: Item, name: string, answers?: object): Promise<Answer>;
  file(id: string, key: string): Promise<Answer>;
}

/** To be called inside `describe`. */
export function aDesk(
  queue: QueueName,
  { config, ...options }: Pick<ServerOptions, 'content' | 'config'> = {},
): ADesk {
  const emptied = ['job', 'rate_limit'] as const;
  const server = aServer('postgres', { config: { demo: true, ...config }, emptied, ...options });
  let clerk: { readonly browser: Browser; readonly token: Record<string, string> };
  beforeEach(async () => {
    const browser = server.browser();
    clerk = { browser, token: await staffToken(browser, 'desk@example.com') };
  });
  const desk: ADesk = {
    server,
    get browser() {
      return clerk.browser;
    },
    get token() {
      return clerk.token;
    },
    ask: (call, body) => clerk.browser.post(`/api/desk/${call}`, { queue, ...body }, clerk.token),
    async queue(asked = {}) {
      const { status, body } = await desk.ask('queue', asked);
      if (status !== 200) throw new Error(`${status} ${body.message}`);
      return body as unknown as Queue;
    },
    item: async (id) => (await desk.ask('item', { id })).body.data as Item,
    async first(status, kind) {
      const { data } = await desk.queue({ status, limit: 100 });
      const row = data.find((one) => kind === undefined || one.kind === kind);
      return desk.item(row?.id ?? '');
    },
    // As the page sends it, once the clerk was asked.
    move: ({ item: { id, status: from }, seen }, move, answers = {}) =>
      desk.ask('move', { id, from, seen, move, confirmed: true, ...answers }),
    file: (id, key) =>
      clerk.browser.get(`/api/desk/file?${new URLSearchParams({ queue, id, key })}`, clerk.token),
  };
  return desk;
}
