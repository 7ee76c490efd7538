// What runs before, between and after the tests of a file is put down to all tests of that file: Stryker would count it as
// run outside of tests, and try its mutants with every test there is, or not at all.
import { afterAll, beforeAll } from 'vitest';

type Hits = Record<string, number>;
interface Stryker {
  activeMutant?: string;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
  endsAlone?: true;
}

const AROUND = '(around the tests)';
const shared = globalThis as { __stryker__?: Stryker };
shared.__stryker__ ??= {};
const stryker = shared.__stryker__;
// A process of tests ends with the one that began it, whatever tests still hold open.
if (!stryker.endsAlone) process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
stryker.endsAlone = true;
const ids = new Set<string>();
let current: string | undefined;
let around: string | undefined;
// While a file and what it imports are loaded nothing is put down to its tests.
Object.defineProperty(stryker, 'currentTestId', {
  configurable: true,
  get: () => current ?? around,
  set: (id: string | undefined) => {
    current = id;
    if (id !== undefined) ids.add(id);
  },
});

beforeAll(() => {
  around = AROUND;
});

afterAll(() => {
  around = undefined;
  const { perTest = {} } = stryker.mutantCoverage ?? {};
  const hits = perTest[AROUND] ?? {};
  delete perTest[AROUND];
  for (const id of ids) {
    const own = perTest[id] ?? {};
    perTest[id] = own;
    for (const [mutant, times] of Object.entries(hits)) own[mutant] = (own[mutant] ?? 0) + times;
  }
});
