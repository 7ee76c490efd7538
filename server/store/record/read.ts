// Reads the rows of one table of the record out of answers.

import type { Selectable } from 'kysely';
import { isDeletedRow, isObject, type Json, type JsonObject } from '../../../runtime/core/index.ts';
import type { RecordColumn } from '../../program/index.ts';
import type { Tables } from '../tables/index.ts';
import type { RecordRow } from '../tables/record-row.ts';
import type { FilledColumn, FilledTable, Filling } from './filling.ts';
import type { RecordTableName } from './tables.ts';

export type Value = string | number | boolean | null;
export type Values = Readonly<Record<string, Value>>;

/** A row as the answers have it: its place, its own id where it names one, and what goes to the columns. */
export interface AnsweredRow {
  readonly id: string | undefined;
  readonly position: number;
  readonly values: Values;
}

/** The rows of a list, in its order; what is no row is passed over. */
export function readRows(filled: FilledTable, answers: JsonObject): AnsweredRow[] {
  const { list } = filled;
  const items = list === undefined ? undefined : answers[list];
  if (!Array.isArray(items)) return [];
  return items.filter(isObject).map((item, position) => ({
    id: READ.text(item.id ?? null)?.toString(),
    position,
    values: valuesOf(filled, item),
  }));
}

/** A row by the columns of its table; `deleted` where it was taken away, whether the table has a column of that or not. */
export type ColumnsOf<T extends RecordTableName> = Omit<Selectable<Tables[T]>, keyof RecordRow> & {
  readonly deleted: boolean;
};

/** The rows that the answers of a form have for a table, in their order. */
export function rowsFor<T extends RecordTableName>(
  filling: Filling,
  table: T,
  answers: JsonObject,
): readonly ColumnsOf<T>[] {
  const filled = filling.find((one) => one.table === table);
  const items = filled?.list === undefined ? undefined : answers[filled.list];
  if (!filled || !Array.isArray(items)) return [];
  return items.filter(isObject).map((item) => ({
    ...valuesOf(filled, item),
    deleted: isDeletedRow(item),
  })) as unknown as readonly ColumnsOf<T>[];
}

const valuesOf = ({ columns }: FilledTable, item: JsonObject): Values =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, readMember(item, column)]),
  );

function readMember(item: JsonObject, { member, as, filled }: FilledColumn): Value {
  const found = member
    ? member.reduce<Json>((at, name) => (isObject(at) ? (at[name] ?? null) : null), item)
    : null;
  const value = READ[as](found);
  return value === null && filled && as === 'text' ? '' : value;
}

/** One way to read a member for each kind. */
const READ: Readonly<Record<RecordColumn['as'], (value: Json) => Value>> = {
  text: (value) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null,
  phone: (value) => (typeof value === 'string' && digitsOf(value)) || null,
  number: (value) => (typeof value === 'number' ? value : null),
  flag: (value) => value === true || value === 1,
  date: (value) => (typeof value === 'string' && isDate(value) ? value : null),
};

/** The digits of a number, without the 1 that stands before ten of them (LEAD-17). */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** A day of the calendar, YYYY-MM-DD: anything else in a date column would end the whole transaction. */
function isDate(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === value;
}
