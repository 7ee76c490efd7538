// What becomes of whatever a form without a call of its own sends: when it is taken, who reads it, what it goes through, who is told.
import type { LimitPlan, OpenPlan } from './opening.ts';
import type { ReceivedPlan } from './received.ts';
import type { WebhookPlan } from './webhooks.ts';

export interface SentPlan {
  /** Who reads what was sent, and how its list looks. */
  readonly received?: ReceivedPlan;
  /** The status flow that whatever it sends goes through. */
  readonly flow?: string;
  /** Who outside is told of what is sent. */
  readonly webhooks?: readonly WebhookPlan[];
  /** When it can be sent; always where nothing is said. */
  readonly open?: OpenPlan;
  /** How often; as often as anybody likes where nothing is said. */
  readonly limit?: LimitPlan;
}
