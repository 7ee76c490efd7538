// Reads JSON bodies, sent as application/json or as text/plain, and refuses those made to exhaust the server.
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../common/refusals.ts';

/** No form is nested nearly as deep; recursion over a body stays harmless below it. */
const DEEPEST = 40;
/** The sign for a character that was lost. */
const LOST = '\uFFFD';

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
      if (isTooDeep(String(text))) return done(new Refusal('BAD_BODY'));
      return parse(request, String(text), (error, body) => {
        if (error) return done(error);
        return isStorable(String(text)) ? done(null, body) : repair(body, done);
      });
    },
  );
}

/** Counts brackets outside of texts before anything is made of them. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') quoted = !quoted;
    else if (quoted) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** NUL and half a character can only be written as escapes here, and most bodies have none. */
function isStorable(text: string): boolean {
  return !/\\u(0000|d[89a-f])/i.test(text);
}

/**
 * No database takes NUL or half a character. Half a character is what a length limit leaves of an emoji: whoever typed
 * it must still be able to save, so it is marked as lost. Names are not typed; one like that is refused.
 */
function repair(body: unknown, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, repaired(body));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    done(error);
  }
}

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return wholeText(value);
  if (Array.isArray(value)) return value.map(repaired);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => {
    if (wholeText(name) !== name) throw new Refusal('BAD_BODY');
    return [name, repaired(member)];
  });
  return Object.fromEntries(entries);
}

function wholeText(text: string): string {
  return text.replace(/[\p{Cs}\0]/gu, LOST);
}
