// What the schema finds in long lists, row by row: answers are never mutated, so a row that is still the same object has
// the same faults, and one key typed among thousands of rows costs one row.
import { type FormTree, formTree } from '../form/form-tree.ts';
import type {
  Answers,
  Fault,
  FormBundle,
  Json,
  JsonObject,
  Pointer,
  Schema,
  SchemaError,
  Validate,
} from '../model/types.ts';
import { joined } from '../values/joined.ts';
import { isList, isObject } from '../values/paths.ts';
import { originOf } from '../values/row-origin.ts';
import { AlikeRows, type RowError } from './alike-rows.ts';
import { errorsOf } from './begun.ts';
import { withoutEmptyMembers } from './empty-members.ts';
import { isSaid, paramsOf, schemaFaults } from './schema-faults.ts';

/** The schema's faults of one list's rows: one per place, in page order. */
export interface ListFaults {
  readonly path: Pointer;
  readonly faults: readonly Fault[];
}

export interface Found {
  readonly lists: readonly ListFaults[];
  /** Of everything else, as they were found. */
  readonly others: readonly Fault[];
}

/** Shorter lists are judged with the rest. */
const LONG = 50;

/** Validates the answers; of long lists only the rows that were not seen at their place before. */
export function validated(form: FormBundle, validate: Validate, answers: Answers): Found {
  const tree = formTree(form);
  const long = rowLists(form).flatMap((name) => {
    const rows = answers[name];
    return isList(rows) && rows.length >= LONG && holdsRows(rows) ? [{ name, rows }] : [];
  });
  if (long.length === 0) {
    const errors = withoutEmptyMembers(errorsOf(validate, answers), answers, tree);
    return { lists: [], others: schemaFaults(errors, tree) };
  }
  const lists = long.map(({ name, rows }) => new RowList(name, rows, knownRows(tree, validate)));
  const asked = Object.fromEntries(lists.map((list) => [list.name, list.unknownRows()]));
  const errors = errorsOf(validate, { ...answers, ...asked });
  const rest = errors.filter((error) => !lists.some((list) => list.take(error)));
  const others = withoutEmptyMembers(rest, answers, tree);
  return {
    lists: lists.map((list) => ({ path: list.path, faults: list.faults(tree) })),
    others: schemaFaults([...others, ...lists.flatMap((list) => list.beyondLimits(form))], tree),
  };
}

const ROWS = new WeakSet<readonly Json[]>();

/** Is each member an object? Of a list that differs in one row from a known one, that row says it. */
function holdsRows(list: readonly Json[]): list is readonly JsonObject[] {
  if (ROWS.has(list)) return true;
  const origin = originOf(list);
  const holds =
    origin !== undefined && ROWS.has(origin.list)
      ? isObject(list[origin.index])
      : list.every(isObject);
  if (holds) ROWS.add(list);
  return holds;
}

interface KnownRow {
  readonly index: number;
  readonly faults: readonly Fault[];
}

/** The faults of a whole list, by row and one behind the other. */
interface KnownList {
  readonly byRow: readonly (readonly Fault[])[];
  readonly all: readonly Fault[];
}

/** What is known of the rows of one list, of whole lists of them, and of rows that lack the same. */
interface Known {
  readonly rows: WeakMap<object, KnownRow>;
  readonly lists: WeakMap<readonly Json[], KnownList>;
  readonly alike: AlikeRows;
}

const NO_FAULTS: readonly Fault[] = [];

/** By the list's name. */
type KnownRows = Map<string, Known>;

const KNOWN = new WeakMap<FormTree, WeakMap<Validate, KnownRows>>();

function knownRows(tree: FormTree, validate: Validate): KnownRows {
  const byValidate = KNOWN.get(tree) ?? new WeakMap<Validate, KnownRows>();
  KNOWN.set(tree, byValidate);
  const known = byValidate.get(validate) ?? new Map();
  byValidate.set(validate, known);
  return known;
}

/** What a schema may say of a list as a whole without a row being judged by its neighbours. */
const LIMITS = [
  { keyword: 'minItems', isBeyond: (count: number, limit: number) => count < limit },
  { keyword: 'maxItems', isBeyond: (count: number, limit: number) => count > limit },
] as const;

/** One list while it is validated: the rows not seen before stand close together, and their errors are led back. */
class RowList {
  readonly name: string;
  readonly path: Pointer;
  readonly #rows: readonly JsonObject[];
  readonly #known: Known;
  readonly #faults: (readonly Fault[])[];
  /** What was known of a list that differs in one row only. */
  readonly #before: { readonly list: KnownList; readonly index: number } | undefined;
  readonly #unknown: number[] = [];
  /** By the place among the unknown. */
  readonly #errors: RowError[][] = [];
  readonly #start: string;

  constructor(name: string, rows: readonly JsonObject[], known: KnownRows) {
    this.name = name;
    this.path = pathOf(name);
    this.#start = `${this.path}/`;
    this.#rows = rows;
    this.#known = known.get(name) ?? {
      rows: new WeakMap(),
      lists: new WeakMap(),
      alike: new AlikeRows(),
    };
    known.set(name, this.#known);
    const origin = originOf(rows);
    const list = origin && this.#known.lists.get(origin.list);
    this.#before = list && { list, index: origin.index };
    this.#faults = list === undefined ? [] : list.byRow.slice();
    if (this.#before !== undefined) this.#look(this.#before.index);
    else for (let index = 0; index < rows.length; index += 1) this.#look(index);
  }

  #look(index: number): void {
    const row = this.#rows[index];
    const known = row && this.#known.rows.get(row);
    if (known?.index === index) this.#faults[index] = known.faults;
    else this.#unknown.push(index);
  }

  unknownRows(): readonly JsonObject[] {
    return this.#unknown.map((index) => this.#rows[index] ?? {});
  }

  /** Keeps an error of a row, under the row's own index; false where it is not of this list's rows. */
  take(error: SchemaError): boolean {
    const { instancePath } = error;
    // The validator has counted the rows it was given, not those there are.
    if (instancePath === this.path) return LIMITS.some(({ keyword }) => keyword === error.keyword);
    if (!instancePath.startsWith(this.#start)) return false;
    const start = this.#start.length;
    const slash = instancePath.indexOf('/', start);
    const end = slash < 0 ? instancePath.length : slash;
    if (!isSaid(error)) return true;
    const at = Number(instancePath.slice(start, end));
    this.#errors[at] ??= [];
    this.#errors[at].push({ error, below: instancePath.slice(end) });
    return true;
  }

  /** Are there more or fewer rows than the schema allows? */
  beyondLimits(form: FormBundle): readonly SchemaError[] {
    const schema = formTree(form).root.children.get(this.name)?.schema;
    return LIMITS.flatMap(({ keyword, isBeyond }) => {
      const limit = schema?.[keyword];
      if (typeof limit !== 'number' || !isBeyond(this.#rows.length, limit)) return [];
      return [{ keyword, instancePath: this.path, params: { limit } }];
    });
  }

  faults(tree: FormTree): readonly Fault[] {
    for (let at = 0; at < this.#unknown.length; at += 1) {
      const index = this.#unknown[at] ?? 0;
      const errors = this.#errors[at];
      const faults = errors === undefined ? NO_FAULTS : this.#faultsOf(index, errors, tree);
      const row = this.#rows[index];
      if (row !== undefined) this.#known.rows.set(row, { index, faults });
      this.#faults[index] = faults;
    }
    const all = this.#joined();
    this.#known.lists.set(this.#rows, { byRow: this.#faults, all });
    return all;
  }

  /** The faults of a row: what is told of such errors is found for the first row that has them. */
  #faultsOf(index: number, errors: readonly RowError[], tree: FormTree): readonly Fault[] {
    const row = `${this.#start}${index}`;
    const messages = this.#known.alike.messagesOf(row, errors, tree);
    return messages.map(({ by, below, code, section }) => {
      const error = errors[by]?.error;
      return { path: row + below, code, params: error ? paramsOf(error) : {}, section };
    });
  }

  /** Where one row changed, the faults before and behind its own are moved as they stand, not gathered anew. */
  #joined(): readonly Fault[] {
    if (this.#before === undefined) return joined(this.#faults);
    const { list, index } = this.#before;
    let start = 0;
    for (let row = 0; row < index; row += 1) start += list.byRow[row]?.length ?? 0;
    const gone = list.byRow[index]?.length ?? 0;
    return list.all.toSpliced(start, gone, ...(this.#faults[index] ?? []));
  }
}

const pathOf = (name: string): Pointer => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const ROW_LISTS = new WeakMap<FormBundle, readonly string[]>();

/** Lists whose rows the schema judges each for itself: of the list as a whole nothing is said but how long it may be. */
function rowLists(form: FormBundle): readonly string[] {
  const known = ROW_LISTS.get(form);
  if (known !== undefined) return known;
  const found = form.sections.every(({ schema }) => saysOnly(schema, PLAIN_OBJECT))
    ? form.sections.flatMap(({ schema }) =>
        Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
          isRowList(child) ? [name] : [],
        ),
      )
    : [];
  const once = found.filter((name) => ownersOf(form, name) === 1);
  ROW_LISTS.set(form, once);
  return once;
}

const ownersOf = (form: FormBundle, name: string): number =>
  form.sections.filter(({ schema }) => Object.hasOwn(schema.properties ?? {}, name)).length;

const WORDS = ['$schema', '$id', '$comment', 'title', 'description', 'default', 'definitions'];
const PLAIN_OBJECT = new Set([...WORDS, 'type', 'properties', 'required', 'additionalProperties']);
const PLAIN_LIST = new Set([...WORDS, 'type', 'items', 'minItems', 'maxItems', 'uniqueBy']);

const saysOnly = (schema: Schema, keywords: ReadonlySet<string>): boolean =>
  Object.keys(schema).every((keyword) => keywords.has(keyword));

const isRowList = (schema: Schema): boolean =>
  schema.type === 'array' && isObject(schema.items) && saysOnly(schema, PLAIN_LIST);
