// Tells an attorney by number, ZIP of the primary address and the last four digits of the tax number.
import { timingSafeEqual } from 'node:crypto';
import type { PointerOf } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import type { Crypto } from '../services/ports.ts';
import type { StoredIdentity } from '../store/attorneys/attorneys.ts';

export interface Identity {
  readonly attorney_number: string;
  readonly zip: string;
  readonly last_4_ssn: string;
}

const TAX_FIELD = '/ssn_number' satisfies PointerOf<'application' | 'profile'>;
const LAST = 4;
const ZIP_LENGTH = 5;

/** Do all three belong to this attorney? Known or unknown, the same steps are taken. */
export function isIdentity(
  { services }: Pick<ServerContext, 'services'>,
  known: StoredIdentity | undefined,
  given: Identity,
): boolean {
  const right = [
    same(zipOf(given.zip), zipOf(known?.zip ?? '')),
    same(given.last_4_ssn.trim(), lastFour(services.crypto, known)),
  ];
  return known !== undefined && known.disabled_at === null && right.every(Boolean);
}

/** Blank is never right: an attorney without a number on file cannot be told by it. */
function same(given: string, known: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(known);
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}

/** ZIP+4 names the same place more closely. */
function zipOf(zip: string): string {
  return zip.replaceAll(/\D/g, '').slice(0, ZIP_LENGTH);
}

function lastFour(crypto: Crypto, attorney: StoredIdentity | undefined): string {
  const sealed = attorney?.secrets[TAX_FIELD];
  const known = attorney !== undefined && typeof sealed === 'string';
  // Unknown attorneys cost an opening too, and no more than that.
  const cell = known ? cellOf(attorney.id) : cellOf('');
  const plain = crypto.decrypt(known ? sealed : decoyOf(crypto), cell);
  return known ? plain.replaceAll(/\D/g, '').slice(-LAST) : '';
}

const cellOf = (id: string) => ({ row: `attorney/${id}`, field: TAX_FIELD });

const decoys = new WeakMap<Crypto, string>();

/** A number of nobody, as long as one of somebody. */
function decoyOf(crypto: Crypto): string {
  const decoy = decoys.get(crypto) ?? crypto.encrypt('000-00-0000', cellOf(''));
  decoys.set(crypto, decoy);
  return decoy;
}
