// What a call of the provider's services is to whoever writes one.
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
