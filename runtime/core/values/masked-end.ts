// The end of a secret, by which a person knows which number is meant; the number itself is not shown.

const MOST_SHOWN = 4;

/** The last four digits (OR-96), and never more than half of what there is. */
export function maskedEnd(secret: string): string {
  const signs = secret.replaceAll(/\W/g, '');
  const shown = Math.min(MOST_SHOWN, Math.floor(signs.length / 2));
  return shown === 0 ? '' : signs.slice(-shown);
}
