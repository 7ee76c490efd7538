// Security events as whoever watches reads them: the lines of their file.
import { readFileSync } from 'node:fs';
import type { SecurityEventKind } from '../../../server/security-events/index.ts';

export interface Line {
  readonly time: string;
  readonly kind: 'security';
  readonly event: SecurityEventKind;
  readonly outcome: 'success' | 'failure';
  readonly reason?: string;
  readonly who: { readonly kind: string; readonly id: string };
  readonly on?: { readonly kind: string; readonly id: string };
  readonly act?: string;
  readonly proposer?: { readonly kind: string; readonly id: string };
  readonly network?: string;
  readonly request?: string;
}

/** Kinds that no call leads to, but a command or a start. */
export const OF_COMMANDS = [
  'account.added',
  'account.named',
  'roles.changed',
  'account.disabled',
  'account.enabled',
  'account.removed',
  'leads.imported',
  'secrets.resealed',
  'store.seeded',
  'release',
  'answers.deleted',
] as const satisfies readonly SecurityEventKind[];

export type OfCommands = (typeof OF_COMMANDS)[number];

/** All lines of a file, each of which must be JSON. */
export function linesOf(file: string): readonly Line[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line);
}
