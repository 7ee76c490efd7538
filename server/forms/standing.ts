// Whether a form can be sent now, by somebody: told before anybody types, and held to when it is sent.
import {
  type FormBundle,
  isWholeDay,
  type JsonObject,
  type LimitPlan,
  momentAt,
  momentsIn,
  openSpan,
  openStateAt,
} from '../../runtime/core/index.ts';
import { REFUSALS, Refusal, type RefusalCode } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { NoPlace, noMore } from '../store/forms/places.ts';

type Needs = Pick<ServerContext, 'db' | 'now'>;

/** What is in the way of sending a form. */
export interface Barred {
  readonly state: 'early' | 'over' | 'full' | 'sent';
  readonly code: RefusalCode;
  /** For the placeholders of its sentence. */
  readonly params: JsonObject;
}

/** Undefined where nothing is in the way of this owner. Counted without a lock: whoever sends is counted again. */
export async function barredBy(
  { db, now }: Needs,
  form: FormBundle,
  owner: string,
): Promise<Barred | undefined> {
  const barred = closedAt(form, now());
  if (barred || form.limit === undefined) return barred;
  const why = await noMore(db, { form_id: form.id, owner }, form.limit);
  return why && noPlaceFor(why, form.limit);
}

/** By its days alone. */
function closedAt(form: FormBundle, at: Date): Barred | undefined {
  const state = openStateAt(form, at);
  if (state === 'early')
    return { state, code: 'FORM_EARLY', params: paramsOf(form, form.open?.from) };
  if (state === 'over')
    return { state, code: 'FORM_OVER', params: paramsOf(form, form.open?.until) };
  return undefined;
}

const noPlaceFor = (state: NoPlace['why'], { each = 0 }: LimitPlan): Barred =>
  state === 'full'
    ? { state, code: 'FORM_FULL', params: {} }
    : { state, code: 'FORM_SENT', params: { count: each, once: each === 1 } };

/** Refuses what may not be sent at this moment by the days of the form. */
export function requireOpenAt(form: FormBundle, at: Date): void {
  const barred = closedAt(form, at);
  if (barred) throw refusalOf(barred);
}

/** Refuses what may not be sent, before anything else is said of it. */
export async function requireUnbarred(
  server: Needs,
  form: FormBundle,
  owner: string,
): Promise<void> {
  const barred = await barredBy(server, form, owner);
  if (barred) throw refusalOf(barred);
}

/** What a store says that has no place for one more, as whoever sends it is told. */
export function refusalOfPlace(form: FormBundle, error: unknown): unknown {
  return error instanceof NoPlace && form.limit
    ? refusalOf(noPlaceFor(error.why, form.limit))
    : error;
}

const refusalOf = ({ code, params }: Barred): Refusal => new Refusal(code, { params });

/** The sentence of what is in the way. */
export const sayingOf = (
  { content }: Pick<ServerContext, 'content'>,
  { code, params }: Barred,
): string => content.texts.t(REFUSALS[code].message, params);

/** When it closes, in words; undefined where it does not. */
export function closesIn(
  { content }: Pick<ServerContext, 'content'>,
  form: FormBundle,
): string | undefined {
  if (openSpan(form).until === undefined) return undefined;
  return content.texts.t('server.form.closes', paramsOf(form, form.open?.until));
}

/** A day is told with the zone whose day it is, a time with that of its clocks. */
function paramsOf({ timeZone, locale }: FormBundle, text = ''): JsonObject {
  const moments = momentsIn(timeZone, locale);
  const isDay = isWholeDay(text);
  const at = momentAt(isDay ? `${text}T12:00` : text, timeZone)?.toISOString() ?? text;
  return {
    day: moments.day(at),
    ...(isDay ? { zone: moments.zone } : { time: moments.time(at) }),
  };
}
