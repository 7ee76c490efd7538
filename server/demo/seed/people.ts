// Invented attorneys for a store to measure with: one like the other in kind, none like the other in name and place.
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { NewAttorney } from '../../store/attorneys/attorneys.ts';
import { FIRST_NAMES, LAST_NAMES } from '../work/names.ts';
import type { Chance } from '../work/random.ts';
import { submittedApplication } from './applications.ts';
import { TOWNS } from './towns.ts';

export interface Seeding {
  readonly chance: Chance;
  readonly now: Date;
  /** YYYY-MM-DD in the portal's time zone. */
  readonly today: string;
  /** One hash for all: they have one password, and hashing takes long. */
  readonly passwordHash: string;
}

const DAY = 24 * 3600 * 1000;

/** What they take on; whoever is measured has claims, which referrals alone never bring. */
const TYPES = [['FAM'], ['FAM', 'REF'], ['CDL'], ['FAM', 'CDL'], ['FAM', 'CDL', 'REF']] as const;

/** The attorney of a number, who can log in as `attorney<number>`. */
export function seededAttorney(seeding: Seeding, id: string) {
  const { chance, now, today, passwordHash } = seeding;
  const [first, last] = [chance.pick(FIRST_NAMES), chance.pick(LAST_NAMES)];
  const [city, code, state, zip, counties] = chance.pick(TOWNS);
  const types = chance.pick(TYPES);
  const email = `attorney${id}@example.com`;
  const place = { city, zip, state: [code, state] as const, counties };
  const bar = String(100_000 + chance.below(900_000));
  const insuredDays = chance.below(460) - 60;
  const data: JsonObject = submittedApplication(
    {
      ...{ leadId: '', email, first, last, types, ...place },
      firm: `${last} Law`,
      phone: `(555)555-${String(1000 + chance.below(9000))}`,
      street: `${1 + chance.below(9999)} Main St`,
      licences: [{ state: place.state, bar, insuredDays }],
    },
    today,
  );
  const joined = new Date(now.getTime() - (400 + chance.below(2000)) * DAY);
  const attorney: NewAttorney = {
    ...{ id, email, data, secrets: {}, first_name: first, last_name: last, status: 'Active' },
    lead_id: null,
    submission_id: null,
    username: `attorney${id}`,
    password_hash: passwordHash,
    signed_at: joined,
    created_at: joined,
  };
  return { attorney, types, name: `${first} ${last}` };
}
