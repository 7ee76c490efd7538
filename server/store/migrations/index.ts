// All migrations, oldest first. They only add; a released one is never edited.
import type { Migration } from '../migrate.ts';
import { applications } from './0001-applications.ts';
import { releases } from './0002-releases.ts';
import { accounts } from './0003-accounts.ts';
import { outbox } from './0004-outbox.ts';
import { signatures } from './0005-signatures.ts';
import { currentReleases } from './0006-current-releases.ts';
import { errands } from './0007-errands.ts';
import { reservedSignatures } from './0008-reserved-signatures.ts';
import { jobs } from './0009-jobs.ts';
import { record } from './0010-record.ts';
import { publishedReleases } from './0011-published-releases.ts';
import { provedMailboxes } from './0012-proved-mailboxes.ts';
import { secretCheck } from './0013-secret-check.ts';
import { leases } from './0014-leases.ts';
import { compiledContent } from './0015-compiled-content.ts';
import { earlierSeals } from './0016-earlier-seals.ts';
import { together } from './0017-together.ts';
import { agreedAnnexes } from './0018-agreed-annexes.ts';
import { reachedSteps } from './0019-reached-steps.ts';

export const migrations: readonly Migration[] = [
  applications,
  releases,
  accounts,
  outbox,
  signatures,
  currentReleases,
  errands,
  reservedSignatures,
  jobs,
  record,
  publishedReleases,
  provedMailboxes,
  secretCheck,
  leases,
  compiledContent,
  earlierSeals,
  together,
  agreedAnnexes,
  reachedSteps,
];
