// What calls offer and find while one form is judged: each question is asked once, however many rows have it.
import {
  type Answers,
  childPointer,
  type Fault,
  getAt,
  isBlank,
  isDeletedRow,
  isList,
  isObject,
  type Json,
  type JsonObject,
  rowsNamed,
  toPointer,
} from '../../runtime/core/index.ts';
import { choicesOf, foundBy } from '../choices/index.ts';
import type { Services } from '../context.ts';
import { newFault } from './faults.ts';

type Choices = ReadonlyMap<string, Json>;

export class Catalogue {
  readonly #services: Services;
  readonly #known = new Map<string, Promise<Choices>>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** The choice whose key this value has; undefined where the call offers none. */
  async choice(options: JsonObject, asked: JsonObject, value: Json): Promise<Json | undefined> {
    const question = JSON.stringify([options.call, options.value, asked]);
    const known = this.#known.get(question) ?? this.#ask(options, asked);
    this.#known.set(question, known);
    const key = options.whole === true ? keyOf(options, value) : value;
    return (await known).get(JSON.stringify(key));
  }

  async #ask(options: JsonObject, asked: JsonObject): Promise<Choices> {
    const items = await choicesOf(this.#services, String(options.call), asked);
    return new Map(items.map((item) => [JSON.stringify(keyOf(options, item)), item]));
  }

  /** What a look-up (`ui:options.fill`) finds. */
  found(fill: JsonObject, asked: JsonObject): Promise<JsonObject> {
    return foundBy(this.#services, String(fill.call), asked);
  }

  /** A fault at each row of a list that no row of the table it is chosen in stands for (`into.by` of a view). */
  async missingRows(
    views: Readonly<Record<string, JsonObject>>,
    form: string,
    answers: Answers,
  ): Promise<readonly Fault[]> {
    const filling = Object.values(views).flatMap((view) => {
      const { into, source } = view;
      if (!isObject(into) || into.form !== form || !isList(into.by) || !isObject(source)) return [];
      const path = toPointer(String(into.list));
      return [{ view, path, by: into.by.map(String), call: String(source.call) }];
    });
    const faults = filling.map(async ({ view, path, by, call }) => {
      const rows = getAt(answers, path);
      const at = by.at(-1);
      if (!isList(rows) || rows.length === 0 || at === undefined) return [];
      const isLeftOut = rowsNamed(view, 'exclude');
      const offered = (await choicesOf(this.#services, call, {})).filter(
        (row) => isObject(row) && !isLeftOut(row),
      );
      const known = new Set(offered.map((row) => nameIn(row, by)));
      return rows.flatMap((row, index) =>
        !isObject(row) || isDeletedRow(row) || known.has(nameIn(row, by))
          ? []
          : [newFault(childPointer(childPointer(path, index), at), 'enum')],
      );
    });
    return (await Promise.all(faults)).flat();
  }
}

const nameIn = (row: Json, by: readonly string[]): string =>
  JSON.stringify(by.map((name) => (isObject(row) && !isBlank(row[name]) ? String(row[name]) : '')));

const keyOf = ({ value: name }: JsonObject, item: Json): Json =>
  isObject(item) && typeof name === 'string' ? (item[name] ?? null) : item;
