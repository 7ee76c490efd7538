// How long a test on a mutant waits for what may never come. The tests have passed with it before any mutant is tried.

/** For a node to be drawn, or for what is looked for again and again. */
export const WAIT_MS = 6000;

/** For a whole test. One that ends by itself costs less than its process, which would have to be ended with it. */
export const TEST_MS = 30_000;
