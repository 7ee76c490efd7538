// What a command that changes the content of a store has at hand.
import type { Config } from '../../server/config/config.ts';
import { authorOf } from '../../server/content/publish/releases.ts';
import { compiledFor } from '../../server/content/shipped.ts';
import { commandSecurityLog, operator } from '../../server/security-log.ts';
import type { Store } from '../../server/store/index.ts';

export interface Acting {
  readonly db: Store;
  readonly compile: ReturnType<typeof compiledFor>;
  /** Meant so without being asked. */
  readonly yes: boolean;
  /** When, by whom and why: as the history says it. */
  readonly about: { readonly now: Date; readonly author: string; readonly note: string };
  /** Tells the security log of anything else. */
  readonly log: ReturnType<typeof commandSecurityLog>;
  /** Tells the security log of a release that became current. */
  readonly logged: (number: number, act: string) => void;
}

/** `config` says whether drafts are play (`DEMO`). */
export function acting(
  db: Store,
  config: Config,
  { yes, note }: { readonly yes: boolean; readonly note: string },
): Acting {
  const log = commandSecurityLog(config);
  return {
    db,
    log,
    compile: compiledFor(db, { demo: config.demo, progress: () => undefined }),
    yes,
    about: { now: new Date(), author: authorOf(operator()), note },
    logged: (number, act) => log('release', { on: { kind: 'release', id: String(number) }, act }),
  };
}

export const TAKEN_OVER = 'Servers that run take it over within seconds.';
