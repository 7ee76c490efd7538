// Reads the house: what `schemas/house.json` and the tables beside it say together.
import { type DeclaredFormat, FORMATS, isObject, type WaitingStep } from '../../core/index.ts';
import { type FormatFile, HOUSE_FILE, type House, type HouseFile } from '../model/house.ts';
import { type Checked, filesOf } from './checked.ts';

/** Content without a house file: one role, one kind of caller, one service. */
const PLAIN: HouseFile = {
  timeZone: 'UTC',
  roles: { public: {} },
  callers: { none: {} },
  bases: ['app'],
};

/** Reads the house and its tables; what a meta-schema refused counts as not written. */
export function houseOf(checked: Checked): House {
  const { values, passed } = checked;
  const file = passed.has(HOUSE_FILE) ? (values.get(HOUSE_FILE) as unknown as HouseFile) : PLAIN;
  const tables = tablesOf(checked);
  const formatFiles = file.formats ?? {};
  return {
    timeZone: file.timeZone,
    waiting: byDays(file.waiting ?? []),
    ...(file.billing && { billing: { ...file.billing, steps: byDays(file.billing.steps) } }),
    roles: file.roles,
    callers: file.callers,
    bases: file.bases,
    ...(file.addresses && { addresses: file.addresses }),
    stateGroups: file.stateGroups ?? {},
    formats: Object.fromEntries(
      Object.entries(formatFiles).flatMap(([name, format]) => {
        const made = formatFrom(format, tables);
        return made === undefined ? [] : [[name, made] as const];
      }),
    ),
    formatFiles,
    tables: [...tables.keys()],
    ownTables: ownTables(tables, formatFiles),
    documents: file.documents ?? {},
    files: file.files ?? {},
    apart: file.apart ?? [],
    serverOnly: file.wording?.serverOnly ?? [],
    print: file.wording?.print ?? [],
    papers: file.wording?.papers ?? [],
  };
}

const byDays = (steps: readonly WaitingStep[]): readonly WaitingStep[] =>
  steps.toSorted((one, other) => one.days - other.days);

type Tables = ReadonlyMap<string, Readonly<Record<string, string>>>;

function tablesOf(checked: Checked): Tables {
  return new Map(
    filesOf('table', checked).flatMap(([file, value]) =>
      isObject(value)
        ? [[nameOf(file), value.values as unknown as Readonly<Record<string, string>>] as const]
        : [],
    ),
  );
}

function ownTables(tables: Tables, formats: Readonly<Record<string, FormatFile>>) {
  const read = Object.values(formats).flatMap((format) =>
    'table' in format ? [format.table] : [],
  );
  return Object.fromEntries([...tables].filter(([name]) => !read.includes(name)));
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.json'.length);

function formatFrom(format: FormatFile, tables: Tables): DeclaredFormat | undefined {
  if ('of' in format) return Object.hasOwn(FORMATS, format.of) ? format : undefined;
  const values = tables.get(format.table);
  return values && { values, ...(format.letters !== undefined && { letters: format.letters }) };
}
