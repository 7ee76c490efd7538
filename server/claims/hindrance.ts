// Why nothing should be billed on a case yet: it is not accepted, not authorized, or not confirmed.
import { stateNow } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { flowOf } from '../flows/index.ts';
import type { CaseKind } from '../store/tables/legal-case.ts';

export type Hindrance = AnswerOf<'case_work'>['data']['hindrance'];

interface Judged {
  readonly kind: CaseKind;
  readonly status: string;
  /** Of a Matter case that was authorized. */
  readonly auth_number: string | null;
}

/** Whose word is missing; '' where nothing is in the way. Only Matter cases are authorized. */
export function hindranceOf(
  server: Pick<ServerContext, 'content'>,
  { kind, status, auth_number }: Judged,
): Hindrance {
  const waits = stateNow(flowOf(server, 'case'), status)?.waits;
  if (waits === 'attorney') return 'accept';
  if (kind === 'Matter' && auth_number === null) return 'authorize';
  return waits === 'desk' ? 'confirm' : '';
}
