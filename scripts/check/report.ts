// Prints what a check found: a short summary, or the faults file by file with place and remedy.
import type { ContentCounts, ContentFault } from '../../runtime/content/index.ts';
import type { CliFault } from './ajv-cli.ts';
import type { UnknownKey } from './code-keys.ts';

/** One line when all is well; it says of how much there was a warning. */
export function describeSummary(
  { counts, warnings }: { readonly counts: ContentCounts; readonly warnings: readonly unknown[] },
  milliseconds: number,
): string {
  const parts = Object.entries(counts).map(
    ([name, count]) => `${count} ${count === 1 ? name.slice(0, -1) : name}`,
  );
  const { length } = warnings;
  const warned = length === 0 ? '' : `, with ${length} ${length === 1 ? 'warning' : 'warnings'}`;
  return `Content is right${warned}: ${parts.join(', ')} (${(milliseconds / 1000).toFixed(1)} s).`;
}

/** All warnings, grouped by file: what works as it is written, and is hardly meant so. */
export function describeWarnings(warnings: readonly ContentFault[]): string {
  const { length } = warnings;
  const sum = `${length} ${length === 1 ? 'warning keeps' : 'warnings keep'} nothing from being released.`;
  return [...byFile(warnings, 'Warning: '), sum].join('\n\n');
}

/** Each file with what is said of it. */
const byFile = (faults: readonly ContentFault[], kind = ''): readonly string[] =>
  [...new Set(faults.map(({ file }) => file))].map((file) =>
    [
      file,
      ...faults.filter((fault) => fault.file === file).map((fault) => describeFault(fault, kind)),
    ].join('\n'),
  );

export interface Found {
  readonly faults: readonly ContentFault[];
  readonly disagreed: readonly CliFault[];
  /** Keys that code names and no message has. */
  readonly unknown: readonly UnknownKey[];
  /** Messages that no code names. */
  readonly idle: readonly string[];
}

/** How many faults there are in all. */
export function countFaults({ faults, disagreed, unknown, idle }: Found): number {
  return faults.length + disagreed.length + unknown.length + idle.length;
}

/** All faults, grouped by file. */
export function describeFaults(found: Found): string {
  const { faults, disagreed, unknown, idle } = found;
  const groups = byFile(faults);
  const others = disagreed.map(({ file, words }) => `${file}\n  ajv-cli refuses it: ${words}`);
  const inCode = unknown.map(
    ({ key, file, line }) =>
      `${file}\n  line ${line}: There is no message "${key}". [unknown-message]`,
  );
  const unread = idle.map(
    (key) =>
      `messages\n  ${key}: No code names this message. [unused-message]\n      Name it where it should be read, or remove it.`,
  );
  const total = countFaults(found);
  const sum = `${total} ${total === 1 ? 'fault' : 'faults'}.`;
  return [...groups, ...others, ...inCode, ...unread, sum].join('\n\n');
}

function describeFault({ line, place, message, remedy, code }: ContentFault, kind: string): string {
  const where = [line === undefined ? undefined : `line ${line}`, place === '' ? undefined : place]
    .filter((part) => part !== undefined)
    .join(', ');
  return `  ${where === '' ? '' : `${where}: `}${kind}${message} [${code}]\n      ${remedy}`;
}
