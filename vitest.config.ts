import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Three kinds of test: `unit` (Node), `dom` (React in jsdom), `e2e` (a real Chromium against a real server).
export default defineConfig({
  test: {
    // Vitest would leave one core free: on two cores that is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{content,core,server,scripts,schemas}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['tests/{react,app}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/helpers/dom.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          globalSetup: ['tests/e2e/support/shared.ts'],
        },
      },
    ],
  },
});
