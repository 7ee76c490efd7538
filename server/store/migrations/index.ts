// All migrations, oldest first. They only add; a released one is never edited.

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
import { formFiles } from './0020-form-files.ts';
import { storedFiles } from './0021-stored-files.ts';
import { contactsOfACrm } from './0022-contacts-of-a-crm.ts';
import { cases } from './0023-cases.ts';
import { recordsChange } from './0024-records-change.ts';
import { staff } from './0025-staff.ts';
import { nothingUnrecorded } from './0026-nothing-unrecorded.ts';
import { placesCounted } from './0027-places-counted.ts';
import { matterEvents } from './0028-matter-events.ts';
import { whatWasSent } from './0029-what-was-sent.ts';
import { deskQueues } from './0030-desk-queues.ts';
import { phonesAsDigits } from './0031-phones-as-digits.ts';
import { matterNotes } from './0032-matter-notes.ts';
import { claims } from './0033-claims.ts';
import { notices } from './0034-notices.ts';
import { claimsStanding } from './0035-claims-standing.ts';
import { mailboxCodes } from './0040-mailbox-codes.ts';
import { confirmedChanges } from './0042-confirmed-changes.ts';
import { claimPayments } from './0043-claim-payments.ts';
import { sessionsAndDisabled } from './0045-sessions-and-disabled.ts';
import { filePlace } from './0049-file-place.ts';
import { demoWorld } from './0050-demo-world.ts';
import { releaseHistory } from './0051-release-history.ts';
import { accountSwitches } from './0054-account-switches.ts';
import { folderFiles } from './0056-folder-files.ts';
import { contentSources } from './0057-content-sources.ts';
import { waitingContent } from './0058-waiting-content.ts';
import { needsOfCode } from './0059-needs-of-code.ts';
import { recordNames } from './0060-record-names.ts';
import { studioChanges } from './0061-studio-changes.ts';
import { studioPresence } from './0062-studio-presence.ts';
import { studioComments } from './0063-studio-comments.ts';
import { studioReleasing } from './0064-studio-releasing.ts';
import { demoPeople } from './0065-demo-people.ts';
import { studioLookedAt } from './0066-studio-looked-at.ts';
import { studioWaiting } from './0067-studio-waiting.ts';
import { studioSentBack } from './0068-studio-sent-back.ts';
import { whatWasSaid } from './0069-what-was-said.ts';
import { deskFind } from './0070-desk-find.ts';
import { whoseTurn } from './0071-whose-turn.ts';
import { deskTaking } from './0072-desk-taking.ts';
import { deskAmounts } from './0073-desk-amounts.ts';
import { deskViews } from './0074-desk-views.ts';
import { moveUndo } from './0075-move-undo.ts';
import { receivedForms } from './0076-received-forms.ts';
import { webhooks } from './0078-webhooks.ts';
import { formItems } from './0080-form-items.ts';
import { corrected } from './0081-corrected.ts';
import { forgottenItems } from './0082-forgotten-items.ts';
import { requestsAreItems } from './0083-requests-are-items.ts';
import type { Migration } from './migrate.ts';

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
  formFiles,
  storedFiles,
  contactsOfACrm,
  cases,
  recordsChange,
  staff,
  nothingUnrecorded,
  placesCounted,
  matterEvents,
  whatWasSent,
  deskQueues,
  phonesAsDigits,
  matterNotes,
  claims,
  notices,
  claimsStanding,
  mailboxCodes,
  confirmedChanges,
  claimPayments,
  sessionsAndDisabled,
  filePlace,
  demoWorld,
  releaseHistory,
  accountSwitches,
  folderFiles,
  contentSources,
  waitingContent,
  needsOfCode,
  recordNames,
  studioChanges,
  studioPresence,
  studioComments,
  studioReleasing,
  demoPeople,
  studioLookedAt,
  studioWaiting,
  studioSentBack,
  whatWasSaid,
  deskFind,
  whoseTurn,
  deskTaking,
  deskAmounts,
  deskViews,
  moveUndo,
  receivedForms,
  webhooks,
  formItems,
  corrected,
  forgottenItems,
  requestsAreItems,
];
