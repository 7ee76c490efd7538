// Approval by the provider: until then an attorney is none of the network, and neither registers nor logs in (OR-34).
import { Refusal } from '../refusals.ts';
import type { Attorney } from '../store/attorneys.ts';

/** The state of those who are attorneys of the network. */
export const APPROVED = 'Active';

/** States of an application that is not approved. */
const BEFORE: ReadonlySet<string> = new Set(['Pending', 'Returned']);

/** Was the application approved? */
export const isApproved = ({ status }: Pick<Attorney, 'status'>): boolean => !BEFORE.has(status);

/** Refuses whoever still waits for it. */
export function requireApproved(attorney: Pick<Attorney, 'status'>): void {
  if (!isApproved(attorney)) throw new Refusal('NOT_APPROVED');
}
