// What came of a try, in words.
import type { ServerContext } from '../context/context.ts';
import type { WebhookFault, WebhookTry } from '../store/webhooks/deliveries.ts';

const FAULTS: Readonly<Record<WebhookFault, string>> = {
  certificate: 'server.webhook.fault.certificate',
  closing: 'server.webhook.fault.closing',
  connection: 'server.webhook.fault.connection',
  deleted: 'server.webhook.fault.deleted',
  'not-public': 'server.webhook.fault.not-public',
  plain: 'server.webhook.fault.plain',
  redirect: 'server.webhook.fault.redirect',
  refused: 'server.webhook.fault.refused',
  status: 'server.webhook.fault.status',
  timeout: 'server.webhook.fault.timeout',
  'unknown-host': 'server.webhook.fault.unknown-host',
};

/** Names no address. */
export function outcomeOf(
  { t }: ServerContext['content']['texts'],
  { status, fault }: Pick<WebhookTry, 'status' | 'fault'>,
): string {
  return t(fault === null ? 'server.webhook.taken' : FAULTS[fault], { status: status ?? '' });
}
