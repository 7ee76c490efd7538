// A server whose form tells a receiver of what it was sent, and what is asked of its deliveries.
import { createHmac } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import { readReceivers } from '../../../server/settings/webhooks.ts';
import type { Edits } from '../../helpers/releases.ts';
import type { DriverName } from '../helpers/databases.ts';
import { aReceivingServer, type Received } from '../received/a-received.ts';
import { type AReceiver, aReceiver, type Told } from './a-receiver.ts';

export const KEY = Buffer.alloc(32, 7);
export const OLD_KEY = Buffer.alloc(32, 8);
const secretOf = (key: Buffer) => `whsec_${key.toString('base64')}`;

/** What the form says of webhooks, in place of nothing. */
export const declaring = (webhooks: readonly object[]): Edits => ({
  'schemas/forms/visit/form.json': (text) =>
    text.replace('"received":{', `"webhooks":${JSON.stringify(webhooks)},"received":{`),
});

export const CRM = { name: 'crm', events: ['sent'] };

export interface Telling {
  readonly server: Received;
  readonly receiver: AReceiver;
  /** Minutes by which the clock goes on. */
  later(minutes: number): void;
  /** How many requests have come, once there are so many. */
  toldOnce(count: number): Promise<void>;
  deliveries(): Promise<readonly { readonly id: string; readonly state: string }[]>;
  tries(): Promise<readonly { readonly status: number | null; readonly fault: string | null }[]>;
}

interface Options {
  /** Of the content; the form tells `crm` of what was sent if left out. */
  readonly edits?: Edits;
  /** Where `crm` is told; the receiver's own address if left out. */
  readonly url?: (port: number) => string;
  /** What may be reached besides the internet. */
  readonly networks?: readonly string[];
  /** More settings, by name. */
  readonly more?: (port: number) => Readonly<Record<string, string>>;
}

/** To be called inside `describe`. */
export function aTellingServer(driver: DriverName, options: Options = {}): Telling {
  const { edits = declaring([CRM]), url = hookOf, networks = ['127.0.0.1'], more } = options;
  const receiver = aReceiver();
  const server = aReceivingServer(driver, {
    edits,
    config: () => ({
      webhookPrivate: networks,
      webhooks: readReceivers(
        {
          WEBHOOK_CRM_URL: url(receiver.port),
          WEBHOOK_CRM_SECRET: `${secretOf(KEY)}, ${secretOf(OLD_KEY)}`,
          ...more?.(receiver.port),
        },
        true,
      ),
    }),
  });
  beforeEach(async () => {
    const { store } = server.app;
    await store.deleteFrom('job').where('kind', '=', 'webhook').execute();
    await store.deleteFrom('webhook_delivery').execute();
  });
  const { store } = { store: () => server.app.store };
  return {
    server,
    receiver,
    later(minutes) {
      server.now = new Date(server.now.getTime() + minutes * 60_000);
    },
    toldOnce: (count) => eventually(async () => receiver.told.length).toBe(count),
    deliveries: () =>
      store()
        .selectFrom('webhook_delivery')
        .select(['id', 'state'])
        .orderBy('created_at')
        .execute(),
    tries: () =>
      store().selectFrom('webhook_try').select(['status', 'fault']).orderBy('number').execute(),
  };
}

export const secretSetting = (key: Buffer): string => secretOf(key);

const hookOf = (port: number) => `http://127.0.0.1:${port}/hooks/portal?of=forms`;

/** Jobs are looked for once a second. */
export const eventually = <T>(ask: () => Promise<T>) => expect.poll(ask, { timeout: 20_000 });

/** The signature that a receiver which has this key makes of what it was told. */
export function signatureOf({ headers, body }: Told, key: Buffer): string {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
