// Reads JSON bodies, sent as application/json or as text/plain, and refuses those made to exhaust the server.
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals.ts';

/** No form is nested nearly as deep; recursion over a body stays harmless below it. */
const DEEPEST = 40;

/** Mounts one JSON parser for both content types; `__proto__` and `constructor` keys are refused by it. */
export function mountBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (request, text, done) => {
      // A call without a body sends the content type all the same.
      if (text === '') return done(null, {});
      return parse(request, String(text), (error, body) => {
        if (error) return done(error);
        return isTooDeep(body) ? done(new Refusal('BAD_BODY')) : done(null, body);
      });
    },
  );
}

/** Level by level, so that depth costs no stack. */
function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}
