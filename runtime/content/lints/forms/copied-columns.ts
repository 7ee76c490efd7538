// Lint: fields that fill columns of the record name ones that are there, each once and of the right kind, and none that the
// program needs is left empty.
import { nearestOf, parsePointer, toDotted } from '../../../core/index.ts';
import type { FieldNode, LinkedForm } from '../../model/model.ts';
import type { CopiedColumn, CopiedRecord } from '../../model/types.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { ofForms } from '../common/lint.ts';
import { COLUMN_KINDS } from './column-kinds.ts';

export const copiedColumns = ofForms((form, { program, report }) => {
  // Blocks are used in other forms, too: what those ask becomes no record.
  if (!program?.record.forms.includes(form.id)) return;
  const { record } = program;
  const declared = [...form.fields.values()].flatMap((field) =>
    field.column ? [{ field, column: field.column }] : [],
  );
  const filled = declared.filter((one) => stands(one, record, report));
  const first = new Map<string, Filled>();
  const lists = new Map<string, string>();
  const tables = new Map<string, string>();
  for (const one of filled) {
    reportTwice(one, first.get(one.column.name), report);
    if (!first.has(one.column.name)) first.set(one.column.name, one);
    const [list, table] = [listOf(one), tableOf(one)];
    reportSplit(one, { table, other: lists.get(list) }, report);
    reportJoined(one, { list, other: tables.get(table) }, report);
    if (!lists.has(list)) lists.set(list, table);
    if (!tables.has(table)) tables.set(table, list);
  }
  // What was meant to fill one may stand among those that were told of.
  if (filled.length === declared.length) reportEmpty(form, { record, first, tables }, report);
});

interface Filled {
  readonly field: FieldNode;
  readonly column: NonNullable<FieldNode['column']>;
}

const tableOf = ({ column }: Filled): string => column.name.split('.')[0] ?? '';
const listOf = ({ field }: Filled): string => parsePointer(field.pointer)[0] ?? '';
const placeOf = ({ column: { file, place } }: Filled) => ({ file, place: `${place}/column` });
const nameOf = ({ field }: Filled): string => toDotted(field.pointer);

/** Is the column there, and can this field fill it? */
function stands(one: Filled, { tables }: CopiedRecord, report: Report): boolean {
  const { name } = one.column;
  const column = columnIn(tables, name);
  if (!column) {
    const near = nearestOf(name, namesIn(tables));
    report({
      code: 'unknown-column',
      ...placeOf(one),
      message: `"${nameOf(one)}" fills the column "${name}", which the record does not have.`,
      remedy: didYouMean(near, 'Name a column that is there, or take the word out.'),
      nearest: near,
    });
    return false;
  }
  const [, star, ...member] = parsePointer(one.field.pointer);
  if (star !== '*' || member.length === 0 || member.includes('*')) {
    report({
      code: 'column-outside-rows',
      ...placeOf(one),
      message: `"${nameOf(one)}" fills the column "${name}", and is no field in the rows of a list: the table has a row for each.`,
      remedy: 'Take "column" out here, or ask for it in the rows of a list.',
    });
    return false;
  }
  return fits(one, column, report);
}

function fits(one: Filled, { as, called }: CopiedColumn, report: Report): boolean {
  const { name } = one.column;
  if (one.field.schema.writeOnly === true) {
    report({
      code: 'column-of-secret',
      ...placeOf(one),
      message: `"${nameOf(one)}" is a secret, and would stand in the column "${name}" for everybody who reads the table.`,
      remedy: 'Take "column" out here.',
    });
    return false;
  }
  if (!COLUMN_KINDS[as].takes(one.field)) {
    report({
      code: 'column-kind',
      ...placeOf(one),
      message: `"${nameOf(one)}" fills the column "${name}", which takes ${COLUMN_KINDS[as].says}: anything else would be left out.`,
      remedy: `Make the field ${COLUMN_KINDS[as].says}, or take "column" out here.`,
    });
    return false;
  }
  if (called !== undefined && parsePointer(one.field.pointer).slice(2).join('.') !== called) {
    report({
      code: 'column-by-name',
      ...placeOf(one),
      message: `"${nameOf(one)}" fills the column "${name}", and everybody who looks at rows knows that field as "${called}".`,
      remedy: `Give it back the name "${called}". Its label, hint and layout may be changed freely.`,
    });
  }
  return true;
}

function reportTwice(one: Filled, before: Filled | undefined, report: Report): void {
  if (!before) return;
  report({
    code: 'column-twice',
    ...placeOf(one),
    message: `"${nameOf(one)}" fills the column "${one.column.name}", and "${nameOf(before)}" does so already.`,
    remedy: 'Take "column" out of one of them.',
  });
}

/** One row of a list is one row of one table. */
function reportSplit(
  one: Filled,
  { table, other }: { readonly table: string; readonly other: string | undefined },
  report: Report,
): void {
  if (other === undefined || other === table) return;
  report({
    code: 'rows-of-two-tables',
    ...placeOf(one),
    message: `Rows of "${listOf(one)}" fill the table "${other}", and "${nameOf(one)}" would fill "${table}".`,
    remedy: `Name a column of "${other}", or take "column" out here.`,
  });
}

function reportJoined(
  one: Filled,
  { list, other }: { readonly list: string; readonly other: string | undefined },
  report: Report,
): void {
  if (other === undefined || other === list) return;
  report({
    code: 'table-of-two-lists',
    ...placeOf(one),
    message: `The table "${tableOf(one)}" is filled by the rows of "${other}", and "${nameOf(one)}" is in another list.`,
    remedy: `Declare the column in "${other}", or take "column" out here.`,
  });
}

interface Filling {
  readonly record: CopiedRecord;
  readonly first: ReadonlyMap<string, Filled>;
  /** The list that fills each table. */
  readonly tables: ReadonlyMap<string, string>;
}

/** Told where the rows are declared; where none fill the table, at the form. */
function reportEmpty(form: LinkedForm, { record, first, tables }: Filling, report: Report): void {
  for (const [table, columns] of Object.entries(record.tables)) {
    const empty = Object.entries(columns)
      .filter(([name, { required }]) => required && !first.has(`${table}.${name}`))
      .map(([name]) => `"${table}.${name}"`);
    if (empty.length === 0) continue;
    const list = tables.get(table);
    const rows = list === undefined ? undefined : form.fields.get(`/${list}/*`);
    const what = empty.length === 1 ? `the column ${empty[0]}` : `the columns ${empty.join(', ')}`;
    report({
      code: 'column-empty',
      ...(rows ? { file: rows.file, place: rows.place } : { file: form.file, place: '/sections' }),
      message: `No field of ${list === undefined ? `the form "${form.id}"` : `"${list}"`} fills ${what} of the record, and the program needs what stands there.`,
      remedy:
        'Write "column" with that name at the field that asks for it. Its name, label and layout are free.',
    });
  }
}

type Tables = CopiedRecord['tables'];

function columnIn(tables: Tables, name: string): CopiedColumn | undefined {
  const [table = '', column = ''] = name.split('.');
  const columns = Object.hasOwn(tables, table) ? tables[table] : undefined;
  return columns && Object.hasOwn(columns, column) ? columns[column] : undefined;
}

const namesIn = (tables: Tables): readonly string[] =>
  Object.entries(tables).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
