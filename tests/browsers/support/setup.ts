// One server for all journeys of a browser, and the script that looks into pages: made before the first, ended after the last.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../../server/store/index.ts';
import { ask, startServer } from '../../e2e/support/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What looks into a page from within, as one script. */
    inPage: string;
  }
}

/** Vitest's global setup; the answer is the teardown, which also refuses a run in which pages broke their policy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const newStore = await mkdtemp(join(tmpdir(), 'portal-new-'));
  await (await openStore({ dataDir: newStore })).close();
  const server = await startServer({ newStore });
  project.provide('server', { address: server.address, door: server.door });
  project.provide('inPage', await script());
  return async () => {
    const { count, last } = await ask<{ count: number; last: unknown[] }>(server, 'cspReports');
    await server.stop();
    await server.remove();
    await rm(newStore, { recursive: true, force: true });
    if (count === 0) return;
    // Vitest reports what a teardown throws, and yet ends well.
    process.exitCode = 1;
    throw new Error(`Pages broke their policy ${count} times: ${JSON.stringify(last)}`);
  };
}

async function script(): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL('in-page.ts', import.meta.url)),
    write: false,
    logLevel: 'warn',
    transform: { define: { 'process.env.NODE_ENV': '"test"' } },
    output: { format: 'iife', minify: true },
  });
  return output[0].code;
}
