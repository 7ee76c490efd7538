// What the codes of the runtime's own faults mean to whoever reads them in a check; pages carry the codes alone.

import type { RuntimeErrorCode } from '../../../core/index.ts';

export const RUNTIME_ERRORS: Readonly<Record<RuntimeErrorCode, string>> = {
  BAD_POINTER: 'A path is neither a JSON Pointer nor a dotted path.',
  FORBIDDEN_NAME: 'A path names __proto__.',
  NOT_A_CONTAINER: 'A path leads through a value that is neither an object nor a list.',
  BAD_INDEX: 'A path names a row beyond the end of its list.',
  UNKNOWN_OPERATOR: 'A condition uses an operator that is not in the operator table.',
  UNKNOWN_CONDITION: 'A condition is neither all, any, not, nor a fact with operator and value.',
  BAD_OPERAND: 'A condition compares with a value its operator cannot use.',
  UNKNOWN_EFFECT: 'A rule has an effect that is not in the effect table.',
  UNKNOWN_COMPUTE: 'A set effect uses a function that is not in the compute table.',
  UNKNOWN_FORMAT: 'A start mapping or template uses a format that is not in the format table.',
  UNSETTLED: 'Set effects still change the answers after the last allowed pass.',
  UNKNOWN_MESSAGE: 'A text is asked for by a key no message has.',
  UNKNOWN_VIEW: 'A table is asked for by a name no view has.',
  BAD_TEMPLATE: 'A compiled template failed to render.',
};
