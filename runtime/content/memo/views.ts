// Maps, sets and objects that note what is read of them: from it follows which steps a change concerns.

/** Where it is noted. */
export interface Notes {
  whole(): void;
  names(): void;
  asked(name: string): void;
  member(name: string): void;
}

/** The value as a step sees it: every look is noted. */
export function viewOf<T>(value: T, notes: Notes): T {
  if (value instanceof Map) return new MapView(value, notes) as T;
  if (value instanceof Set) return new SetView(value, notes) as T;
  if (typeof value !== 'object' || value === null) {
    notes.whole();
    return value;
  }
  // That there is such an object at all is something one reads, too.
  notes.names();
  return objectView(value, notes) as T;
}

class MapView<V> implements ReadonlyMap<string, V> {
  readonly #map: ReadonlyMap<string, V>;
  readonly #notes: Notes;

  constructor(map: ReadonlyMap<string, V>, notes: Notes) {
    this.#map = map;
    this.#notes = notes;
  }

  get size(): number {
    this.#notes.names();
    return this.#map.size;
  }

  get(name: string): V | undefined {
    this.#notes.member(name);
    return this.#map.get(name);
  }

  has(name: string): boolean {
    this.#notes.asked(name);
    return this.#map.has(name);
  }

  keys() {
    this.#notes.names();
    return this.#map.keys();
  }

  values() {
    this.#notes.whole();
    return this.#map.values();
  }

  entries() {
    this.#notes.whole();
    return this.#map.entries();
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  forEach(look: (value: V, name: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [name, value] of this.entries()) look(value, name, this);
  }
}

class SetView implements ReadonlySet<string> {
  readonly #set: ReadonlySet<string>;
  readonly #notes: Notes;

  constructor(set: ReadonlySet<string>, notes: Notes) {
    this.#set = set;
    this.#notes = notes;
  }

  get size(): number {
    this.#notes.names();
    return this.#set.size;
  }

  has(name: string): boolean {
    this.#notes.asked(name);
    return this.#set.has(name);
  }

  keys() {
    this.#notes.names();
    return this.#set.keys();
  }

  values() {
    return this.keys();
  }

  entries() {
    this.#notes.names();
    return this.#set.entries();
  }

  [Symbol.iterator]() {
    return this.keys();
  }

  forEach(look: (value: string, name: string, set: ReadonlySet<string>) => void): void {
    for (const name of this.keys()) look(name, name, this);
  }
}

const objectView = (value: object, notes: Notes): object =>
  new Proxy(value, {
    get(target, name) {
      if (typeof name === 'string') notes.member(name);
      return Reflect.get(target, name);
    },
    has(target, name) {
      if (typeof name === 'string') notes.asked(name);
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      notes.names();
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(target, name) {
      if (typeof name === 'string') notes.member(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
