// A network for tests in which each call waits until the test answers it: for what crosses on the way.

import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { CallAnswer, CallClient, CallOptions } from '../../../runtime/react/index.ts';

export interface SlowCall {
  readonly id: string;
  readonly payload: JsonObject;
  readonly options: CallOptions | undefined;
  /** Lets the answer arrive, and everything that follows from it happen. */
  readonly answer: (answer: Partial<CallAnswer>) => Promise<void>;
}

export function slowCalls() {
  const asked: SlowCall[] = [];
  const calls: CallClient = (id, payload, options) =>
    new Promise((resolve) => {
      const answer: SlowCall['answer'] = (given) =>
        act(async () => {
          const status = given.status ?? 200;
          resolve({ ok: status >= 200 && status < 300, body: null, ...given, status });
        });
      asked.push({ id, payload, options, answer });
    });
  /** The next call of that id, once it is made; each is given out once. */
  const given = new Set<SlowCall>();
  const next = (id: string): Promise<SlowCall> =>
    vi.waitFor(() => {
      const call = asked.find((each) => each.id === id && !given.has(each));
      if (!call) throw new Error(`${id} is not called`);
      given.add(call);
      return call;
    });
  return { calls, asked, next, count: (id: string) => asked.filter((c) => c.id === id).length };
}
