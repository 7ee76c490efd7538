// `webhook_delivery` and `webhook_try`: who outside was told of a submission, and how often that was tried.
import type { JsonColumn, Moment, OptionalMoment } from './columns.ts';

/** `given-up`: no more tries are made unless somebody asks for one. */
export type DeliveryState = 'waiting' | 'delivered' | 'given-up';

/** It holds no answers: they are read from the submission at each try. */
export interface WebhookDeliveryTable {
  readonly id: string;
  /** The name of the receiver. */
  readonly webhook: string;
  readonly form_id: string;
  readonly event: string;
  readonly submission_id: string;
  /** What the event says besides. */
  readonly said: JsonColumn;
  readonly state: DeliveryState;
  /** The job that makes the tries. */
  readonly job_id: string;
  readonly created_at: Moment;
  readonly settled_at: OptionalMoment;
}

/** Why nothing was answered that counts; the pages have the words. */
export type WebhookFault =
  | 'certificate'
  | 'closing'
  | 'connection'
  | 'deleted'
  | 'not-public'
  | 'plain'
  | 'redirect'
  | 'refused'
  | 'status'
  | 'timeout'
  | 'unknown-host';

export interface WebhookTryTable {
  readonly delivery_id: string;
  /** From 1. */
  readonly number: number;
  readonly at: Moment;
  readonly ms: number;
  /** Of the answer, where there was one. */
  readonly status: number | null;
  readonly fault: WebhookFault | null;
  /** How its body begins. */
  readonly answer: string;
}
