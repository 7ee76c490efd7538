// What calls offer and find while one form is judged: each question is asked once, however many rows have it.
import { isObject, type Json, type JsonObject } from '../../runtime/core/index.ts';
import { choicesOf, foundBy } from '../choices/index.ts';
import type { Services } from '../context/context.ts';

type Choices = ReadonlyMap<string, Json>;

/** What calls offer to one person who asks them so, by the id of the call. */
export type Offers = Readonly<Record<string, (asked: JsonObject) => Promise<readonly Json[]>>>;

export class Catalogue {
  readonly #services: Services;
  readonly #offers: Offers;
  readonly #known = new Map<string, Promise<Choices>>();

  /** `offers` are what calls offer to this person alone. */
  constructor(services: Services, offers: Offers = {}) {
    this.#services = services;
    this.#offers = offers;
  }

  /** The choice whose key this value has; undefined where the call offers none. */
  async choice(options: JsonObject, asked: JsonObject, value: Json): Promise<Json | undefined> {
    const question = JSON.stringify([options.call, options.value, asked]);
    const known = this.#known.get(question) ?? this.#ask(options, asked);
    this.#known.set(question, known);
    const key = options.whole === true ? keyOf(options, value) : value;
    return (await known).get(JSON.stringify(key));
  }

  /** All that a call offers. */
  entries(call: string, asked: JsonObject): Promise<readonly Json[]> {
    const own = Object.hasOwn(this.#offers, call) ? this.#offers[call] : undefined;
    return own ? own(asked) : choicesOf(this.#services, call, asked);
  }

  async #ask(options: JsonObject, asked: JsonObject): Promise<Choices> {
    const items = await this.entries(String(options.call), asked);
    return new Map(items.map((item) => [JSON.stringify(keyOf(options, item)), item]));
  }

  /** What a look-up (`ui:options.fill`) finds. */
  found(fill: JsonObject, asked: JsonObject): Promise<JsonObject> {
    return foundBy(this.#services, String(fill.call), asked);
  }
}

const keyOf = ({ value: name }: JsonObject, item: Json): Json =>
  isObject(item) && typeof name === 'string' ? (item[name] ?? null) : item;
