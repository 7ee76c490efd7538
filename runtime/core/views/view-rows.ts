// What a declared table says of its rows: which are left out (`rows.exclude`), which are marked (`rows.mark`).

import type { Json, JsonObject } from '../model/types.ts';
import { isObject } from '../values/paths.ts';

/** Tells the rows a table names so. `{column: [values]}`: one column that holds one of its values is enough. */
export function rowsNamed(
  view: JsonObject | undefined,
  kind: 'exclude' | 'mark',
): (row: JsonObject) => boolean {
  const rows = view?.rows;
  const declared = isObject(rows) ? rows[kind] : undefined;
  const conditions = isObject(declared)
    ? Object.entries(declared).map(([key, values]) => [key, new Set(texts(values))] as const)
    : [];
  return (row) => conditions.some(([key, values]) => values.has(String(row[key] ?? '')));
}

const texts = (values: Json | undefined): readonly string[] =>
  Array.isArray(values) ? values.map(String) : [];
