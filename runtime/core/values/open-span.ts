// Between which moments a form can be sent, and in which state it is at one of them.
import type { OpenPlan } from '../model/opening.ts';
import { shiftedDay } from './day-math.ts';
import { momentAt } from './zoned.ts';

interface OpenSpan {
  /** It can be sent from this moment on. */
  readonly from: Date | undefined;
  /** From this moment on it cannot be sent any more. */
  readonly until: Date | undefined;
}

interface Planned {
  readonly open?: OpenPlan | undefined;
  readonly timeZone: string;
}

/** Is it a whole day, and no moment of one? */
export const isWholeDay = (text: string): boolean => !text.includes('T');

/** A day begins and ends with the clocks of the house. */
export function openSpan({ open = {}, timeZone }: Planned): OpenSpan {
  const { from, until } = open;
  const begin = (text: string) => momentAt(isWholeDay(text) ? `${text}T00:00` : text, timeZone);
  return {
    from: from === undefined ? undefined : begin(from),
    until: until === undefined ? undefined : begin(isWholeDay(until) ? dayAfter(until) : until),
  };
}

const dayAfter = (day: string): string => shiftedDay(day, { days: 1 }) ?? day;

type OpenState = 'early' | 'open' | 'over';

export function openStateAt(form: Planned, now: Date): OpenState {
  const { from, until } = openSpan(form);
  if (from && now < from) return 'early';
  return until && now >= until ? 'over' : 'open';
}
