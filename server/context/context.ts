// What every call is handed: settings, store, providers, released content, the clock.
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Candidates } from '../content/candidates/candidates.ts';
import type { Releases } from '../content/publish/releases.ts';
import type { ReleasedContent } from '../content/released.ts';
import type { SecurityLog } from '../security-events/index.ts';
import type { Esign } from '../services/esign/index.ts';
import type {
  Coverages,
  Crypto,
  Documents,
  Files,
  Leads,
  Mail,
  Places,
  Scanner,
} from '../services/ports.ts';
import type { Webhooks } from '../services/webhooks/index.ts';
import type { WorkerPool } from '../services/workers/index.ts';
import type { Store } from '../store/index.ts';

export interface Services {
  readonly leads: Leads;
  readonly places: Places;
  readonly coverages: Coverages;
  readonly files: Files;
  readonly scanner: Scanner;
  readonly crypto: Crypto;
  readonly documents: Documents;
  readonly mail: Mail;
  readonly esign: Esign;
  readonly webhooks: Webhooks;
}

/** What lasts as long as the server. */
export type Server = Omit<ServerContext, 'content'>;

export interface ServerContext {
  readonly config: Config;
  readonly db: Store;
  readonly services: Services;
  /** Where many answers are judged; without it they are judged on the spot. */
  readonly workers?: WorkerPool;
  readonly releases: Releases;
  /** The content of changes that are not released yet, built in a thread of its own. */
  readonly candidates: Candidates;
  /** What happened that whoever watches over accounts and money is to know. */
  readonly security: SecurityLog;
  /** The release that was current when the call began. */
  readonly content: ReleasedContent;
  /** The release of the form on the page that made the call, where the page names it. */
  readonly formRelease?: string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}
