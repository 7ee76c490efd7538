// Programmer faults of the app: one class, one list of codes. What a service refuses is a value, never thrown.

export type AppErrorCode =
  /** A call is made that no contract in the release declares. */
  | 'UNKNOWN_CALL'
  /** A call goes to a service that the runtime configuration gives no address. */
  | 'NO_ADDRESS'
  /** A component stands outside PortalProvider. */
  | 'OUTSIDE_PORTAL'
  /** The released content could not be loaded. */
  | 'NO_CONTENT'
  /** A service answered otherwise than the contract of the call says. */
  | 'STRANGE_ANSWER'
  /** A service did not say what a page has to know before it opens. */
  | 'NO_ANSWER';

/** What the codes mean stands here, and not in a file that everybody fetches. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly params: Readonly<Record<string, unknown>>;

  /** Of the answer it comes from. */
  readonly reference: string | undefined;

  constructor(
    code: AppErrorCode,
    params: Readonly<Record<string, unknown>> = {},
    reference?: string,
  ) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.reference = reference;
  }
}
