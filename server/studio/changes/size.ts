// How much a change holds, and how much it can: every process that works in it keeps all of it in memory.
import { Refusal } from '../../common/refusals.ts';
import type { ChangeRow } from '../../store/studio/changes.ts';
import type { NewCommandRow } from '../../store/studio/commands.ts';

/** Several times all there is of content, with what takes it back. */
const LARGEST = 16 * 1024 * 1024;

/** Bytes of commands, and of what takes them back. */
export const sizeOf = (rows: readonly Pick<NewCommandRow, 'command' | 'inverse'>[]): number =>
  rows.reduce((sum, { command, inverse }) => sum + bytes(command) + bytes(inverse), 0);

const bytes = (json: string): number => Buffer.byteLength(json);

/** Refuses where a change would be larger than it can be with these. */
export function requireRoom(
  { size }: Pick<ChangeRow, 'size'>,
  rows: readonly NewCommandRow[],
): number {
  const next = size + sizeOf(rows);
  if (rows.length > 0 && next > LARGEST) throw new Refusal('CHANGE_FULL');
  return next;
}

/** Of a hundred, rounded down: 100 is full. */
export const fullOf = ({ size, seq }: Pick<ChangeRow, 'size' | 'seq'>): number =>
  Math.min(100, Math.floor(100 * Math.max(size / LARGEST, seq / MOST_COMMANDS)));

/** More in one change would be a release of its own. */
export const MOST_COMMANDS = 10_000;
