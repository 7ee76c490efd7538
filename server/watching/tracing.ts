// Traces by OpenTelemetry, sent to a collector over OTLP; its own settings (OTEL_…) hold. Loaded only where traces are asked for.
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { traceOutgoing } from './outgoing.ts';
import type { Attributes, LiveSpan, NewSpan, Tracing } from './spans.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;
/** A collector that is away is told once in a while, not for every span. */
const SELDOM_MS = 60_000;

/** Begins to trace; `warn` is told where nothing can be sent. */
export function startTracing(warn: (reason: string) => void): Tracing {
  tellSeldom(warn);
  const named = resourceFromAttributes({ 'service.name': 'portal' });
  const resource = defaultResource()
    .merge(named)
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('portal');
  const tracing: Tracing = {
    begin: (span) => begin(tracer, span),
    current: () => traceparentOf(context.active()),
    async stop() {
      quiet();
      await provider.shutdown().catch(() => undefined);
    },
  };
  const quiet = traceOutgoing(tracing);
  return tracing;
}

function begin(tracer: Tracer, span: NewSpan): LiveSpan | undefined {
  const around =
    span.parent === undefined
      ? context.active()
      : propagation.extract(ROOT_CONTEXT, { traceparent: span.parent });
  if (span.kind === 'client' && !trace.getSpan(around)) return undefined;
  const { name, attributes = {} } = span;
  const live = tracer.startSpan(name, { kind: KINDS[span.kind], attributes }, around);
  const inside = trace.setSpan(around, live);
  return {
    within: (work) => context.with(inside, work),
    end: (outcome) => end(live, outcome),
  };
}

function end(live: Span, outcome: { attributes?: Attributes; failed?: string }): void {
  if (outcome.attributes) live.setAttributes(outcome.attributes);
  if (outcome.failed !== undefined) {
    live.setStatus({ code: SpanStatusCode.ERROR });
    live.setAttribute('error.type', outcome.failed);
  }
  live.end();
}

function traceparentOf(around: Context): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(around, carrier);
  return carrier.traceparent;
}

function tellSeldom(warn: (reason: string) => void): void {
  let last = Number.NEGATIVE_INFINITY;
  const tell = (reason: string) => {
    const now = performance.now();
    if (now - last < SELDOM_MS) return;
    last = now;
    warn(reason);
  };
  const ignore = () => undefined;
  const logger = { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
