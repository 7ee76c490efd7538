// Where security events go: a JSON line each, to a file of their own or to where all lines go.
import { appendFileSync, closeSync, openSync } from 'node:fs';
import { hostname } from 'node:os';
import type { SecurityEventKind } from './kinds.ts';

/** Somebody, or something, by kind and id alone: never by a name or an address. */
export interface Named {
  readonly kind: string;
  /** '' where it is not known. */
  readonly id: string;
}

export interface SecurityEvent {
  readonly event: SecurityEventKind;
  readonly outcome: 'success' | 'failure';
  /** Code of the refusal, of a failure. */
  readonly reason?: string;
  /** Who did it; of a login that failed the account that was tried. */
  readonly who: Named;
  readonly on?: Named;
  /** The other of two people it takes, who proposed it. */
  readonly proposer?: Named;
  /** Which of several acts it was, such as the move of a status flow. */
  readonly act?: string;
  /** The network it came from, as limits count it; absent of a command. */
  readonly network?: string;
  /** Id of the request; absent of a command. */
  readonly request?: string;
}

export interface SecurityLog {
  /** Writes its line at once. Never fails: what the file does not take goes to where other lines go. */
  tell(event: SecurityEvent): void;
}

export interface SecurityLogNeeds {
  /** In place of `write`; named anew for each line, so that it may be moved away. */
  readonly file?: string;
  readonly write: (line: string) => void;
  readonly now: () => Date;
}

const OWNER_ALONE = 0o600;

/** The log of one process. Throws where its file cannot be written, so that a start says so. */
export function openSecurityLog({ file, write, now }: SecurityLogNeeds): SecurityLog {
  if (file !== undefined) closeSync(openSync(file, 'a', OWNER_ALONE));
  const from = { host: hostname(), process: process.pid };
  const put = file === undefined ? write : inFile(file, write);
  return {
    tell({ event, ...details }) {
      const line = { time: now().toISOString(), kind: 'security', event, ...details, ...from };
      put(`${JSON.stringify(line)}\n`);
    },
  };
}

const inFile = (file: string, otherwise: (line: string) => void) => (line: string) => {
  try {
    appendFileSync(file, line, { mode: OWNER_ALONE });
  } catch {
    otherwise(line);
  }
};
