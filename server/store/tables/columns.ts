// Kinds of columns: what is read from them and what is written.
import type { ColumnType } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';

/** A jsonb column: read as an object, written as JSON text (an array given as it is would fail on pg). */
export type JsonColumn = ColumnType<JsonObject, string, string>;
/** A text that is '' where nobody said anything. */
export type Defaulted = ColumnType<string, string | undefined, string>;
/** A timestamptz column: read as a Date, written as a Date. */
export type Moment = ColumnType<Date, Date, Date>;
/** A timestamptz column that may be empty. */
export type OptionalMoment = ColumnType<Date | null, Date | null, Date | null>;
/** The same where nobody has to say that there is none. */
export type LaterMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Money to the cent, read as text, so that no cent is lost. */
export type Money = ColumnType<string, number, number>;
/** The same where there may be none. */
export type OptionalMoney = ColumnType<string | null, number | null, number | null>;
