// A request as its page shows it.
import type { AnswerOf } from '../../calls/typed.ts';

export type WholeRequest = AnswerOf<'auth_request_details'>['data'];
