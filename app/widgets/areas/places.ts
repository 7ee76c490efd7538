// States and counties by name, asked for once.

import { useMemo } from 'react';
import type { SWRConfiguration } from 'swr';
import { useCall } from '../../calls/reading.tsx';

const ONCE = {
  revalidateIfStale: false,
  dedupingInterval: 600_000,
  shouldRetryOnError: true,
  errorRetryCount: 2,
} as const satisfies SWRConfiguration;

/** Names of states by their codes; empty until they are there. */
export function useStateNames(): ReadonlyMap<string, string> {
  const { data } = useCall('getState', {}, ONCE);
  return useMemo(
    () => new Map(data?.data.map(({ STATECD, state_name: name }) => [STATECD, name])),
    [data],
  );
}

/** The counties of a state; nothing is asked without one. */
export const useCounties = (state: string | undefined) =>
  useCall('getCounty', state ? { State: state } : undefined, ONCE);
