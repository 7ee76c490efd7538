// What a call of the provider's services is to whoever writes one.
import { rowOf } from './php.ts';
import type { World } from './world.ts';

/** What a call is given: its body or its query, and the token of its header. */
export interface Asked {
  readonly world: World;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string;
  /** Of an upload. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

/** Answers with what stands in the body; PHP says 200 to everything. */
export type Call = (asked: Asked) => unknown;

/** Calls by path, those that want a token apart. */
export interface Service {
  readonly open: Readonly<Record<string, Call>>;
  readonly withToken: Readonly<Record<string, Call>>;
}

/** A refusal; its status is 200 like any other's. */
export const failed = (message: string) => ({ status: 'Failed', message });

/** Do the three answers of who is not registered belong to the attorney? */
export const isOurs = ({ attorney }: World, body: Asked['body']): boolean =>
  String(body.attorney_number) === String(attorney.attorney_number) &&
  body.zip === attorney.zip &&
  body.last_4_ssn === attorney.last_4_ssn;

/** Session and signed flag, doc 1 §3. The password is a hash, as careless services tell it. */
export function personOf({ attorney }: World) {
  const { id, attorney_number, username, record, secret_question, secret_answer } = attorney;
  return {
    ...rowOf({ id, attorney_number, username, signed: true }),
    first_name: record.first_name,
    last_name: record.last_name,
    email: 'a.holloway@example.com',
    password: attorney.password === '' ? null : '$2y$10$Q9',
    secret_question,
    secret_answer,
    hubspot_id: null,
  };
}
