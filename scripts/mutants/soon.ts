// Who waits for a node that a mutant never draws gives up soon: most mutants of screens are noticed by just that.
import { configure } from '@testing-library/react';
import { afterAll, expect, inject } from 'vitest';
import { FIRST_WAIT_MS, WAIT_MS } from './wait.ts';

const shared = globalThis as { __filesRun__?: Set<string> };
shared.__filesRun__ ??= new Set();
const filesRun = shared.__filesRun__;
const file = expect.getState().testPath ?? '';

if (inject('mode' as never) === 'mutant')
  configure({ asyncUtilTimeout: filesRun.has(file) ? WAIT_MS : FIRST_WAIT_MS });

afterAll(() => {
  filesRun.add(file);
});
