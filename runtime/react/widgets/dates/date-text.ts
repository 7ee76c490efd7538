// Reads dates in the layouts people type them, and shows them as `M j, Y`. The stored value is `Y-m-d`.

interface Names {
  readonly short: readonly string[];
  readonly long: readonly string[];
}

const names = new Map<string, Names>();

/** Month names come from the browser's own locale data, not from our texts. */
function monthsOf(locale: string): Names {
  const known = names.get(locale);
  if (known) return known;
  const list = (month: 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2024, index, 15)));
  };
  const made = { short: list('short'), long: list('long') };
  names.set(locale, made);
  return made;
}

/** `2026-11-20` → `Nov 20, 2026`; what is not a date is shown as it is. */
export function showDate(value: string, locale: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match || !isDay(Number(match[1]), Number(match[2]), Number(match[3]))) return value;
  return `${monthsOf(locale).short[Number(match[2]) - 1] ?? ''} ${Number(match[3])}, ${match[1]}`;
}

/** Gives `Y-m-d`, or undefined where the text is no date that exists. */
export function readDate(text: string, locale: string): string | undefined {
  const bare = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(bare);
  if (iso) return join(iso[1], iso[2], iso[3]);
  const us = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(bare);
  if (us) return join(fullYear(us[3]), us[1], us[2]);
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(bare);
  if (digits) return join(digits[3], digits[1], digits[2]);
  return readNamed(bare, locale);
}

/** `Nov 20, 2026`, `20 November 2026`, `nov. 20th 2026`. */
function readNamed(text: string, locale: string): string | undefined {
  const words = text
    .toLocaleLowerCase(locale)
    .split(/[\s,./-]+/)
    .filter(Boolean);
  if (words.length !== 3) return undefined;
  const at = words.findIndex((word) => monthOf(word, locale) !== undefined);
  if (at < 0 || at > 1) return undefined;
  const [day, year] = words.filter((_, index) => index !== at);
  const plain = /^(\d{1,2})(st|nd|rd|th)?$/.exec(day ?? '');
  if (!plain || !/^(\d{4}|\d{2})$/.test(year ?? '')) return undefined;
  return join(fullYear(year), String(monthOf(words[at] ?? '', locale)), plain[1]);
}

function monthOf(word: string, locale: string): number | undefined {
  if (word.length < 3 || /\d/.test(word)) return undefined;
  const { long } = monthsOf(locale);
  const index = long.findIndex((name) =>
    name.toLocaleLowerCase(locale).startsWith(word.slice(0, 3)),
  );
  const full = long[index]?.toLocaleLowerCase(locale) ?? '';
  return index < 0 || !(full.startsWith(word) || word === 'sept') ? undefined : index + 1;
}

/** Two digits: up to ten years ahead of now, else the century before. */
function fullYear(year: string | undefined): string | undefined {
  if (year === undefined || year.length === 4) return year;
  const limit = (new Date().getFullYear() % 100) + 10;
  return Number(year) <= limit ? `20${year}` : `19${year}`;
}

function join(year?: string, month?: string, day?: string): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!isDay(y, m, d)) return undefined;
  return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

function isDay(year: number, month: number, day: number): boolean {
  if (year < 1000 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
