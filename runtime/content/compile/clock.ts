// By whose clock a table writes its days and times.
import { isList, isObject, type Json, type JsonObject } from '../../core/index.ts';

/** Columns of days and times are told by whose clock they are written: that of the house. */
export function withClock(view: JsonObject, timeZone: string): JsonObject {
  if (!isList(view.columns)) return view;
  const told = (column: Json): Json => {
    if (!isObject(column)) return column;
    const second = column.second === undefined ? {} : { second: told(column.second) };
    const isTimed = column.format === 'date' || column.format === 'dateTime';
    return { ...column, ...second, ...(isTimed && { timeZone }) };
  };
  return { ...view, columns: view.columns.map(told) };
}
