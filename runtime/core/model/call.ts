// How a call is made and what it answers, as a release tells it.

import type { Json, JsonObject } from './json.ts';

/** How one call is made, copied from its contract in `schemas/calls`. */
export interface CallInfo {
  readonly id: string;
  /** Which service it goes to; the host knows where that is. */
  readonly base: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Who may make it; the server knows how to tell. */
  readonly auth: string;
  /** It carries the token of whoever is logged in. */
  readonly token?: true;
  /** What an answer with the status Failed means, whatever its message: the login has ended. */
  readonly failed?: 'expired';
  /**
   * It changes nothing: whoever only looks may make it, and one that tells of its `caller` as an invented person. Of one that
   * does something, `look` makes the same answer without doing it.
   */
  readonly reads?: true | 'caller' | 'look';
}

/** Words of a contract by which a service elsewhere may tell something otherwise: for whoever reads its answers, and no judge. */
export const ELSEWHERE_WORDS = ['x-from', 'x-means', 'x-other', 'x-names'] as const;

/** What a call answers when all is well: of the schema of its contract, what tells of each value which kind it is. */
export interface AnswerShape {
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly AnswerShape[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly items?: AnswerShape;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, AnswerShape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: AnswerShape;
  /** What it is where a service elsewhere says nothing of it. */
  readonly default?: Json;
  /** By what a service elsewhere may tell it instead: other members of the same object (`data.id` further in), or `.` for the whole of it. */
  readonly 'x-from'?: readonly string[];
  /** Which of the values of `enum` another means that such a service says, in any capitals. */
  readonly 'x-means'?: JsonObject;
  /** Which of them all others mean. */
  readonly 'x-other'?: Json;
  /** Of a list of texts: the names of those members beside it in which the member of this name is a yes. */
  readonly 'x-names'?: string;
}

/** Addresses of files of every page, relative to `/content/`. */
export interface AppModules {
  readonly templates?: string;
  /** By call the module that its answers are checked by. */
  readonly answers: Readonly<Record<string, string>>;
  /** What those answers are (`AnswerShape` by call), for whoever meets a service elsewhere. Older releases have none. */
  readonly shapes?: string;
}
