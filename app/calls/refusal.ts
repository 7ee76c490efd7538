// Reads a refused answer: which sentence to show, and whether it means that the person must log in again.

import type { Json } from '../../runtime/core/index.ts';
import type { CallAnswer } from '../../runtime/react/index.ts';
import { SAYS } from './sentences.ts';

export interface ServerFault {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** A refused call, as a value. `status` 0: nothing answered. */
export interface Refused {
  readonly status: number;
  /** The server's own sentence, where it has one to show. */
  readonly message: string | undefined;
  readonly faults: readonly ServerFault[];
}

export function refusedOf(answer: CallAnswer): Refused {
  const body = answer.body;
  return {
    status: answer.status,
    message: saysFailed(body) ? textAt(body, 'message') : undefined,
    faults: faultsOf(body),
  };
}

/** Was the call refused because its token is no longer good? */
export function meansExpired(answer: CallAnswer): boolean {
  return !answer.ok && textAt(answer.body, 'message') === SAYS.unauthorized;
}

/** What to show for a refusal: the server's message on "Failed", else the sentence of the screen. */
export function messageKeyOf(
  refused: Refused,
  otherwise = 'app.error.generic',
): { readonly text: string } | { readonly key: string } {
  if (refused.status === 0) return { key: 'app.error.network' };
  return refused.message ? { text: refused.message } : { key: otherwise };
}

/** The sentence itself. */
export function sayingOf(refused: Refused, t: (key: string) => string, otherwise?: string): string {
  const message = messageKeyOf(refused, otherwise);
  return 'key' in message ? t(message.key) : message.text;
}

/** Nothing answered, or the service is out of order: what was asked is neither granted nor refused. */
export const isOutOfOrder = ({ status }: Refused): boolean => status === 0 || status >= 500;

/** A text member of an answer's body, if it is there. */
function textAt(body: Json | undefined, ...path: readonly string[]): string | undefined {
  const found = valueAt(body, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Any member of an answer's body. */
function valueAt(body: Json | undefined, ...path: readonly string[]): Json | undefined {
  let at: Json | undefined = body;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as { readonly [key: string]: Json | undefined })[name];
  }
  return at;
}

function saysFailed(body: Json): boolean {
  return valueAt(body, 'status') === 'Failed';
}

function faultsOf(body: Json): readonly ServerFault[] {
  const faults = valueAt(body, 'faults');
  if (!Array.isArray(faults)) return [];
  return faults.flatMap((fault: Json) => {
    const path = valueAt(fault, 'path');
    const code = textAt(fault, 'code');
    if (typeof path !== 'string' || code === undefined) return [];
    return [{ path, code, message: textAt(fault, 'message') ?? '' }];
  });
}
