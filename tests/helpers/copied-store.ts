// A data folder with a store that has its tables: making one takes an embedded store six times as long as opening it.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Copies a data folder that nobody is at; `to` is not there yet. */
export async function copyStore(from: string, to: string): Promise<void> {
  // A thousand small files: Node takes ten times as long over them.
  await run('cp', ['-R', from, to]);
}
