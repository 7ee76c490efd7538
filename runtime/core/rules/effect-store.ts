// Keeps what all fired rules say of each place, and brings up to date only the places that a change is about.

import type { FieldState, FormBundle, Json, JsonObject, Pointer } from '../model/types.ts';
import { expand, generic } from '../values/paths.ts';
import { sameValue } from '../values/values.ts';
import { effectKind, type Mark, type Sheet } from './effects.ts';
import type { World } from './facts.ts';
import type { RuleMessage, RuleVerdict } from './field-states.ts';
import type { Firing } from './firings.ts';
import type { Instance } from './rule-plan.ts';

/** What one fired instance says of one place. */
interface Entry {
  readonly key: string;
  readonly index: number;
  readonly rule: string;
  readonly mark?: Mark;
  readonly options?: readonly Json[];
  readonly fault?: RuleMessage;
  readonly warning?: RuleMessage;
}

type FieldStates = Readonly<Record<Pointer, FieldState>>;

/** Hide beats show, relax beats require, disable beats enable; options leave what all of them allow. */
export class EffectStore {
  readonly #form: FormBundle;
  readonly #entries = new Map<Pointer, readonly Entry[]>();
  readonly #placesOf = new Map<string, readonly Pointer[]>();
  readonly #dialogs = new Map<string, { index: number; dialog: string }>();
  readonly #fired = new Map<string, { index: number; rule: string }>();
  readonly #faults = new Map<Pointer, readonly RuleMessage[]>();
  readonly #warnings = new Map<Pointer, readonly RuleMessage[]>();
  readonly #stale = new Set<Pointer>();
  #fields: FieldStates;
  #because: Readonly<Record<Pointer, readonly string[]>> = {};
  #known: FieldStates;

  /** Starts with nothing fired. `known` lends its objects to states that are the same again. */
  constructor(form: FormBundle, world: World, known: FieldStates = {}) {
    this.#form = form;
    this.#fields = {};
    this.#known = known;
    for (const pointer of flaggedFields(form)) {
      for (const place of expand(world.answers, pointer)) this.#stale.add(place);
    }
  }

  /** Replaces what an instance said by what it says now: nothing, unless it fired. */
  replace(instance: Instance, firing: Firing | undefined, world: World): void {
    const { index } = instance.planned;
    const key = `${index}${instance.rowPointer}`;
    for (const place of this.#placesOf.get(key) ?? []) {
      const others = this.#entries.get(place)?.filter((entry) => entry.key !== key) ?? [];
      if (others.length === 0) this.#entries.delete(place);
      else this.#entries.set(place, others);
      this.#stale.add(place);
    }
    this.#placesOf.delete(key);
    this.#dialogs.delete(key);
    this.#fired.delete(key);
    if (firing === undefined) return;
    const { rule } = firing.planned;
    this.#fired.set(key, { index, rule: rule.name });
    const sheet = this.#sheet(key, index, rule.name);
    const kind = effectKind(rule.effect, rule.name);
    kind.state(rule.effect, firing.places(), sheet, firing.read(world));
  }

  /** What everything together says. Objects of places that did not change are the same as before. */
  verdict(): RuleVerdict {
    if (this.#stale.size > 0) this.#refresh();
    return {
      fields: this.#fields,
      faults: [...this.#faults.values()].flat(),
      warnings: [...this.#warnings.values()].flat(),
      opens: namesInOrder([...this.#dialogs.values()].map(({ index, dialog }) => [index, dialog])),
      because: this.#because,
      fired: namesInOrder([...this.#fired.values()].map(({ index, rule }) => [index, rule])),
    };
  }

  #sheet(key: string, index: number, rule: string): Sheet {
    const places: Pointer[] = [];
    this.#placesOf.set(key, places);
    const enter = (place: Pointer, change: Partial<Entry>): void => {
      const entry = { key, index, rule, ...change };
      const known = this.#entries.get(place) ?? [];
      const at = known.findLastIndex((other) => other.index <= index) + 1;
      this.#entries.set(place, known.toSpliced(at, 0, entry));
      this.#stale.add(place);
      places.push(place);
    };
    const change = (path: Pointer, message: string, params: JsonObject): RuleMessage => ({
      path,
      message,
      params,
      rule,
    });
    return {
      note: (place) => enter(place, {}),
      mark: (place, mark) => enter(place, { mark }),
      allow: (place, options) => enter(place, { options }),
      fault: (place, message, params) => enter(place, { fault: change(place, message, params) }),
      warn: (place, message, params) => enter(place, { warning: change(place, message, params) }),
      open: (dialog) => this.#dialogs.set(key, { index, dialog }),
    };
  }

  #refresh(): void {
    const fields: Record<Pointer, FieldState> = { ...this.#fields };
    const because: Record<Pointer, readonly string[]> = { ...this.#because };
    for (const place of this.#stale) {
      const entries = this.#entries.get(place) ?? [];
      const state = stateOf(entries, this.#form.fields[generic(place)]);
      const before = this.#fields[place] ?? this.#known[place];
      if (state === undefined) delete fields[place];
      else fields[place] = before !== undefined && sameState(before, state) ? before : state;
      if (entries.length === 0) delete because[place];
      else because[place] = [...new Set(entries.map(({ rule }) => rule))];
      keep(
        this.#faults,
        place,
        entries.flatMap(({ fault }) => fault ?? []),
      );
      keep(
        this.#warnings,
        place,
        entries.flatMap(({ warning }) => warning ?? []),
      );
    }
    this.#fields = fields;
    this.#because = because;
    this.#known = {};
    this.#stale.clear();
  }
}

function stateOf(
  entries: readonly Entry[],
  field: FormBundle['fields'][string] | undefined,
): FieldState | undefined {
  const marks = new Set(entries.map(({ mark }) => mark));
  const options = entries.flatMap((entry) => (entry.options === undefined ? [] : [entry.options]));
  const hidden = marks.has('hide') || (field?.hiddenAtFirst === true && !marks.has('show'));
  const disabled =
    marks.has('disable') || (field?.disabledAtFirst === true && !marks.has('enable'));
  const state: FieldState = {
    ...(hidden && { hidden }),
    ...(disabled && { disabled }),
    ...((marks.has('relax') || marks.has('require')) && { required: !marks.has('relax') }),
    ...(options.length > 0 && { options: options.reduce(common) }),
  };
  return Object.keys(state).length > 0 ? state : undefined;
}

const FLAGGED = new WeakMap<FormBundle, readonly Pointer[]>();

function flaggedFields(form: FormBundle): readonly Pointer[] {
  let flagged = FLAGGED.get(form);
  if (flagged === undefined) {
    flagged = Object.entries(form.fields).flatMap(([pointer, field]) =>
      field.hiddenAtFirst || field.disabledAtFirst ? [pointer] : [],
    );
    FLAGGED.set(form, flagged);
  }
  return flagged;
}

const common = (a: readonly Json[], b: readonly Json[]): readonly Json[] =>
  a.filter((item) => b.some((other) => sameValue(item, other)));

const sameState = (a: FieldState, b: FieldState): boolean =>
  a.hidden === b.hidden &&
  a.disabled === b.disabled &&
  a.required === b.required &&
  (a.options === b.options || sameValue(a.options, b.options));

function keep<T>(map: Map<Pointer, readonly T[]>, place: Pointer, items: readonly T[]): void {
  if (items.length === 0) map.delete(place);
  else map.set(place, items);
}

/** Each name once, in the order of the rules. */
const namesInOrder = (named: readonly (readonly [number, string])[]): readonly string[] => [
  ...new Set(named.toSorted(([a], [b]) => a - b).map(([, name]) => name)),
];
