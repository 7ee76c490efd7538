// Puts one attorney of the demo world into the store, with an account where there is one.
import { hashAnswer, hashPassword } from '../accounts/hashing.ts';
import type { Crypto } from '../services/ports.ts';
import { type FormOfRecord, findAttorney, insertAttorneys } from '../store/attorneys/attorneys.ts';
import { insertSubmission, newSubmissionId } from '../store/forms/submissions.ts';
import { inTransaction, type Store } from '../store/index.ts';
import type { DemoAttorney } from './members.ts';
import { submittedApplication } from './seed/applications.ts';
import { addDemoWork } from './work/demo-work.ts';
import { DEMO_PASSWORD, DEMO_QUESTION } from './world.ts';

export interface AttorneyNeeds {
  readonly db: Store;
  /** Release stamp of the application form, which the demo applications were made under. */
  readonly release: string;
  /** The form that a record is kept by today. */
  readonly form: FormOfRecord;
  /** Seals the tax number. */
  readonly crypto: Crypto;
  /** YYYY-MM-DD in the portal's time zone. */
  readonly today: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** True when they were added, or what they have to do; whoever has the number already is left as they are. */
export async function addAttorney(needs: AttorneyNeeds, demo: DemoAttorney): Promise<boolean> {
  const { db, crypto, release, form, now, today } = needs;
  const owner = { id: demo.id, name: `${demo.person.first} ${demo.person.last}` };
  const before = await findAttorney(db, demo.id);
  if (before && before.email !== demo.email) return false;
  if (before) return inTransaction(db, (trx) => addDemoWork(trx, owner, needs));
  const { id, email, leadId, person, signedDays } = demo;
  const data = submittedApplication({ ...person, leadId: leadId ?? '', email }, today);
  const sealedFor = (row: string) => ({
    [TAX_FIELD]: crypto.encrypt(`900-12-${demo.lastFour}`, { row, field: TAX_FIELD }),
  });
  const created = later(now, (signedDays ?? 0) - 1);
  const account = await accountOf(demo);
  const submissionId = newSubmissionId();
  await inTransaction(db, async (trx) => {
    await insertSubmission(trx, submissionId, {
      form_id: 'application',
      release,
      revision: 1,
      data,
      secrets: sealedFor(`submission/${submissionId}`),
      owner: leadId === undefined ? `attorney/${id}` : `lead/${leadId}`,
      submitted_at: created,
    });
    const attorney = {
      id,
      lead_id: leadId ?? null,
      submission_id: submissionId,
      email,
      first_name: person.first,
      last_name: person.last,
      status: demo.status,
      ...account,
      signed_at: signedDays === undefined ? null : later(now, signedDays),
      data,
      secrets: sealedFor(`attorney/${id}`),
      created_at: created,
    };
    await insertAttorneys(trx, form, [attorney]);
    await addDemoWork(trx, owner, needs);
  });
  return true;
}

const TAX_FIELD = '/ssn_number';

async function accountOf({ account }: DemoAttorney) {
  if (!account) return { username: null, password_hash: null };
  return {
    username: account.username,
    password_hash: await hashPassword(DEMO_PASSWORD),
    secret_question: DEMO_QUESTION,
    secret_answer_hash: await hashAnswer(account.answer),
  };
}

function later(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 24 * 3600 * 1000);
}
