// Who outside is told of what becomes of a form's submissions.

/** What a webhook can be told of. */
export type WebhookEvent = 'sent' | 'moved' | 'deleted';

/** As `form.json` declares it; address and secret are settings of the server. */
export interface WebhookPlan {
  readonly name: string;
  readonly events: readonly WebhookEvent[];
  /** Whether it is told what schemas mark as personal, and who sent it; it is not if left out. */
  readonly personal?: boolean;
}
