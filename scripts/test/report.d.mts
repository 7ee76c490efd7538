/** The files of tests that failed, below `tests/`; none where they are more than a few. */
export function fewFailedIn(report: string | undefined): string[];
