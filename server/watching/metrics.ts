// The numbers a monitor reads, under the names Prometheus has for them. Loaded only where they are asked for.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** An answer as it is counted: nothing in it is written by whoever asked. */
export interface Answered {
  readonly method: string;
  /** Pattern of the address. */
  readonly route: string;
  /** `2xx` …, or `aborted` where nobody waited for the answer. */
  readonly status: string;
}

/** What is looked up when the numbers are read. */
export interface Read {
  readonly jobs: readonly JobCount[];
  /** Connections to the database. */
  readonly pool: PoolCount;
  readonly release: string;
  /** Whether a published release cannot be read. */
  readonly unread: boolean;
}

export interface JobCount {
  readonly kind: string;
  readonly status: string;
  readonly count: number;
  /** How long the one that is due longest has been waiting. */
  readonly lateSeconds: number;
}

export interface PoolCount {
  readonly used: number;
  readonly idle: number;
  readonly most: number;
  /** Who waits for one. */
  readonly waiting: number;
}

export interface Metrics {
  began(): void;
  ended(answered: Answered, seconds: number): void;
  refused(code: string): void;
  blocked(): void;
  job(done: { readonly kind: string; readonly outcome: string }, seconds: number): void;
  /** All of them, in the format of Prometheus. Without what was read, where the store does not answer. */
  text(read: Read | undefined): Promise<string>;
  readonly contentType: string;
}

/** From a call answered out of memory to the longest a person waits for a document. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Memory, processor, event loop and garbage of the process: one set, whichever of its servers is asked. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** The numbers of one server. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by pattern of the address.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  });
  const refusals = new Counter({
    name: 'portal_refusals_total',
    help: 'Calls that were refused, by code (docs/errors.md).',
    labelNames: ['code'] as const,
    registers,
  });
  const blocked = new Counter({
    name: 'portal_csp_reports_total',
    help: 'What browsers refused on a page, against its content policy.',
    registers,
  });
  const jobs = new Histogram({
    name: 'portal_job_duration_seconds',
    help: 'Time a job took in this process: done, tried again later, or given up (failed).',
    labelNames: ['kind', 'outcome'] as const,
    buckets: SECONDS,
    registers,
  });
  const show = readGauges(registers);
  return {
    began: () => inFlight.inc(),
    ended(answered, seconds) {
      inFlight.dec();
      requests.observe({ ...answered }, seconds);
    },
    refused: (code) => refusals.inc({ code }),
    blocked: () => blocked.inc(),
    job: (done, seconds) => jobs.observe({ ...done }, seconds),
    contentType: registry.contentType,
    async text(read) {
      show(read);
      return `${await registry.metrics()}\n${await ofProcess.metrics()}`;
    },
  };
}

function readGauges(registers: Registry[]): (read: Read | undefined) => void {
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge<L>({ name, help, labelNames, registers });
  const store = gauge('portal_store_up', 'Whether the database answers.');
  const jobs = gauge(
    'portal_jobs',
    'Jobs of all processes that wait, or were given up (failed).',
    'kind',
    'status',
  );
  const late = gauge(
    'portal_jobs_late_seconds',
    'How long the job that is due longest has been waiting.',
    'kind',
  );
  const pool = gauge('portal_db_connections', 'Connections to the database.', 'state');
  const most = gauge('portal_db_connections_max', 'How many connections there may be.');
  const waiting = gauge('portal_db_waiting', 'Who waits for a connection to the database.');
  const release = gauge('portal_release_info', 'The release of the content in use.', 'release');
  const unread = gauge('portal_release_unread', 'Whether a published release cannot be read.');
  return (read) => {
    for (const one of [jobs, late, pool, most, waiting, release, unread]) one.reset();
    store.set(read ? 1 : 0);
    if (!read) return;
    for (const { kind, status, count, lateSeconds } of read.jobs) {
      jobs.set({ kind, status }, count);
      if (status === 'waiting') late.set({ kind }, lateSeconds);
    }
    pool.set({ state: 'used' }, read.pool.used);
    pool.set({ state: 'idle' }, read.pool.idle);
    most.set(read.pool.most);
    waiting.set(read.pool.waiting);
    release.set({ release: read.release }, 1);
    unread.set(read.unread ? 1 : 0);
  };
}
