// Sentences of a foreign schema for wrong answers (`errorMessage` of ajv-errors) become messages of the fields they speak of.
import { isObject, type Json, type JsonObject } from '../../core/index.ts';
import { join } from './texts.ts';
import type { At, Walk } from './walk.ts';

/** Words of a schema that say how an answer can be wrong; `required` is said of the members. */
const LIMITS = new Set([
  ...['type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength', 'multipleOf'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems'],
  ...['uniqueItems', 'contains', 'minProperties', 'maxProperties', 'propertyNames', 'not'],
  ...['oneOf', 'anyOf'],
]);

/** Takes the sentences over; of those that no message can be made of it is told. */
export function takeErrors(walk: Walk, value: Json, at: At, node: JsonObject): undefined {
  if (at.condition === undefined) new Sentences(walk, at.path).take(value, node);
  return undefined;
}

class Sentences {
  readonly #walk: Walk;
  readonly #path: string;

  constructor(walk: Walk, path: string) {
    this.#walk = walk;
    this.#path = path;
  }

  take(value: Json, node: JsonObject): void {
    if (typeof value === 'string') {
      this.#ofAll(value, node);
      return;
    }
    if (!isObject(value)) return;
    for (const [word, said] of Object.entries(value))
      if (said !== undefined && word !== '_') this.#ofWord(word, said, node);
    // What has a sentence of its own keeps it.
    if (typeof value._ === 'string') this.#ofAll(value._, node);
  }

  #ofWord(word: string, said: Json, node: JsonObject): void {
    if (word === 'required' || word === 'properties') this.#ofMembers(word, said, node);
    else if (typeof said === 'string' && LIMITS.has(word) && node[word] !== undefined)
      this.#say(this.#path, word, said);
    else this.#leaveOut(word, said);
  }

  #ofMembers(word: string, said: Json, node: JsonObject): void {
    const known = isObject(node.properties) ? node.properties : {};
    const required = Array.isArray(node.required) ? node.required.map(String) : [];
    const all = Object.fromEntries(required.map((name) => [name, said]));
    const members = isObject(said) ? said : word === 'required' ? all : undefined;
    if (members === undefined) this.#leaveOut(word, said);
    for (const [name, text] of Object.entries(members ?? {})) {
      const path = join(this.#path, name);
      const member = known[name];
      if (typeof text !== 'string') continue;
      if (word === 'required') this.#say(path, 'required', text);
      else if (isObject(member)) new Sentences(this.#walk, path).take(text, member);
    }
  }

  #ofAll(text: string, node: JsonObject): void {
    for (const word of Object.keys(node)) if (LIMITS.has(word)) this.#say(this.#path, word, text);
    if (Array.isArray(node.required)) this.#ofMembers('required', text, node);
  }

  #say(path: string, word: string, text: string): void {
    // Answers that are put into a sentence stand where no placeholder of ours reaches.
    if (text.includes('${')) this.#leaveOut(word, text);
    else this.#walk.words.error(path, word, text);
  }

  #leaveOut(word: string, said: Json): void {
    this.#walk.notes.leftOut(this.#path, `errorMessage of ${word}: ${JSON.stringify(said)}`);
  }
}
