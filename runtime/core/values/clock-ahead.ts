// How far the clocks of a time zone are ahead, at any moment: they are put on and back.

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** By how much clocks of the zone (an IANA name) are ahead of those of Greenwich, in milliseconds; negative west of it. */
export function clockAhead(zone: string, moment: Date): number {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment.getTime() / 1000) * 1000;
}

/** Making one costs more than all that it is asked. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known) return known;
  const numeric = 'numeric' as const;
  const made = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: numeric, month: numeric, day: numeric },
    ...{ hour: numeric, minute: numeric, second: numeric },
  });
  FORMATS.set(zone, made);
  return made;
}
