// Tells an attorney by number, ZIP of the primary address and the last four digits of the tax number.
import { timingSafeEqual } from 'node:crypto';
import { isObject, type JsonObject } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context.ts';
import type { Crypto } from '../services/ports.ts';
import { type Attorney, findAttorney } from '../store/attorneys.ts';

export interface Identity {
  readonly attorney_number: string;
  readonly zip: string;
  readonly last_4_ssn: string;
}

const TAX_FIELD = '/ssn_number';
const LAST = 4;
const ZIP_LENGTH = 5;

/** The attorney all three belong to. Known or unknown, the same steps are taken. */
export async function identify(
  server: ServerContext,
  given: Identity,
): Promise<Attorney | undefined> {
  const attorney = await findAttorney(server.db, given.attorney_number.trim());
  const { crypto } = server.services;
  const right = [
    same(zipOf(given.zip), zipOf(primaryZip(attorney?.data ?? {}))),
    same(given.last_4_ssn.trim(), lastFour(crypto, attorney)),
  ];
  return right.every(Boolean) ? attorney : undefined;
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

function primaryZip({ addresses }: JsonObject): string {
  const rows = Array.isArray(addresses) ? addresses.filter(isObject) : [];
  const kept = rows.filter((row) => Number(row.deleted ?? 0) !== 1);
  const primary = kept.find(({ type }) => isObject(type) && type.id === 'PRIMARY') ?? kept[0];
  return typeof primary?.zip === 'string' ? primary.zip : '';
}

function lastFour(crypto: Crypto, attorney: Attorney | undefined): string {
  const cell = { row: `attorney/${attorney?.id ?? ''}`, field: TAX_FIELD };
  const sealed = attorney?.secrets[TAX_FIELD];
  const known = typeof sealed === 'string';
  // Unknown attorneys cost an opening too.
  const plain = crypto.decrypt(known ? sealed : crypto.encrypt('none', cell), cell);
  return known ? plain.replaceAll(/\D/g, '').slice(-LAST) : '';
}
