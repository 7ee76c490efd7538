// What a call is about to do that is a security event: said where it is known, told once it is known how it ended.
import { Refusal } from '../common/refusals.ts';
import type { SecurityEventKind } from './kinds.ts';
import type { Named, SecurityEvent, SecurityLog } from './log.ts';

export interface Attempt {
  /** Whoever makes the call, where nothing is said. */
  readonly who?: Named;
  readonly on?: Named;
  readonly act?: string;
  readonly proposer?: Named;
}

const ATTEMPTS = new WeakMap<object, Map<SecurityEventKind, Attempt>>();

/** Notes it before anything can be refused; once more for the same event adds what is known by then. */
export function attempt(request: object, event: SecurityEventKind, known: Attempt = {}): void {
  const attempts = ATTEMPTS.get(request) ?? new Map<SecurityEventKind, Attempt>();
  ATTEMPTS.set(request, attempts);
  attempts.set(event, { ...attempts.get(event), ...known });
}

/** Takes back what was noted of an event: it turned out to be another. */
export function withdraw(request: object, event: SecurityEventKind): void {
  ATTEMPTS.get(request)?.delete(event);
}

export interface EndedCall {
  readonly request: { readonly id: string };
  /** Whoever made it. */
  readonly who: Named;
  readonly network: string;
  /** What it ended with; absent of a call that did what it was to do. */
  readonly error?: unknown;
}

/** Tells what was attempted in a call, each with its outcome. */
export function tellAttempts(log: SecurityLog, { request, who, network, error }: EndedCall): void {
  for (const [event, known] of ATTEMPTS.get(request) ?? [])
    log.tell({ event, ...outcomeOf(error), who, ...known, network, request: request.id });
  ATTEMPTS.delete(request);
}

const outcomeOf = (error: unknown): Pick<SecurityEvent, 'outcome' | 'reason'> => {
  if (error === undefined) return { outcome: 'success' };
  return { outcome: 'failure', reason: error instanceof Refusal ? error.code : 'INTERNAL' };
};
