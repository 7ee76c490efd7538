// A file whose bytes are gone or are others by now: told to whoever asks for it, and to whoever keeps the portal.
import { Refusal } from '../../../common/refusals.ts';

export interface FilesLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The refusal to throw; the log is told where it lies and what is wrong with it. */
export function spoilt(log: FilesLog | undefined, where: object, what: string): Refusal {
  log?.error(where, `a file that is kept ${what}: put it back from a backup`);
  return new Refusal('FILE_SPOILT');
}
