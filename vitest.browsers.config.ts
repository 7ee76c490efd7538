// Vitest as `npm run test:browsers` runs it: the same journeys in Firefox and in WebKit, with a server for each.
import { defineConfig } from 'vitest/config';
import { type Engine, findOtherBrowsers } from './scripts/browsers/find.ts';

const PATIENT_MS = 300_000;

export default defineConfig({
  test: {
    // The people of one journey have a browser each already.
    maxWorkers: 1,
    projects: Object.entries(findOtherBrowsers(process.env)).map(([name, path]) => ({
      test: {
        name,
        include: ['tests/browsers/**/*.test.ts'],
        environment: 'node',
        testTimeout: PATIENT_MS,
        hookTimeout: PATIENT_MS,
        expect: { poll: { timeout: 90_000 } },
        globalSetup: ['tests/browsers/support/setup.ts'],
        provide: { engine: { name: name as Engine, path } },
      },
    })),
  },
});
