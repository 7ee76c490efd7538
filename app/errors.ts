// Programmer faults of the app: one class, one table of codes. What a service refuses is a value, never thrown.

const APP_ERRORS = {
  UNKNOWN_CALL: 'A call is made that no contract in the release declares.',
  NO_ADDRESS: 'A call goes to a service that the runtime configuration gives no address.',
  OUTSIDE_PORTAL: 'A component stands outside PortalProvider.',
  NO_CONTENT: 'The released content could not be loaded.',
  STRANGE_ANSWER: 'A service answered otherwise than the contract of the call says.',
  NO_ANSWER: 'A service did not say what a page has to know before it opens.',
} as const;

export type AppErrorCode = keyof typeof APP_ERRORS;

export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(code: AppErrorCode, params: Readonly<Record<string, unknown>> = {}) {
    super(`${code}: ${APP_ERRORS[code]} ${JSON.stringify(params)}`);
    this.name = 'AppError';
    this.code = code;
    this.params = params;
  }
}
