// Where the server writes by which name a request stands in its log.

export const REFERENCE = 'x-request-id';

/** That of an answer; undefined where a service gives none. */
export const referenceIn = ({ headers }: Response): string | undefined =>
  headers.get(REFERENCE) ?? undefined;
