// Reads leads out of a CSV file as a CRM or a spreadsheet exports them: any order of columns, names in any spelling.
import { CsvError, parse } from 'csv-parse/sync';
import { nearestOf } from '../../runtime/core/index.ts';

/** What a lead may have, by name, with the longest text it may be. */
export type Known = ReadonlyMap<string, number | undefined>;

export interface NewLead {
  readonly line: number;
  readonly email: string;
  readonly props: Readonly<Record<string, string>>;
}

/** Why the file, or a line of it, cannot be taken. */
export interface CsvFault {
  readonly line: number;
  readonly says: string;
}

export interface ReadLeads {
  readonly leads: readonly NewLead[];
  readonly faults: readonly CsvFault[];
  /** Columns nothing reads, with the name that may have been meant. */
  readonly ignored: readonly { readonly column: string; readonly nearest: string | undefined }[];
}

export const MOST_LEADS = 50_000;
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
/** As the sign-in page takes it: who is invited by another address could never enter. */
const TAKEN_EMAIL = /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,8}$/;
const LONGEST_EMAIL = 254;
/** What no keyboard types, and no store keeps. */
const UNSEEN = /[^\P{Cc}\t\n\r]/u;
/** Spreadsheets write their separator so, in a line before the names of the columns. */
const SEPARATOR_LINE = /^sep=([,;\t])(?=\r?\n)/i;

/** All of the file, or everything that is wrong with it. A lead keeps only what is filled in. */
export function readCsv(bytes: Uint8Array, known: Known): ReadLeads {
  const nothing = (line: number, says: string): ReadLeads => ({
    leads: [],
    faults: [{ line, says }],
    ignored: [],
  });
  const whole = textOf(bytes);
  if (whole === undefined)
    return nothing(1, 'The file is not UTF-8. In a spreadsheet, save it as "CSV UTF-8".');
  // An empty line in its place, so that lines are counted as before.
  const text = whole.replace(SEPARATOR_LINE, '');
  try {
    const [, declared] = SEPARATOR_LINE.exec(whole) ?? [];
    const separator = isSeparator(declared) ? declared : separatorOf(text, known);
    const [head, ...rows] = linesOf(text, separator);
    if (head === undefined) return nothing(1, 'The file is empty.');
    if (rows.length > MOST_LEADS)
      return nothing(
        head.line,
        `There are ${rows.length} leads. Import at most ${MOST_LEADS} at once.`,
      );
    return leadsIn(head, rows, { known, separator });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return nothing(Number(error.lines ?? 1), quoteFault(error));
  }
}

/** The parser stops at quotes only. One that is never closed is noticed at the end of the file. */
const quoteFault = ({ code }: CsvError): string =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quote (") is opened in this file and never closed. Close it; one that belongs to a text is written twice ("").'
    : 'A quote (") stands inside a text. Put the whole text in quotes and write the one inside it twice (""), or leave it out.';

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A comma, or what spreadsheets of other countries take for it, each with its name. */
const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;
type Separator = keyof typeof SEPARATORS;

const isSeparator = (sign: string | undefined): sign is Separator =>
  sign !== undefined && Object.hasOwn(SEPARATORS, sign);

/** The one between the names of the columns: any other may stand in a text. */
function separatorOf(text: string, known: Known): Separator {
  const names = new Set([...known.keys(), 'email'].map(plain));
  const found = (Object.keys(SEPARATORS) as Separator[]).map((separator) => {
    const [head] = linesOf(text, separator, 1);
    const cells = head?.cells ?? [];
    return {
      separator,
      weight: [cells.filter((cell) => names.has(plain(cell))).length, cells.length],
    };
  });
  found.sort(
    (a, b) => (b.weight[0] ?? 0) - (a.weight[0] ?? 0) || (b.weight[1] ?? 0) - (a.weight[1] ?? 0),
  );
  return found[0]?.separator ?? ',';
}

/** The line is counted as an editor counts it. */
function linesOf(text: string, separator: Separator, most?: number): readonly Line[] {
  const rows = parse(text, {
    bom: true,
    delimiter: separator,
    info: true,
    ...(most !== undefined && { to: most }),
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  }) as unknown as readonly {
    readonly record: string[];
    readonly info: { readonly lines: number };
  }[];
  return rows.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

/** How the lines of a file are to be read. */
interface Reading {
  readonly known: Known;
  readonly separator: Separator;
}

function leadsIn(head: Line, rows: readonly Line[], reading: Reading): ReadLeads {
  const { known } = reading;
  const names = new Map([...known.keys(), 'email'].map((name) => [plain(name), name]));
  const columns = head.cells.map((cell) => names.get(plain(cell)));
  const faults: CsvFault[] = columnFaults(head, columns);
  const leads: NewLead[] = [];
  const seen = new Map<string, number>();
  for (const row of faults.length > 0 ? [] : rows) {
    const { lead, says } = leadIn(row, columns, reading);
    const before = seen.get(lead.email);
    const wrong =
      before === undefined || lead.email === ''
        ? says
        : [...says, `The same e-mail address stands in line ${before}.`];
    faults.push(...wrong.map((one) => ({ line: row.line, says: one })));
    seen.set(lead.email, before ?? row.line);
    leads.push(lead);
  }
  const ignored = head.cells
    .filter((cell, at) => columns[at] === undefined && cell !== '')
    .map((column) => ({ column, nearest: nearestOf(column, [...names.values()]) }));
  return { leads: faults.length > 0 ? [] : leads, faults, ignored };
}

function columnFaults(head: Line, columns: readonly (string | undefined)[]): CsvFault[] {
  if (!columns.includes('email'))
    return [{ line: head.line, says: 'There is no column "email": each lead is known by it.' }];
  const twice = columns.filter((name, at) => name !== undefined && columns.indexOf(name) < at);
  return [...new Set(twice)].map((name) => ({
    line: head.line,
    says: `The column "${name}" stands there twice.`,
  }));
}

function leadIn(
  { line, cells }: Line,
  columns: readonly (string | undefined)[],
  { known, separator }: Reading,
): { readonly lead: NewLead; readonly says: readonly string[] } {
  const says: string[] = [];
  const props: Record<string, string> = {};
  let email = '';
  if (cells.length > columns.length)
    says.push(
      `There are more cells than columns: a text with a ${SEPARATORS[separator]} in it needs quotes.`,
    );
  cells.forEach((cell, at) => {
    const name = columns[at];
    if (name === undefined || cell === '') return;
    if (UNSEEN.test(cell)) {
      says.push(`A sign that cannot be seen stands in "${name}". Type the text anew.`);
      if (name !== 'email') return;
    }
    if (name === 'email') {
      email = cell.toLowerCase();
      return;
    }
    const most = known.get(name);
    if (most !== undefined && cell.length > most)
      says.push(`"${name}" has ${cell.length} characters. At most ${most} are kept.`);
    props[name] = cell;
  });
  if (email === '') says.push('There is no e-mail address.');
  else if (!EMAIL.test(email) || email.length > LONGEST_EMAIL)
    says.push(`"${email}" is no e-mail address.`);
  else if (!TAKEN_EMAIL.test(email) && !UNSEEN.test(email))
    says.push(
      `The sign-in page does not take the e-mail address "${email}": who is invited by it could not enter.`,
    );
  return { lead: { line, email, props }, says };
}

/** "First Name", "first_name" and "firstname" are one. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
