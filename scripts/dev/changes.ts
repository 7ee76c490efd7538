// What a changed file means for the API: content to look at, code to start again with, or nothing.
import { relative, sep } from 'node:path';

export type Change = 'content' | 'code';

/** Folders that the API reads; what only pages read is Vite's business. */
export const READ_BY_API = [
  'schemas',
  'rules',
  'messages',
  'server',
  'runtime/core',
  'runtime/content',
];

const CONTENT = /^(schemas|rules|messages)\/.*\.(json|md)$/;
const CODE = /^(server|runtime\/(core|content))\/.*\.([mc]?[jt]s|json|tsv)$/;

/** The meaning of a changed file below a folder. */
export function changeOf(root: string, path: string): Change | undefined {
  const file = relative(root, path).split(sep).join('/');
  if (CONTENT.test(file)) return 'content';
  return CODE.test(file) ? 'code' : undefined;
}

/** Several files saved together are one change; code outweighs content. */
export function gather(act: (change: Change) => void, pauseMs = 80): (change: Change) => void {
  let timer: NodeJS.Timeout | undefined;
  let gathered: Change | undefined;
  return (change) => {
    gathered = gathered === 'code' ? 'code' : change;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const due = gathered;
      gathered = undefined;
      if (due) act(due);
    }, pauseMs);
  };
}
