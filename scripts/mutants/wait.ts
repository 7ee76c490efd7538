// How long a test on a mutant waits for what may never come.

/** For what is looked for again and again. */
export const WAIT_MS = 8000;

/** For a node, in a file of tests that was not run in this process before: what it imports comes first. */
export const FIRST_WAIT_MS = 20_000;

/** For a whole test. One that ends by itself costs less than its process, which would have to be ended with it. */
export const TEST_MS = 60_000;
