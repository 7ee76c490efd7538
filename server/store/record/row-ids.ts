// Gives rows that stay in the record an id: the one by which their table, every page and every later save know them.
import { isList, isObject, type Json, type JsonObject } from '../../../runtime/core/index.ts';
import type { Filling } from './filling.ts';

/**
 * The answers with an id for each such row that has none, or one that a row before it has. Ids are short, since a record
 * may have thousands of rows; none is given twice, because rows that stay are never removed.
 */
export function withRowIds(filling: Filling, answers: JsonObject): JsonObject {
  const named = filling.flatMap(({ stays, list = '' }) =>
    stays && isList(answers[list]) ? [[list, namedRows(answers[list])] as const] : [],
  );
  return { ...answers, ...Object.fromEntries(named) };
}

function namedRows(rows: Json | undefined): readonly Json[] {
  const all = isList(rows) ? rows : [];
  const numbers = all.map(idOf).filter((id) => /^\d{1,9}$/.test(id));
  let last = numbers.reduce((most, id) => Math.max(most, Number(id)), 0);
  const taken = new Set<string>();
  return all.map((row) => {
    if (!isObject(row)) return row;
    const given = idOf(row);
    if (given === '' || taken.has(given)) last += 1;
    const id = given === '' || taken.has(given) ? String(last) : given;
    taken.add(id);
    return { ...row, id };
  });
}

const idOf = (row: Json): string => (isObject(row) && typeof row.id === 'string' ? row.id : '');
