// The staff of the demo world: one of each role and a second clerk, with an app that is set up, whose code of the moment the demo tells.
import { randomUUID } from 'node:crypto';
import { newFactorSecret } from '../accounts/codes.ts';
import { hashPassword } from '../accounts/hashing.ts';
import { factorAt, sealedSecret } from '../accounts/staff/index.ts';
import { codeOf, stepAt } from '../accounts/totp.ts';
import type { ServerContext } from '../context/context.ts';
import { findStaffByEmail, forgetStaffStep, insertStaff } from '../store/accounts/staff.ts';
import { inTransaction } from '../store/index.ts';
import type { AttorneyNeeds } from './attorneys.ts';
import { DEMO_PASSWORD, DEMO_STAFF } from './world.ts';

type DemoStaff = keyof typeof DEMO_STAFF;

/** Of whom the role is not what they are called by in the demo world, or who has two. */
const ROLES: Readonly<Partial<Record<DemoStaff, readonly string[]>>> = {
  clerk: ['desk'],
  admin: ['admin', 'desk'],
};

/** Of those who work together at the desk; the last looks after it. */
const NAMES: Readonly<Partial<Record<DemoStaff, string>>> = {
  desk: 'Teresa Malone',
  clerk: 'Gordon Pike',
  admin: 'Annette Cho',
};

/** True when somebody was added; whoever is there already is left as they are. */
export async function addStaffOfDemo({ db, crypto, now }: AttorneyNeeds): Promise<boolean> {
  let password_hash: string | undefined;
  for (const [who, email] of Object.entries(DEMO_STAFF) as [DemoStaff, string][]) {
    if (await findStaffByEmail(db, email)) continue;
    // One for all of them: hashing costs, and everybody knows the password.
    password_hash ??= await hashPassword(DEMO_PASSWORD);
    const id = randomUUID();
    const sealed = sealedSecret({ services: { crypto } }, id, newFactorSecret());
    const roles = ROLES[who] ?? [who];
    const row = { id, email, name: NAMES[who] ?? '', roles, password_hash, created_at: now };
    const factor = { factor_secret: sealed, factor_confirmed_at: now, factor_last_step: 0 };
    await inTransaction(db, (trx) => insertStaff(trx, { ...row, ...factor }));
  }
  return password_hash !== undefined;
}

const EMAILS: ReadonlySet<string> = new Set(Object.values(DEMO_STAFF));

/** Is this one of the demo world's staff? */
export const isDemoStaff = (email: string): boolean => EMAILS.has(email.trim().toLowerCase());

/** What the app of one of them shows now, good for a login even where it was used a moment ago; of nobody else. */
export async function demoStaffCode(
  server: Pick<ServerContext, 'db' | 'services' | 'now'>,
  email: string,
): Promise<string | undefined> {
  const staff =
    isDemoStaff(email) && (await findStaffByEmail(server.db, email.trim().toLowerCase()));
  if (!staff || staff.factor_confirmed_at === null) return undefined;
  const { secret, now } = factorAt(server, staff);
  const step = stepAt(now);
  if (staff.factor_last_step >= step) await forgetStaffStep(server.db, staff.id);
  return codeOf(secret, step);
}
