// What is wrong with the first and last day of a date in a layout, in words: a rule says such a day otherwise.
import {
  childPointer,
  isObject,
  type Json,
  type JsonObject,
  SHIFT_WORDS,
} from '../../core/index.ts';
import { dayIn, meansToday, plusIn } from './day-words.ts';
import type { Words } from './extra-words.ts';
import { inLine } from './in-line.ts';

const LIMITS = ['min', 'max'] as const;

/** Words by which a rule, or somebody in a hurry, says a day that is moved. */
const OF_DAYS: ReadonlySet<string> = new Set(['fact', 'of', 'plus', 'minus', ...SHIFT_WORDS]);

/** Everything wrong with the `min` and `max` of a layout, each with where it stands. */
export function wrongLimits(layout: Json, place = ''): readonly Words[] {
  if (!isObject(layout)) return [];
  const options = layout['ui:options'];
  const inOptions = isObject(options) ? limitsIn(options, `${place}/ui:options`) : [];
  return [
    ...inOptions,
    ...Object.entries(layout).flatMap(([name, child]) => {
      const at = childPointer(place, name);
      if (name.startsWith('ui:') || child === undefined) return [];
      return isLimit(name, child) ? [besideOptions(name, child, at)] : wrongLimits(child, at);
    }),
  ];
}

/** Is it no field of that name, but a day that stands one level too high? */
const isLimit = (name: string, child: Json): boolean =>
  LIMITS.some((word) => word === name) &&
  isObject(child) &&
  Object.entries(child).some(([word, one]) => OF_DAYS.has(word) && !isLayout(one));

const isLayout = (one: Json | undefined): boolean =>
  isObject(one) && Object.keys(one).some((word) => word.startsWith('ui:'));

const besideOptions = (name: string, child: Json, place: string): Words => ({
  code: 'wrong-kind',
  place,
  message: `"${name}" stands beside "ui:options", where the layout of a field "${name}" would stand.`,
  remedy: `Write it below "ui:options": { "${name}": ${right(child)} }.`,
});

function limitsIn(options: JsonObject, place: string): readonly Words[] {
  return LIMITS.flatMap((word) => {
    const limit = options[word];
    const wrong = limit === undefined ? undefined : wrongLimit(limit, childPointer(place, word));
    return wrong ?? [];
  });
}

const isDay = (text: Json | undefined): boolean =>
  typeof text === 'string' && /^(today|\.?\/.+|\d{4}-\d{2}-\d{2})$/.test(text);

function wrongLimit(limit: Json, place: string): Words | undefined {
  if (isDay(limit)) return undefined;
  if (!isObject(limit))
    return {
      code: 'wrong-shape',
      place,
      message: `${inLine(limit)} does not say a day.`,
      remedy: typeof limit === 'string' ? remedyOf(limit) : `Write ${FORMS}.`,
    };
  const { of, plus } = limit;
  // A word of the shift that is misspelt is told as such.
  if (isDay(of) && isObject(plus) && Object.keys(limit).length === 2) return undefined;
  const [wrong] = Object.keys(limit).filter((word) => word !== 'of' && word !== 'plus');
  if (isDay(of) && wrong === undefined && plus !== undefined)
    return {
      code: 'wrong-shape',
      place: childPointer(place, 'plus'),
      message: `"plus": ${inLine(plus)} does not say how far a day is moved.`,
      remedy: `Write ${right(limit)}.`,
    };
  const culprit = wrong ?? (of === undefined || isDay(of) ? undefined : 'of');
  return {
    code: 'wrong-shape',
    place: culprit === undefined ? place : childPointer(place, culprit),
    message: messageOf(limit, culprit),
    remedy: `Write ${right(limit)}.`,
  };
}

function messageOf(limit: JsonObject, culprit: string | undefined): string {
  if (culprit === 'fact') return 'A layout names the day by "of"; "fact" is the word of rules.';
  if (culprit === 'of') return `${inLine(limit.of)} does not say a day.`;
  return culprit === undefined && limit.of !== undefined
    ? '"of" stands without "plus", which moves the day.'
    : `${inLine(limit)} does not say a day.`;
}

const FORMS =
  '"today", a date such as "2030-01-31", or the field that says it: "/field" from the top, "./field" beside this';

function remedyOf(text: string): string {
  const plus = plusIn(text);
  if (plus !== undefined) return `Write { "of": "today", "plus": ${plus} }.`;
  const day = dayIn(text) ?? (meansToday(text) ? 'today' : undefined);
  if (day !== undefined) return `Write "${day}".`;
  return isName(text)
    ? `For the answer of a field write "./${text}" if it stands beside this one, "/${text}" if it stands at the top.`
    : `Write ${FORMS}.`;
}

const isName = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text);

/** The day as a layout has it, as far as it can be told from what is written. */
function right(limit: Json): string {
  if (!isObject(limit)) return '"today"';
  const { fact, value, of = fact ?? value ?? 'today', plus, minus } = limit;
  const day = dayOf(of);
  const shift = shiftIn(plus) ?? shiftIn(minus, -1) ?? shiftIn(limit);
  if (shift !== undefined) return `{ "of": "${day}", "plus": ${shift} }`;
  return plus === undefined ? `"${day}"` : `{ "of": "${day}", "plus": { "years": -18 } }`;
}

function dayOf(of: Json): string {
  if (typeof of !== 'string' || meansToday(of)) return 'today';
  if (isDay(of)) return of;
  return dayIn(of) ?? `/${of.replace(/^row\./, '').replaceAll('.', '/')}`;
}

function shiftIn(written: Json | undefined, turn = 1): string | undefined {
  if (typeof written === 'string') return plusIn(written);
  if (!isObject(written)) return undefined;
  const known = SHIFT_WORDS.flatMap((word) => {
    const count = written[word];
    return typeof count === 'number' ? [[word, turn * count] as const] : [];
  });
  return known.length === 0 ? undefined : inLine(Object.fromEntries(known));
}
