// Each request as a span, named by the pattern of its address; it goes on from what a proxy of ours began.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { currentTracing, type LiveSpan } from '../watching/spans.ts';
import { placeOf } from './place.ts';
import { trustsPeer } from './trusted.ts';

/** `00-<trace>-<span>-<flags>` of the W3C; anything else begins a trace of its own. */
const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** Nothing where nobody traces. `pages` are the patterns of their addresses. */
export function mountTracing(app: FastifyInstance, config: Config, pages: readonly string[]): void {
  const tracing = currentTracing();
  if (!tracing) return;
  const isTrusted = trustsPeer(config.trustProxy);
  const spans = new WeakMap<FastifyRequest, LiveSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    const route = placeOf(request, pages);
    const given = request.headers.traceparent;
    const isKnown =
      typeof given === 'string' &&
      TRACEPARENT.test(given) &&
      isTrusted(request.socket.remoteAddress);
    const span = tracing.begin({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'portal.request_id': request.id,
      },
      ...(isKnown && { parent: given }),
    });
    if (!span) return done();
    spans.set(request, span);
    reply.raw.once('close', () => {
      const status = reply.statusCode;
      const attributes = { 'http.response.status_code': status };
      span.end({ attributes, ...(status >= 500 && { failed: String(status) }) });
    });
    return span.within(done);
  });
  // What reads a body is called back from the connection, which knows nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.within(done) : done();
  });
}
