// Suggests the place of a line that is being typed, from ZIP codes and cities: our data know no streets, so none is offered.

/** An address somebody may have meant; what the data cannot know is left out. */
export interface Suggestion {
  /** What is shown: only what is known of it. */
  readonly label: string;
  readonly address1: string;
  readonly city?: string;
  readonly state?: string;
  readonly county?: string;
  readonly country?: string;
  readonly zip?: string;
  /** Its parts are to be asked for with this, once it is chosen. */
  readonly more?: string;
}

const COUNTRY = 'United States';
const MOST = 6;
const LEAST_OF_A_CITY = 3;

interface Line {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
}

/**
 * Places for `<street> <ZIP>` (one) or `<street>, <beginning of a city>[, <state code>]` (at most six).
 * `table` is the ZIP table: lines of `zip city state county`, parted by tabs. Nothing without a street.
 */
export function suggestAddresses(table: string, text: string): readonly Suggestion[] {
  const line = text.trim().replace(/\s+/g, ' ');
  const withZip = /\b(\d{5})(?:-\d{4})?$/.exec(line);
  if (withZip) {
    const [, zip = ''] = withZip;
    const street = line.slice(0, withZip.index).split(',')[0]?.trim() ?? '';
    return street === ''
      ? []
      : search(table, `^${zip}\t.*$`, 1).map((at) => made(street, at, true));
  }
  const [street = '', city = '', state = ''] = line.split(',').map((part) => part.trim());
  if (street === '' || city.length < LEAST_OF_A_CITY) return [];
  const code = /^[a-z]{2}$/i.test(state) ? state : '[A-Z]{2}';
  const lines = search(table, `^\\d{5}\t${escaped(city)}[^\t]*\t${code}\t.*$`, 5000);
  const places = new Map<string, Line[]>();
  for (const at of lines) {
    const name = `${at.city}\t${at.state}\t${at.county}`;
    places.set(name, [...(places.get(name) ?? []), at]);
  }
  return [...places.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST)
    .flatMap((same) => (same[0] ? [made(street, same[0], same.length === 1)] : []));
}

function search(table: string, pattern: string, most: number): readonly Line[] {
  const found: Line[] = [];
  for (const [line] of table.matchAll(new RegExp(pattern, 'gim'))) {
    const [zip = '', city = '', state = '', county = ''] = line.split('\t');
    found.push({ zip, city, state, county });
    if (found.length === most) break;
  }
  return found;
}

function made(street: string, { zip, city, state, county }: Line, sure: boolean): Suggestion {
  const label = `${city}, ${state}${sure ? ` ${zip}` : ''}${county ? ` (${county})` : ''}`;
  const place = { label, address1: street, city, state, county, country: COUNTRY };
  return sure ? { ...place, zip } : place;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
