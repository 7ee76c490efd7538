// One server for all browser tests that do not need to break it: started once, before the first file, ended after the last.
import type { TestProject } from 'vitest/node';
import { TAX_NUMBER } from './applicant.ts';
import { ANSWER, PASSWORD } from './member.ts';
import { ask, startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    server: { address: string; door: string };
  }
}

/** What the tests type as secrets: none of it may stand in clear in the store or in the log when they are done. */
const PLANTED = [TAX_NUMBER, TAX_NUMBER.replaceAll('-', ''), PASSWORD, 'Harbor!2027', ANSWER];

/** Vitest's global setup; the answer is the teardown, which also refuses a run in which a page broke its policy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ keepLog: true, env: { LOG_LEVEL: 'info' } });
  project.provide('server', { address: server.address, door: server.door });
  return async () => {
    const places = { store: await ask<string>(server, 'dump'), log: server.log() };
    const reports = await ask<{ count: number; last: unknown[] }>(server, 'cspReports');
    await server.stop();
    await server.remove();
    if (reports.count > 0) {
      throw new Error(
        `Pages broke their policy ${reports.count} times: ${JSON.stringify(reports.last)}`,
      );
    }
    if (!places.log.includes('request completed') || !places.store.includes('Whitfield'))
      throw new Error('The log or the dump of the store is empty.');
    for (const [place, text] of Object.entries(places)) {
      const found = PLANTED.filter((secret) => text.includes(secret));
      if (found.length > 0) throw new Error(`In clear in the ${place}: ${found.join(', ')}`);
    }
  };
}
