// The tables of the record as the store has them: those the program names, with every column of each.
import { RECORD_TABLES, type RecordColumn } from '../../program/index.ts';
import type { Tables } from '../tables/index.ts';
import type { RecordRow } from '../tables/record-row.ts';

export type RecordTableName = {
  [T in keyof Tables]: Tables[T] extends RecordRow ? T : never;
}[keyof Tables];

type ColumnOf<T extends RecordTableName> = Exclude<keyof Tables[T], keyof RecordRow>;

interface Table<T extends RecordTableName> {
  readonly columns: { readonly [C in ColumnOf<T>]: RecordColumn };
  readonly sameBy: readonly ColumnOf<T>[];
  readonly stays?: true;
}

/** Every table of the record, by its name. */
export const TABLES_OF_RECORD: { readonly [T in RecordTableName]: Table<T> } = RECORD_TABLES;
