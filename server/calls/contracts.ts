// Reads the contracts of the calls from schemas/calls, with shared pieces put in place.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../runtime/core/index.ts';
import { ROOT } from '../common/root.ts';
import type { ReleasedContent } from '../content/released.ts';

export interface Contract {
  readonly id: string;
  readonly base: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly auth: string;
  /** What `server/choices` must answer for it when answers are judged. */
  readonly judges?: 'choices' | 'values';
  /**
   * It changes nothing: true where it tells nothing of anybody, `caller` where it tells of whoever makes it; `look` where its
   * code can answer them without what it does.
   */
  readonly reads?: true | 'caller' | 'look';
  /** Its callers take Failed for a login that has ended, whatever the message says. */
  readonly failed?: 'expired';
  /** Body of a POST or PUT, query of a GET; a multipart upload names its fields instead. */
  readonly request?: JsonObject;
  /** By status (`200`) or family (`4xx`). */
  readonly responses: Readonly<Record<string, JsonObject>>;
}

/** Where the calls of each base of `schemas/house.json` are mounted. */
export const MOUNTS: Readonly<Record<string, string>> = {
  portal: '/api/portal/',
  claims: '/api/claims/v2/',
  agent: '/api/agent/',
  app: '/api/',
};

/** Bases on which Failed is said of a login that has ended, and of nothing else (OR-16). */
const FAILED_IS_LOGIN: ReadonlySet<string> = new Set(['claims']);

/** Is Failed kept for a login that has ended, and `error` said of any other refusal? */
export const keepsFailed = ({ base, failed }: Contract): boolean =>
  failed === 'expired' || FAILED_IS_LOGIN.has(base);

let shipped: ReadonlyMap<string, Contract> | undefined;

/** The contracts as they came with the server, read once. */
export const shippedContracts = (): ReadonlyMap<string, Contract> => {
  shipped ??= readContracts();
  return shipped;
};

const FOLDER = join(ROOT, 'schemas/calls');

/** All contracts by id. */
export function readContracts(): ReadonlyMap<string, Contract> {
  const contracts = new Map<string, Contract>();
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.json'))) {
    const contract = inline(read(name)) as unknown as Contract;
    contracts.set(contract.id, contract);
  }
  return contracts;
}

/** A contract as it is in a release; as it came with the server in releases from before they were part of one. */
export const contractIn = (
  { calls }: Pick<ReleasedContent, 'calls'>,
  shipped: Contract,
): Contract => (calls?.[shipped.id] as Contract | undefined) ?? shipped;

/** The schema for one status: its own, else that of its family. */
export function responseSchema(contract: Contract, status: number): JsonObject | undefined {
  const family = `${String(status).charAt(0)}xx`;
  return contract.responses[String(status)] ?? contract.responses[family];
}

function read(name: string): JsonObject {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as JsonObject;
}

/** Puts `shared/…` files where a `$ref` names them; they refer to nothing further. */
function inline(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => inline(item) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  const object = value as JsonObject;
  if (typeof object.$ref === 'string' && object.$ref.startsWith('shared/')) {
    const { $schema: _, ...schema } = read(object.$ref);
    return schema;
  }
  const entries = Object.entries(object).map(([key, member]) => [key, inline(member)]);
  return Object.fromEntries(entries) as JsonObject;
}
