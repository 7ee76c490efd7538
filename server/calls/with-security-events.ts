// Tells the security events of a call, however it ended; two of them every call may have.

import { Refusal, type RefusalCode } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { clientOf } from '../http/client-address.ts';
import type { Visit } from '../http/visit.ts';
import { attempt, type Named, tellAttempts } from '../security-events/index.ts';
import { type CallInput, FileAnswer } from './common/call.ts';
import type { Caller } from './common/callers.ts';
import type { Contract } from './contracts.ts';

/** Refusals of what somebody may not do, whom we know. */
const NOT_THEIRS: ReadonlySet<RefusalCode> = new Set([
  'FORM_CLOSED_TO_YOU',
  'NOT_A_DEMO_PERSON',
  'ONLY_READING',
  'OTHER_LEAD',
  'ROLE_MISSING',
  'UNAUTHORIZED',
]);

/** Does what a call is to do; `known` is told who makes it, as soon as that is known. */
export async function withSecurityEvents<Answer>(
  { security }: Pick<ServerContext, 'security'>,
  { id }: Pick<Contract, 'id'>,
  { request }: Visit,
  act: (known: (input: CallInput) => void) => Promise<Answer>,
): Promise<Answer> {
  let input: CallInput | undefined;
  const tell = (error?: unknown) => {
    const call = { request, who: whoMade(input), network: clientOf(request.ip) };
    tellAttempts(security, error === undefined ? call : { ...call, error });
  };
  try {
    const answer = await act((known) => {
      input = known;
    });
    if (answer instanceof FileAnswer)
      attempt(request, 'export', { on: thingOf(id, input), act: id });
    tell();
    return answer;
  } catch (error) {
    const isKnown = input !== undefined && whoMade(input).id !== '';
    if (isKnown && error instanceof Refusal && NOT_THEIRS.has(error.code))
      attempt(request, 'access.refused', { on: { kind: 'call', id } });
    tell(error);
    throw error;
  }
}

/** Whoever a contract lets make the call; of a call that is open to all, nobody we know. */
function whoMade(caller: Partial<Caller> = {}): Named {
  const { staff, attorney, known, matter, leadId } = caller;
  if (staff) return { kind: 'staff', id: staff.id };
  if (attorney) return { kind: 'attorney', id: attorney.id };
  if (known) return { kind: 'attorney', id: known.attorney.id };
  if (matter) return { kind: 'attorney', id: matter.attorneyId };
  return leadId ? { kind: 'applicant', id: leadId } : { kind: 'nobody', id: '' };
}

/** What a file belongs to, where the call says so by an id: names of files are people's words. */
function thingOf(call: string, input: CallInput | undefined): Named {
  const {
    id = '',
    queue = call,
    form,
  } = (input?.payload ?? {}) as Partial<Record<'id' | 'queue' | 'form', unknown>>;
  if (typeof form !== 'string') return { kind: String(queue), id: String(id) };
  return id === '' ? { kind: 'form', id: form } : { kind: 'submission', id: String(id) };
}
