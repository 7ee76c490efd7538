// Leaves a mark while this process lives, so that nobody installs over what it runs from or clears its build away.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './common/root.ts';

/** `scripts/in-use.mjs` reads it. Where nothing may be written, nobody installs or builds either. */
export function markRunning(): void {
  const folder = join(ROOT, 'dist', 'running');
  const file = join(folder, String(process.pid));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, dirname(fileURLToPath(import.meta.url)));
  } catch {
    return;
  }
  process.once('exit', () => rmSync(file, { force: true }));
}
