// What the fields of the floor share without drawing each other again: the answers, their faults, and who wants to hear of what.
import { type AjvError, faultsOf } from './faults.ts';
import type { Value } from './field.tsx';

type Validator = { (data: unknown): boolean; errors?: AjvError[] | null };
type Tell = (message: string | undefined) => void;
type Listed = readonly (readonly [string, string])[];
type Branch = { [name: string]: Value | Branch };

/** One form: fields hold their own text and message, and are told only what concerns them. Places are JSON Pointers. */
export class Form {
  readonly #validate: Validator;
  readonly #answers: Branch;
  readonly #fields = new Map<string, Tell>();
  readonly #readers = new Map<string, (value: Value) => void>();
  readonly #touched = new Set<string>();
  #lister: ((faults: Listed) => void) | undefined;
  #faults: Map<string, string>;
  #submitted = false;

  constructor(validate: Validator, answers: object = {}) {
    this.#validate = validate;
    this.#answers = structuredClone(answers) as Branch;
    this.#faults = faultsOf(validate, this.#answers);
  }

  value(place: string): Value {
    const { branch, name } = this.#at(place);
    return branch[name] as Value;
  }

  /** What a field shows that comes into sight. */
  message(place: string): string | undefined {
    return this.#submitted || this.#touched.has(place) ? this.#faults.get(place) : undefined;
  }

  /** A field on screen hears of its message; gives how it leaves. */
  join(place: string, tell: Tell): () => void {
    this.#fields.set(place, tell);
    // What was found between its first drawing and now.
    tell(this.message(place));
    return () => this.#fields.delete(place);
  }

  /** Who lists all that is wrong hears of it at each submit; gives how it leaves. */
  list(tell: (faults: Listed) => void): () => void {
    this.#lister = tell;
    return () => {
      this.#lister = undefined;
    };
  }

  /** What shows only for some answer to another field hears of that answer. One reader a field. */
  read(place: string, tell: (value: Value) => void): () => void {
    this.#readers.set(place, tell);
    return () => this.#readers.delete(place);
  }

  change(place: string, value: Value): void {
    const { branch, name } = this.#at(place);
    if (value === undefined) delete branch[name];
    else branch[name] = value;
    this.#touched.add(place);
    this.#readers.get(place)?.(value);
    const before = this.#faults;
    this.#faults = faultsOf(this.#validate, this.#answers);
    for (const [field, tell] of this.#fields)
      if (before.get(field) !== this.#faults.get(field)) tell(this.message(field));
  }

  submit(): void {
    this.#submitted = true;
    this.#faults = faultsOf(this.#validate, this.#answers);
    this.#lister?.([...this.#faults]);
    for (const [field, tell] of this.#fields) tell(this.#faults.get(field));
  }

  #at(place: string): { branch: Branch; name: string } {
    const [, ...tokens] = place.split('/');
    const name = tokens.pop() ?? '';
    return { branch: tokens.reduce((at, token) => at[token] as Branch, this.#answers), name };
  }
}
