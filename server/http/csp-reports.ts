// What browsers report against the policy of our pages: which rule, and where what it kept out would have come from. No page and no file of it.
import type { FastifyInstance } from 'fastify';
import { isObject } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { limitByClient } from './limit-by-client.ts';

interface CspReport {
  readonly directive: string;
  readonly blocked: string;
}

/** What browsers reported under `/csp-report`; tests expect none. */
export interface CspReports {
  count: number;
  /** The last few. */
  readonly last: CspReport[];
}

declare module 'fastify' {
  interface FastifyInstance {
    cspReports: CspReports;
  }
}

const KEPT_REPORTS = 20;
/** A page in trouble reports some dozens; the rest would only fill the log. */
const MOST_REPORTS = 300;
const LARGEST_REPORT = 16 * 1024;

/** Mounts the address of reports, and their counter. */
export async function mountReports(
  app: FastifyInstance,
  server: Pick<ServerContext, 'db' | 'now'>,
): Promise<void> {
  const reports: CspReports = { count: 0, last: [] };
  app.decorate('cspReports', reports);
  // Its content types are taken here and nowhere else.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: LARGEST_REPORT },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post('/csp-report', async (request, reply) => {
      await limitByClient(server, { request, reply }, 'csp-report', MOST_REPORTS);
      const report = readReport(request.body);
      reports.count += 1;
      app.metrics?.blocked();
      reports.last.push(report);
      if (reports.last.length > KEPT_REPORTS) reports.last.shift();
      request.log.warn({ csp: report }, 'the browser refused something on a page');
      return reply.code(204).send();
    });
  });
}

/** Browsers send one with names of its own, or a list of several kinds of reports. */
function readReport(body: unknown): CspReport {
  const [first] = Array.isArray(body) ? body : [body];
  const { 'csp-report': old, body: inner } = isObject(first) ? first : {};
  const report = [old, inner, first].find(isObject) ?? {};
  return {
    directive: directiveIn(report['violated-directive'] ?? report.effectiveDirective),
    blocked: originOf(report['blocked-uri'] ?? report.blockedURL),
  };
}

/** The names of the standard; older browsers write the values behind it. Anybody may write here, so nothing else is kept. */
const DIRECTIVE =
  /^(?:(?:default|script|style|connect|img|font|object|media|frame|child|worker|manifest|prefetch)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|report-uri|report-to|sandbox|trusted-types|require-trusted-types-for|upgrade-insecure-requests)(?= |$)/;

const directiveIn = (reported: unknown): string =>
  DIRECTIVE.exec(typeof reported === 'string' ? reported : '')?.[0] ?? '';

/** What is in the page itself, and no address. */
const WORDS: ReadonlySet<unknown> = new Set([
  'self',
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
]);

/** A path may hold a token of ours, a query what somebody typed. */
function originOf(reported: unknown): string {
  if (WORDS.has(reported)) return String(reported);
  if (typeof reported !== 'string' || !URL.canParse(reported)) return '';
  const { origin, protocol } = new URL(reported);
  return origin === 'null' ? protocol : origin;
}
