// Which lists of a form fill the tables of the record, and which members of their rows: as its fields declare it.
import { type FormBundle, parsePointer } from '../../../runtime/core/index.ts';
import type { RecordColumn } from '../../program/index.ts';
import { type RecordTableName, TABLES_OF_RECORD } from './tables.ts';

/** Where the answers for a column stand within one row of the list; nowhere, where no field fills it. */
export interface FilledColumn extends RecordColumn {
  readonly member?: readonly string[];
}

/** A table as the answers of one form fill it. */
export interface FilledTable {
  readonly table: RecordTableName;
  /** The member of the answers that holds the rows; none, where the form fills the table with nothing. */
  readonly list?: string;
  readonly columns: Readonly<Record<string, FilledColumn>>;
  readonly sameBy: readonly string[];
  readonly stays?: true;
}

/** How a form fills the record: every table. */
export type Filling = readonly FilledTable[];

type Columns = NonNullable<FormBundle['columns']>;

const known = new WeakMap<Columns, Filling>();
const NONE: Columns = {};

/** How the answers of a form fill the record. What the record does not have is passed over. */
export function fillingOf({ columns = NONE }: Pick<FormBundle, 'columns'>): Filling {
  const filling = known.get(columns) ?? made(columns);
  known.set(columns, filling);
  return filling;
}

function made(columns: Columns): Filling {
  const places = new Map(
    Object.entries(columns).map(([pointer, column]) => {
      const [list = '', , ...member] = parsePointer(pointer);
      return [column, { list, member }] as const;
    }),
  );
  return Object.entries(TABLES_OF_RECORD).map(([name, { columns: all, ...rest }]): FilledTable => {
    const filled = Object.entries<RecordColumn>(all).map(([column, how]) => {
      const place = places.get(`${name}.${column}`);
      return { column, list: place?.list, how: { ...how, ...(place && { member: place.member }) } };
    });
    const list = filled.find((one) => one.list !== undefined)?.list;
    return {
      table: name as RecordTableName,
      ...rest,
      ...(list !== undefined && { list }),
      columns: Object.fromEntries(filled.map(({ column, how }) => [column, how])),
    };
  });
}
