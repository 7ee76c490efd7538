// Prints what a check found: a short summary, or the faults file by file with place and remedy.
import type { ContentCounts, ContentFault } from '../../runtime/content/index.ts';
import type { CliFault } from './ajv-cli.ts';
import type { UnknownKey } from './code-keys.ts';

/** One line when all is well. */
export function describeSummary(counts: ContentCounts, milliseconds: number): string {
  const parts = Object.entries(counts).map(
    ([name, count]) => `${count} ${count === 1 ? name.slice(0, -1) : name}`,
  );
  return `Content is right: ${parts.join(', ')} (${(milliseconds / 1000).toFixed(1)} s).`;
}

/** All faults, grouped by file. */
export function describeFaults(
  faults: readonly ContentFault[],
  disagreed: readonly CliFault[],
  unknown: readonly UnknownKey[],
): string {
  const files = [...new Set(faults.map(({ file }) => file))];
  const groups = files.map((file) =>
    [file, ...faults.filter((fault) => fault.file === file).map(describeFault)].join('\n'),
  );
  const others = disagreed.map(({ file, words }) => `${file}\n  ajv-cli refuses it: ${words}`);
  const inCode = unknown.map(
    ({ key, file, line }) =>
      `${file}\n  line ${line}: There is no message "${key}". [unknown-message]`,
  );
  const total = faults.length + disagreed.length + unknown.length;
  return [...groups, ...others, ...inCode, `${total} ${total === 1 ? 'fault' : 'faults'}.`].join(
    '\n\n',
  );
}

function describeFault({ line, place, message, remedy, code }: ContentFault): string {
  const where = [line === undefined ? undefined : `line ${line}`, place === '' ? undefined : place]
    .filter((part) => part !== undefined)
    .join(', ');
  return `  ${where === '' ? '' : `${where}: `}${message} [${code}]\n      ${remedy}`;
}
