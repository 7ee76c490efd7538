// What an answer must be, by the contract of its call: a small compiled module each, fetched beside the first request.

import type { Json } from '../../runtime/core/index.ts';

/** Says what is wrong with an answer, for the log; undefined where it is what its contract says. */
export type AnswerCheck = (body: Json) => string | undefined;

/** The check of a call; calls that answer with a file have none. Rejects where it cannot be had. */
export type AnswerChecks = (id: string) => Promise<AnswerCheck | undefined>;

/** As the compiler leaves it: the errors of the last answer stand on the function. */
export interface CompiledCheck {
  (body: Json): boolean;
  readonly errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null;
}

/** `modules` are the addresses by call, `load` fetches one. */
export function createAnswerChecks(
  modules: Readonly<Record<string, string>>,
  load: (name: string) => Promise<CompiledCheck>,
): AnswerChecks {
  const known = new Map<string, Promise<AnswerCheck>>();
  return async (id) => {
    const name = modules[id];
    if (name === undefined) return undefined;
    const check = known.get(id) ?? load(name).then(checkBy);
    known.set(id, check);
    // The network may be back the next time.
    check.catch(() => known.delete(id));
    return check;
  };
}

const checkBy =
  (fits: CompiledCheck): AnswerCheck =>
  (body) => {
    if (fits(body)) return undefined;
    const [error] = fits.errors ?? [];
    return error ? `${error.instancePath || '/'} ${error.keyword}` : 'unknown';
  };
