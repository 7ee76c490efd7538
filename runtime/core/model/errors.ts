// Programmer faults: one class, one list of codes. Data faults are values (`Fault`), never thrown.

/** What they mean in whole sentences says the content check (`runtime/content/lints/cases/runtime-errors.ts`). */
export type RuntimeErrorCode =
  | 'BAD_POINTER'
  | 'FORBIDDEN_NAME'
  | 'NOT_A_CONTAINER'
  | 'BAD_INDEX'
  | 'UNKNOWN_OPERATOR'
  | 'UNKNOWN_CONDITION'
  | 'BAD_OPERAND'
  | 'UNKNOWN_EFFECT'
  | 'UNKNOWN_COMPUTE'
  | 'UNKNOWN_FORMAT'
  | 'UNSETTLED'
  | 'UNKNOWN_MESSAGE'
  | 'UNKNOWN_VIEW'
  | 'BAD_TEMPLATE';

/** A fault of content or code, thrown: the code says what, the params name the culprit. */
export class RuntimeError extends Error {
  readonly code: RuntimeErrorCode;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(code: RuntimeErrorCode, params: Readonly<Record<string, unknown>> = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'RuntimeError';
    this.code = code;
    this.params = params;
  }
}
