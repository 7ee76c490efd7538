// Moments in UTC, as a certificate has them.

/** `2026-11-20 20:42:09 UTC`. */
export function utcText(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
