// People who send a form again and again, each sending under a key of its own until it is answered.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export interface Senders {
  /** Ids of the submissions that were acknowledged, by the words that were sent. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Answers that were no acknowledgement: status and the header that says when to come back. */
  readonly refused: { readonly status: number; readonly retryAfter: string | null }[];
  /** Ends once everything that was begun is acknowledged. */
  stop(): Promise<void>;
}

/** Starts `count` of them; `address` says where the server is by now. */
export function startSenders(address: () => string, count: number): Senders {
  const acknowledged = new Map<string, string>();
  const refused: { status: number; retryAfter: string | null }[] = [];
  let stopped = false;

  async function sendOnce(words: string, key: string): Promise<string | undefined> {
    const answer = await fetch(`${address()}/api/forms/feedback/submissions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        // Everyone from a network of their own: how much one may send is not the question here.
        'x-forwarded-for': `203.${byte()}.${byte()}.${byte()}`,
      },
      body: JSON.stringify({ data: { topic: 'website', rating: 4, comments: words } }),
    });
    const body = (await answer.json()) as { readonly id?: string };
    if (answer.status === 201 && body.id !== undefined) return body.id;
    refused.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
    return undefined;
  }

  async function person(): Promise<void> {
    while (!stopped) {
      const [words, key] = [`Words ${randomUUID()}`, randomUUID()];
      for (;;) {
        // No connection is no answer: the same is sent again.
        const id = await sendOnce(words, key).catch(() => undefined);
        if (id !== undefined) {
          acknowledged.set(words, id);
          break;
        }
        await wait(50);
      }
    }
  }

  const people = Array.from({ length: count }, person);
  return {
    acknowledged,
    refused,
    async stop() {
      stopped = true;
      await Promise.all(people);
    },
  };
}

const byte = (): number => Math.floor(Math.random() * 250) + 1;
