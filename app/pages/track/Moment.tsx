// When something was done, by the clock of the house: the day, and below it the time.

import type { ReactElement } from 'react';
import { useMoments } from '../../portal/moments.ts';

export function Moment({ at }: { readonly at: string }): ReactElement {
  const { day, time } = useMoments();
  return (
    <time className="track-when num" dateTime={at}>
      <b>{day(at)}</b> <span>{time(at)}</span>
    </time>
  );
}
