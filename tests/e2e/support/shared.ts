// One server for all browser tests that do not need to break it: started once, before the first file, ended after the last.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../../server/store/index.ts';
import { secretsIn, textOfFiles } from './secrets.ts';
import { ask, startServer, type TestServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    server: { address: string; door: string };
    /** Folder where each browser leaves what it kept: local and session storage, cookies. */
    storages: string;
    /** A data folder with an embedded store that has its tables, and nobody at it. */
    newStore: string;
  }
}

/** Vitest's global setup; the answer is the teardown, which also refuses a run that left something behind. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const newStore = await mkdtemp(join(tmpdir(), 'portal-new-'));
  await (await openStore({ dataDir: newStore })).close();
  const server = await startServer({
    newStore,
    keepLog: true,
    env: { LOG_LEVEL: 'info', NEW_STORE: newStore },
  });
  const storages = await mkdtemp(join(tmpdir(), 'portal-storages-'));
  project.provide('server', { address: server.address, door: server.door });
  project.provide('storages', storages);
  project.provide('newStore', newStore);
  return async () => {
    const found = await findings(server, storages)
      .catch((error: unknown) => [String(error)])
      .finally(async () => {
        await server.stop();
        await server.remove();
        for (const folder of [storages, newStore])
          await rm(folder, { recursive: true, force: true });
      });
    if (found.length === 0) return;
    if (process.env.LEFT_BEHIND) await writeFile(process.env.LEFT_BEHIND, found.join('\n'));
    // Vitest reports what a teardown throws, and yet ends well.
    process.exitCode = 1;
    throw new Error(found.join('\n'));
  };
}

/** What no browser run may leave behind: broken policies, secrets in clear; and places that were not looked into. */
async function findings(server: TestServer, storages: string): Promise<readonly string[]> {
  const reports = await ask<{ count: number; last: unknown[] }>(server, 'cspReports');
  const places: readonly Place[] = [
    { name: 'store', text: await ask<string>(server, 'dump'), holds: 'Whitfield' },
    { name: 'log', text: server.log(), holds: 'request completed' },
    {
      name: 'security log',
      text: await readFile(join(server.dataDir, 'security.log'), 'utf8'),
      holds: 'login.',
    },
    { name: 'files', text: await textOfFiles(join(server.dataDir, 'files')), holds: '%PDF' },
    { name: 'browsers', text: await textOfFiles(storages), holds: 'sessionStorage' },
  ];
  const broken =
    reports.count > 0
      ? [`Pages broke their policy ${reports.count} times: ${JSON.stringify(reports.last)}`]
      : [];
  return [...broken, ...places.flatMap(findingsAt)];
}

interface Place {
  readonly name: string;
  readonly text: string;
  /** Stands in it, or nothing was looked at. */
  readonly holds: string;
}

export function findingsAt({ name, text, holds }: Place): readonly string[] {
  const secrets = secretsIn(text);
  const empty = text.includes(holds) ? [] : [`Nothing of "${holds}" was found in the ${name}.`];
  return secrets.length > 0 ? [...empty, `In clear in the ${name}: ${secrets.join(', ')}`] : empty;
}
