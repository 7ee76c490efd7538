// Days and times as the house writes them, by its own clock: wherever people are, they speak of the same day and hour.

import type { Json } from '../model/types.ts';

/** What is no moment is written as it is. */
export interface Moments {
  /** `11/20/2026`. */
  readonly day: (moment: string) => string;
  /** `3:42 PM ET`. */
  readonly time: (moment: string | Date) => string;
  /** `11/20/2026, 3:42 PM ET`. */
  readonly moment: (moment: string) => string;
  /** `2026-11-20 15:42:07`, which a spreadsheet knows and sorts. */
  readonly sortable: (moment: string) => string;
  /** The zone by its name: "Eastern Time". */
  readonly zone: string;
}

const KNOWN = new Map<string, Moments>();

/** Moments are texts with a time and its zone, as ISO 8601 writes them. */
export function momentsIn(timeZone: string, locale: string): Moments {
  const key = `${timeZone} ${locale}`;
  const moments = KNOWN.get(key) ?? madeFor(timeZone, locale);
  KNOWN.set(key, moments);
  return moments;
}

/** Making formats costs more than writing a table with them. */
function madeFor(timeZone: string, locale: string): Moments {
  const day = new Intl.DateTimeFormat(locale, {
    ...{ timeZone, month: '2-digit', day: '2-digit', year: 'numeric' },
  });
  const time = new Intl.DateTimeFormat(locale, {
    ...{ timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' },
  });
  const plain = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hourCycle: 'h23' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  const sortable = (at: Date): string => {
    const { year, month, day, hour, minute, second } = Object.fromEntries(
      plain.formatToParts(at).map(({ type, value }) => [type, value]),
    );
    return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  };
  const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const zone = named.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  const written =
    (write: (at: Date) => string) =>
    (moment: string | Date): string => {
      const at = new Date(moment);
      return Number.isNaN(at.getTime()) ? String(moment) : write(at);
    };
  return {
    day: written((at) => day.format(at)),
    time: written((at) => time.format(at)),
    moment: written((at) => `${day.format(at)}, ${time.format(at)}`),
    sortable: written(sortable),
    zone: zone ?? timeZone,
  };
}

/** A day alone is that day everywhere; a time with its zone is another day elsewhere. */
export const isMoment = (value: Json): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value) &&
  !Number.isNaN(Date.parse(value));
