// Days and times as the house writes them, by its own clock: wherever staff are, they speak of the same hour.

import { useMemo } from 'react';
import { usePortal } from '../../../portal/portal.tsx';

export interface Moments {
  readonly day: (moment: string) => string;
  readonly time: (moment: string | Date) => string;
  /** With its time, and the zone it is told in. */
  readonly moment: (moment: string) => string;
  /** The zone by its name: "Eastern Time". */
  readonly zone: string;
}

export function useMoments(): Moments {
  const { timeZone, locale } = usePortal().content.app;
  return useMemo(() => momentsIn(timeZone, locale), [timeZone, locale]);
}

export function momentsIn(timeZone: string, locale: string): Moments {
  const day = new Intl.DateTimeFormat(locale, {
    ...{ timeZone, month: '2-digit', day: '2-digit', year: 'numeric' },
  });
  const time = new Intl.DateTimeFormat(locale, {
    ...{ timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' },
  });
  const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const zone = named.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return {
    day: (moment) => day.format(new Date(moment)),
    time: (moment) => time.format(new Date(moment)),
    moment: (moment) => {
      const at = new Date(moment);
      return `${day.format(at)}, ${time.format(at)}`;
    },
    zone: zone ?? timeZone,
  };
}
