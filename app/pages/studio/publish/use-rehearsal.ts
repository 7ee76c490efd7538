// A rehearsal as it goes on: one call tries a part of the drafts, the next goes on from there, until somebody stops it.

import { useEffect, useState } from 'react';
import { type Call, useCall } from '../../../calls/reading.tsx';
import { useRefusal } from '../../../host/refused.ts';
import { usePortal } from '../../../portal/portal.tsx';
import { usePatient } from '../work/patient.ts';

export interface Rehearsing extends Call<'studio_rehearse'> {
  /** There is more to try, and nobody has stopped it. */
  readonly goesOn: boolean;
  readonly isStopped: boolean;
  readonly stop: () => void;
  readonly goOn: () => void;
  /** Forgets what was found, and begins again. */
  readonly begin: () => Promise<void>;
}

export function useRehearsal(change: string): Rehearsing {
  const call = useCall('studio_rehearse', { change });
  const { send } = usePortal();
  const say = useRefusal();
  const [isStopped, setStopped] = useState(false);
  const { data, isAsking, retry } = call;
  const error = usePatient(call);
  const isUnfinished = data?.data.tried?.isOver === false;
  const goesOn = isUnfinished && !isStopped && !error;
  useEffect(() => {
    if (goesOn && !isAsking) void retry();
  }, [goesOn, isAsking, retry]);
  const begin = async (): Promise<void> => {
    setStopped(false);
    const sent = await send('studio_rehearse', { change, again: true });
    if (!sent.ok) say(sent.refused);
    await retry();
  };
  return {
    ...call,
    ...{ error, isAsking, goesOn, isStopped: isStopped && isUnfinished, begin },
    stop: () => setStopped(true),
    goOn: () => setStopped(false),
  };
}
