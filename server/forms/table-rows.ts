// Lists that are filled from a table (`into` of a view): each row is one the table offers, in the table's words.
import {
  type Answers,
  childPointer,
  type Fault,
  type FormBundle,
  formTree,
  getAt,
  isBlank,
  isDeletedRow,
  isList,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  rowsNamed,
  setAt,
  toPointer,
} from '../../runtime/core/index.ts';
import { choicesOf } from '../choices/index.ts';
import type { ServerContext } from '../context/context.ts';
import { newFault } from './faults.ts';

/** What was judged by what calls offer. */
export interface CompletedRows {
  readonly faults: readonly Fault[];
  /** What the calls offer of the answers, in the words of the calls. */
  readonly answers: Answers;
}

/** A list of a form with the rows that its table offers. */
interface Filled {
  readonly path: Pointer;
  /** What a row of the list and the row it stands for have in common. */
  readonly by: readonly string[];
  readonly available: ReadonlyMap<string, JsonObject>;
  /** Members of a row that the table tells. */
  readonly supplied: ReadonlySet<string>;
}

/**
 * The answers with every such row in the words of its table, and a fault at each that stands for none. A deleted row may
 * stand for what is offered no more: it keeps no words.
 */
export async function rowsOfTables(
  { content, services }: Pick<ServerContext, 'services' | 'content'>,
  form: FormBundle,
  answers: Answers,
): Promise<CompletedRows> {
  let completed = answers;
  const faults: Fault[] = [];
  for (const { path, by, call, view } of fillingViews(content.app.views, form)) {
    const rows = getAt(answers, path);
    if (!isList(rows) || rows.length === 0) continue;
    const all = await choicesOf(services, call, {});
    const filled = filledBy(form, { view, path, by, all });
    completed = setAt(completed, path, rows.map((row) => inWordsOf(filled, row)) as Json);
    faults.push(...missing(filled, rows));
  }
  return { faults, answers: completed };
}

/** A view fills the list of one form, or of every form that uses a section. */
const isFilledBy = (form: FormBundle, { form: id, section, list }: JsonObject): boolean =>
  id === form.id ||
  (section !== undefined && formTree(form).at(toPointer(String(list)))?.section === section);

/** A view whose rows a list of the form is filled with. */
interface FillingView {
  readonly view: JsonObject;
  readonly path: Pointer;
  readonly by: readonly string[];
  readonly call: string;
}

type Views = ServerContext['content']['app']['views'];

const FILLING = new WeakMap<Views, WeakMap<FormBundle, readonly FillingView[]>>();

/** Most forms have none, and need not look at every view each time they are judged. */
function fillingViews(views: Views, form: FormBundle): readonly FillingView[] {
  const ofForms = FILLING.get(views) ?? new WeakMap<FormBundle, readonly FillingView[]>();
  FILLING.set(views, ofForms);
  const known = ofForms.get(form);
  if (known !== undefined) return known;
  const filling = Object.values(views).flatMap(({ into, source, ...view }): FillingView[] => {
    if (!isObject(into) || !isFilledBy(form, into) || !isList(into.by) || !isObject(source))
      return [];
    const path = toPointer(String(into.list));
    return [{ view, path, by: into.by.map(String), call: String(source.call) }];
  });
  ofForms.set(form, filling);
  return filling;
}

interface Filling extends Omit<FillingView, 'call'> {
  readonly all: readonly Json[];
}

function filledBy(form: FormBundle, { view, path, by, all }: Filling): Filled {
  const isLeftOut = rowsNamed(view, 'exclude');
  const available = all.filter(isObject).filter((row) => !isLeftOut(row));
  const members = [...(formTree(form).at(`${path}/*`)?.children.keys() ?? [])];
  return {
    path,
    by,
    available: new Map(available.map((row) => [nameIn(row, by), row])),
    supplied: new Set(members.filter((name) => available.some((row) => row[name] !== undefined))),
  };
}

function inWordsOf({ by, available, supplied }: Filled, row: Json): Json {
  if (!isObject(row)) return row;
  const words = available.get(nameIn(row, by));
  const own = Object.entries(row).filter(([name]) => by.includes(name) || !supplied.has(name));
  const ours = Object.entries(words ?? {}).filter(([name]) => supplied.has(name));
  return Object.fromEntries([...own, ...ours]);
}

const missing = ({ path, by, available }: Filled, rows: readonly Json[]): readonly Fault[] =>
  rows.flatMap((row, index) =>
    !isObject(row) || isDeletedRow(row) || available.has(nameIn(row, by))
      ? []
      : [newFault(childPointer(childPointer(path, index), by.at(-1) ?? ''), 'enum')],
  );

const nameIn = (row: JsonObject, by: readonly string[]): string =>
  JSON.stringify(by.map((name) => (isBlank(row[name]) ? '' : String(row[name]))));
