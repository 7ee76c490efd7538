// The events of a signature as its certificate tells them: what happened again and again stands there once, with how often and
// until when; and each browser is told once.
import type { DocumentWords } from '../ports.ts';
import type { LoggedEvent, Seen } from './port.ts';

/** One line of the certificate. */
export interface PrintedEvent {
  readonly at: Date;
  readonly what: string;
  /** Index in `places`. */
  readonly place: number;
}

export interface PrintedEvents {
  readonly lines: readonly PrintedEvent[];
  /** From where: each address with its browser, in the order they first appear. */
  readonly places: readonly Seen[];
}

/** What says something new each time it happens: that the signer agreed, and agreed no more, and agreed again. */
const EACH_TIME: ReadonlySet<string> = new Set(['created', 'consented', 'withdrew', 'signed']);

/** The lines in the order in which each first happened. */
export function printedEvents(
  events: readonly LoggedEvent[],
  words: DocumentWords,
  utc: (at: Date) => string,
): PrintedEvents {
  const places = placesOf(events);
  const groups = new Map<string, LoggedEvent[]>();
  let decisions = 0;
  let decided = '';
  for (const event of events) {
    if (EACH_TIME.has(event.kind) && event.kind !== decided) {
      decided = event.kind;
      decisions += 1;
    }
    const turn = EACH_TIME.has(event.kind) ? decisions : 0;
    const key = `${event.kind} ${placeOf(event, places)} ${turn}`;
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  const lines = [...groups.values()].flatMap((group): PrintedEvent[] => {
    const [first] = group;
    if (!first) return [];
    return [{ at: first.at, what: textOf(group, words, utc), place: placeOf(first, places) }];
  });
  return { lines, places };
}

/** The parts of the document that were shown, in order, each once. */
export function partsShown(events: readonly LoggedEvent[]): readonly number[] {
  const parts = events.flatMap(({ kind, part }) => (kind === 'viewed' && part ? [part] : []));
  return [...new Set(parts)].sort((a, b) => a - b);
}

function textOf(
  group: readonly LoggedEvent[],
  { t, locale }: DocumentWords,
  utc: (at: Date) => string,
): string {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return '';
  const parts = partsShown(group);
  const list = new Intl.ListFormat(locale).format(rangesOf(parts));
  const what =
    parts.length > 1
      ? t('documents.certificate.event.viewedParts', { parts: list })
      : t(`documents.certificate.event.${first.kind}`, { part: list });
  if (group.length === 1 || EACH_TIME.has(first.kind)) return what;
  if (parts.length > 0)
    return last.at.getTime() === first.at.getTime()
      ? what
      : t('documents.certificate.event.until', { what, last: utc(last.at) });
  return t('documents.certificate.event.often', {
    what,
    times: group.length,
    last: utc(last.at),
  });
}

/** `1–4`, `6`. */
function rangesOf(parts: readonly number[]): readonly string[] {
  const ranges: [number, number][] = [];
  for (const part of parts) {
    const last = ranges.at(-1);
    if (last && last[1] === part - 1) last[1] = part;
    else ranges.push([part, part]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
}

function placesOf(events: readonly LoggedEvent[]): readonly Seen[] {
  const places: Seen[] = [];
  for (const { address, browser } of events)
    if (!places.some((place) => isSame(place, { address, browser })))
      places.push({ address, browser });
  return places;
}

const placeOf = (seen: Seen, places: readonly Seen[]): number =>
  places.findIndex((place) => isSame(place, seen));

const isSame = (a: Seen, b: Seen): boolean => a.address === b.address && a.browser === b.browser;
