// The envelope that services answer in, read in one place: whether it refuses, the sentence, the faults, and what is wrapped.

import type { Json, JsonObject } from '../model/types.ts';
import { isList, isObject } from './paths.ts';

/** A fault as a service names it: `path` is a JSON pointer into what was sent. */
export interface ServerFault {
  readonly path: string;
  readonly code: string;
  /** Empty where the service leaves it to us to say it. */
  readonly message: string;
}

export interface Envelope {
  /** `Failed` for what is refused, `error` for a service in trouble. */
  readonly status: string | undefined;
  /** That of `data`, where it has one, says it closer. */
  readonly message: string | undefined;
  readonly faults: readonly ServerFault[];
  readonly data: JsonObject | undefined;
}

/** What is there of an envelope; a provider's own service may leave out any part of it. */
export function envelopeOf(body: Json): Envelope {
  const top = objectIn(body);
  const data = objectIn(top?.data);
  const message = textIn(data?.message) ?? textIn(top?.message);
  return { status: textIn(top?.status), message, faults: faultsIn(top?.faults), data };
}

/** A text that says something, else undefined. */
export const textIn = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const objectIn = (value: Json | undefined): JsonObject | undefined =>
  isObject(value) ? value : undefined;

function faultsIn(list: Json | undefined): readonly ServerFault[] {
  if (!isList(list)) return [];
  return list.flatMap((item) => {
    const fault = objectIn(item);
    const path = fault?.path;
    if (typeof path !== 'string') return [];
    return [{ path, code: textIn(fault?.code) ?? 'rule', message: textIn(fault?.message) ?? '' }];
  });
}
