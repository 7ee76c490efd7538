// States and counties by name, asked for once.

import useSWR from 'swr';
import { isObject, type Json } from '../../../runtime/core/index.ts';
import type { CallClient } from '../../../runtime/react/index.ts';
import { valueAt } from '../../calls/refusal.ts';

const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  dedupingInterval: 600_000,
  errorRetryCount: 2,
} as const;

async function list(calls: CallClient, id: string, payload: { readonly [key: string]: string }) {
  const answer = await calls(id, payload);
  if (!answer.ok) throw new Error(`${id} ${answer.status}`);
  const data = valueAt(answer.body, 'data');
  return Array.isArray(data) ? (data as readonly Json[]) : [];
}

/** Names of states by their codes; empty until they are there. */
export function useStateNames(calls: CallClient): ReadonlyMap<string, string> {
  const { data } = useSWR('getState', () => list(calls, 'getState', {}).then(namesOf), ONCE);
  return data ?? NONE;
}

const NONE: ReadonlyMap<string, string> = new Map();

const namesOf = (rows: readonly Json[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap((row) =>
      isObject(row) ? [[String(row.STATECD), String(row.state_name)] as const] : [],
    ),
  );

/** The counties of a state; nothing is asked without one. */
export function useCounties(calls: CallClient, state: string | undefined) {
  return useSWR(
    state ? (['getCounty', state] as const) : null,
    ([id, code]) => list(calls, id, { State: code }).then((names) => names.map(String)),
    ONCE,
  );
}
