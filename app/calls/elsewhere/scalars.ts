// Numbers, texts, and yes and no, each told as one of the others.

import type { AnswerShape, Json } from '../../../runtime/core/index.ts';
import { fits, typesOf } from './fits.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const NO: readonly Json[] = ['', '0', 'false', 'no', 'n', 0];

/** The value as one of the kinds that its contract names; as it is where it is none of them. */
export function inKind(value: Json | undefined, shape: AnswerShape): Json | undefined {
  if (value === undefined || fits(value, shape)) return value;
  const ways = typesOf(shape).map((type) => KINDS[type]?.(value, shape));
  return ways.find((way) => way !== undefined && fits(way, shape)) ?? value;
}

type Kind = (value: Json, shape: AnswerShape) => Json | undefined;

const numberIn: Kind = (value) =>
  typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : undefined;

const KINDS: Readonly<Record<string, Kind>> = {
  integer: numberIn,
  number: numberIn,
  /** Any text that is not a no is a yes, as it is there. */
  boolean: (value) => {
    if (typeof value === 'string') return !NO.includes(value.trim().toLowerCase());
    return typeof value === 'number' ? value !== 0 : undefined;
  },
  string: (value, shape) => {
    if (typeof value === 'number') return String(value);
    if (typeof value === 'boolean') return value ? '1' : '0';
    return typeof value === 'string' ? dayIn(value, shape) : undefined;
  },
};

/** Of a moment, its day, where the contract wants a day; where it wants a moment, that of a database as the web writes it, or the beginning of a day. */
function dayIn(text: string, { format }: AnswerShape): string | undefined {
  const moment = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/.exec(text);
  if (!moment) return undefined;
  const [, day, time = '00:00:00'] = moment;
  return format === 'date-time' ? `${day}T${time}` : day;
}
