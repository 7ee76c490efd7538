// Somebody named an account, and a mail goes to its owner, if there is one. It is looked up here, after the answer: who has an account cannot be told from how long that took.
import { accountAsked } from '../accounts/asked.ts';
import { warnOwner } from '../accounts/devices.ts';
import { mailStaffReset } from '../accounts/staff/password.ts';
import type { AskedMail } from '../store/tables/job.ts';
import { type JobNeeds, type JobOfKind, MINUTE } from './kind.ts';

const MAILS: Readonly<Record<AskedMail, (needs: JobNeeds, account: string) => Promise<void>>> = {
  'staff-reset': mailStaffReset,
  'tries-of-login': (needs, account) => warnOwner(needs, account, '/login?first'),
  'tries-of-answer': (needs, account) => warnOwner(needs, account, '/forgot-password'),
};

export const mailAsked: JobOfKind<'mail-asked'> = {
  holdMs: MINUTE,
  firstWaitMs: MINUTE / 2,
  mostAttempts: 6,
  run: (needs, job) => MAILS[job.details.what](needs, accountAsked(needs, job)),
};
