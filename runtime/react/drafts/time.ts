// Times of saving, in the person's own clock.

/** `10:42 AM`; on another day with the date. */
export function clockTime(iso: string, locale: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const sameDay = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(!sameDay && { month: 'short', day: 'numeric' }),
  }).format(at);
}
