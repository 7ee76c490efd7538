// What a call is: the id of its contract, and what it does with a request that keeps to it.
import type { Readable } from 'node:stream';
import type { Json, JsonObject } from '../../../runtime/core/index.ts';
import type { AnswerOf, CallId, RequestOf } from '../../../schemas/calls/calls.gen.d.ts';
import type { FoundSession } from '../../applications/session.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Visit } from '../../http/visit.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import type { Attorney } from '../../store/attorneys/attorneys.ts';
import type { Caller } from './callers.ts';

/** A request as a handler gets it: its caller is known, and what was sent keeps to the contract. */
export interface CallInput<Payload = unknown> extends Visit, Caller {
  /** The body, or the query of a GET. Of an upload nothing: see `readUpload`. */
  readonly payload: Payload;
  /** Those parts of the path that the contract names with a colon. */
  readonly params: Readonly<Record<string, string>>;
  /** Schema of the fields of an upload, for `judgeFields`: they are known only once the body has been read. */
  readonly fields?: JsonObject;
}

/** What a call answers, by its contract; a file has no JSON. */
export type CallOutput<Id extends CallId> = Promise<AnswerOf<Id> | FileAnswer>;

/** One call: the id of its contract in schemas/calls, and what it does. */
export type Call = {
  [Id in CallId]: {
    readonly id: Id;
    handle(server: ServerContext, input: CallInput<RequestOf<Id>>): CallOutput<Id>;
    /** Where its contract `reads` by a look: the same answer for somebody who only looks, with nothing done. */
    look?(server: ServerContext, input: CallInput<RequestOf<Id>>): CallOutput<Id>;
  };
}[CallId];

/** An answer that is a file, not JSON. */
export class FileAnswer {
  readonly name: string;
  readonly type: string;
  /** Or what is sent as it is made, of which nobody knows how long it will be. */
  readonly body: Buffer | Readable;

  constructor(file: Pick<FileAnswer, 'name' | 'type' | 'body'>) {
    this.name = file.name;
    this.type = file.type;
    this.body = file.body;
  }
}

/** An id as text; '' where it is missing. Ids are sent as text or as numbers. */
export function idOf(value: string | number | undefined): string {
  return value === undefined ? '' : String(value);
}

/** Refuses another lead's id; a call that names none means the lead of the running application. */
export function requireOwnLead({ leadId }: Pick<Caller, 'leadId'>, given: Json | undefined): void {
  const names = typeof given === 'string' || typeof given === 'number';
  if (names && given !== '' && String(given) !== leadId) throw new Refusal('OTHER_LEAD');
}

/** The session a call of `auth: invitee` is made in. */
export function foundBy({ found }: Caller): FoundSession {
  if (!found) throw new Refusal('NO_SESSION');
  return found;
}

/** The attorney a call of `auth: attorney` is made by. */
export function attorneyOf({ attorney }: Caller): Attorney {
  if (!attorney) throw new Refusal('UNAUTHORIZED');
  return attorney;
}

/** The one of the staff by whom a call for staff is made. */
export function staffOf({ staff }: Caller): Staff {
  if (!staff) throw new Refusal('UNAUTHORIZED');
  return staff;
}
