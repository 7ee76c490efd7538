// How long a test on a mutant waits for what may never come. The tests have passed with it before any mutant is tried.

export const WAIT_MS = 6000;
