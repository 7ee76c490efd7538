// Signatures as Standard Webhooks has them: HMAC-SHA256 of id, time and body, one for each key.
import { createHmac } from 'node:crypto';

export interface Signed {
  /** The same at every try: a receiver knows by it what it was told before. */
  readonly id: string;
  readonly body: string;
  readonly at: Date;
}

/** The headers by which a receiver knows who sent it, when, and that it is as it was sent. */
export function signatureHeaders(
  { id, body, at }: Signed,
  keys: readonly Buffer[],
): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signatures = keys.map((key) => {
    const mac = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
    return `v1,${mac}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
  };
}
