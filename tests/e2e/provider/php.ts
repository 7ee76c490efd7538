// How the provider's services write: rows as a database driver of PHP hands them out, and what goes wrong there.

/** A value of a row as it stands in the database. */
export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/** A row as `mysqli` gives it: every number and every yes and no is a text; null stays. */
export function rowOf(row: Row): Record<string, string | null> {
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, textOf(cell)]));
}

const textOf = (cell: Cell): string | null => {
  if (cell === null) return null;
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return String(cell);
};

/** A day nobody set. */
export const NO_DAY = '0000-00-00';

/** What is wrong with the next answer of a call. */
export type Trouble =
  /** The page of a proxy or of PHP itself, with status 200. */
  | 'html'
  /** An error that says so with status 200. */
  | 'error'
  /** The answer comes, after a while. */
  | 'slow'
  /** A refusal in words, with status 200. */
  | 'refused'
  /** Half of what it should say. */
  | 'half';

export const PAGE =
  '<br />\n<b>Fatal error</b>:  Uncaught mysqli_sql_exception: Too many connections in <b>/var/www/api/db.php</b> on line <b>41</b><br />';
