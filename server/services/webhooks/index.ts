// Tells receivers outside what became of submissions: a job each, tried again until one takes it or a day and a half is over.
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { Receiver, Receivers } from '../../settings/webhooks.ts';
import type { Store } from '../../store/index.ts';
import type { Job } from '../../store/upkeep/jobs.ts';
import {
  type Delivery,
  type DeliveryState,
  findDelivery,
  recordTry,
} from '../../store/webhooks/deliveries.ts';
import { networksOf } from './networks.ts';
import { type Posted, post } from './post.ts';
import { signatureHeaders } from './signature.ts';

/** Receivers outside that are told, by signed requests, what became of submissions. */
export interface Webhooks {
  /** Names of those that the settings have an address and a secret for. */
  readonly receivers: readonly string[];
  /** Makes one try and keeps what came of it; throws a `WebhookUntaken` where it was not taken. */
  deliver(job: Job<'webhook'>, mostAttempts: number): Promise<void>;
  /** Cuts tries that are under way; they are made again. */
  close(): void;
}

export interface WebhookNeeds {
  readonly db: Store;
  readonly receivers: Receivers;
  /** What may be reached besides the public internet. */
  readonly privateNetworks: readonly string[];
  readonly now: () => Date;
  /** What is sent; undefined where the submission is gone. */
  readonly message: (delivery: Delivery) => Promise<JsonObject | undefined>;
}

/** A receiver did not take what it was told. Its message names no address. */
export class WebhookUntaken extends Error {
  readonly final: boolean;

  constructor({ status, fault }: Posted, final: boolean) {
    super(status === undefined ? `webhook ${fault}` : `webhook answered ${status}`);
    this.final = final;
  }
}

/** Of one try, from looking the name up to the end of the answer. */
export const LONGEST_TRY_MS = 10_000;
/** The receiver says that it is there no more. */
const GONE = 410;

export function createWebhooks(needs: WebhookNeeds): Webhooks {
  const { db, receivers, now } = needs;
  const named = networksOf(needs.privateNetworks);
  const closing = new AbortController();

  async function told(delivery: Delivery, { url, keys }: Receiver): Promise<Posted> {
    const message = await needs.message(delivery);
    if (message === undefined) return { fault: 'deleted', answer: '' };
    const body = JSON.stringify(message);
    const headers = signatureHeaders({ id: delivery.id, body, at: now() }, keys);
    const bounds = { timeoutMs: LONGEST_TRY_MS, closing: closing.signal };
    return post({ url, headers, body, named, ...bounds });
  }

  return {
    receivers: [...receivers.keys()],
    async deliver({ id, details, attempts }, mostAttempts) {
      const receiver = receivers.get(details.webhook);
      const delivery = await findDelivery(db, details.delivery_id);
      // It was forgotten, or another job has it by now.
      if (!receiver || delivery?.job_id !== id) return;
      const at = now();
      const began = performance.now();
      const posted = await told(delivery, receiver);
      const isFinal =
        posted.fault === 'deleted' || posted.status === GONE || attempts >= mostAttempts;
      await recordTry(db, {
        ...{ delivery_id: delivery.id, at, ms: Math.round(performance.now() - began) },
        ...{ status: posted.status ?? null, fault: posted.fault ?? null, answer: posted.answer },
        state: stateAfter(posted, isFinal),
      });
      if (posted.fault !== undefined) throw new WebhookUntaken(posted, isFinal);
    },
    close: () => closing.abort(),
  };
}

function stateAfter({ fault }: Posted, isFinal: boolean): DeliveryState {
  if (fault === undefined) return 'delivered';
  return isFinal ? 'given-up' : 'waiting';
}
