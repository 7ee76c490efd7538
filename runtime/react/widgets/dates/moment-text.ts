// Times of day and moments between the browser's own controls and JSON Schema: what is shown is local, what is stored says its zone.

const two = (number: number): string => String(number).padStart(2, '0');

/** `14:30:00-05:00` → `14:30`, as it is written; undefined for what is no time. */
export function shownTime(value: string): string | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i.exec(value);
  return match ? `${match[1]}:${match[2]}` : undefined;
}

/** `14:30` → `14:30:00-05:00`: a time of JSON Schema says its zone, and the one it is typed in is meant. */
export function storedTime(text: string, now = new Date()): string {
  const minutes = -now.getTimezoneOffset();
  const zone = `${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${text.length === 5 ? `${text}:00` : text}${minutes < 0 ? '-' : '+'}${zone}`;
}

/** `2026-11-22T19:30:00Z` → `2026-11-22T14:30`, where it is half past two; undefined for what is no moment. */
export function shownMoment(value: string): string | undefined {
  const moment = new Date(value);
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/i.test(value) || Number.isNaN(moment.getTime()))
    return undefined;
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  const [year = 0, month = 0, date = 0] = day;
  const days = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
  return `${days}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** `2026-11-22T14:30` → `2026-11-22T19:30:00Z`; what is no moment stays as it is. */
export function storedMoment(text: string): string {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString().replace(/\.\d+Z$/, 'Z');
}
