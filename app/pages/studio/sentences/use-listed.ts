// The list of all sentences, which takes the server long where a change has to be built for it.

import { type Call, useCall } from '../../../calls/reading.tsx';
import { usePatient } from '../work/patient.ts';

type Listing = Pick<Call<'studio_wording'>, 'data' | 'error' | 'retry'>;

/** Of a change, '' for what is live; nothing is asked while it is undefined. */
export function useListed(change: string | undefined): Listing {
  const payload = change === undefined ? undefined : { change };
  const call = useCall('studio_wording', payload, { keepPreviousData: true });
  const { data, retry } = call;
  return { data, error: usePatient(call), retry };
}
