// Where work is told to whoever traces it: a request, a statement, a job, a call to others. Without anybody it costs a look at a variable.

export type Attributes = Readonly<Record<string, string | number>>;

export interface NewSpan {
  /** From a closed list: a pattern, a kind, the name of a table. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Attributes;
  /** A `traceparent` it goes on from, in place of the work around it. */
  readonly parent?: string;
}

export interface LiveSpan {
  /** Does work as a part of it. */
  within<T>(work: () => T): T;
  end(outcome: { readonly attributes?: Attributes; readonly failed?: string }): void;
}

export interface Tracing {
  /** Undefined for what is nobody's part, such as a statement outside of requests and jobs. */
  begin(span: NewSpan): LiveSpan | undefined;
  /** Names the work that is done at the moment to others: a `traceparent` as the W3C has it. */
  current(): string | undefined;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}

let tracing: Tracing | undefined;

/** From now on work is told to it. */
export function traceBy(given: Tracing | undefined): void {
  tracing = given;
}

/** Undefined where nobody traces. */
export const currentTracing = (): Tracing | undefined => tracing;

/** Does work as a span of its own; fails as the work does. */
export async function traced<T>(span: () => NewSpan, work: () => Promise<T>): Promise<T> {
  const live = tracing?.begin(span());
  if (!live) return work();
  try {
    const done = await live.within(work);
    live.end({});
    return done;
  } catch (error) {
    live.end({ failed: error instanceof Error ? error.name : 'unknown' });
    throw error;
  }
}
