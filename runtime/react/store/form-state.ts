// All that a form on screen holds, and who hears of what changes: one immutable root of answers, cells by place, faults.

import {
  type Answers,
  controlsOf,
  type Fault,
  type FormBundle,
  type FormNode,
  formTree,
  getAt,
  type Json,
  type JsonObject,
  type Pointer,
  type RuleOutcome,
  sameValue,
  shownAt,
  type Validate,
} from '../../core/index.ts';
import { afterPaint } from './after-paint.ts';
import { afterTyping } from './after-press.ts';
import { AllOnTheirWay } from './all-on-their-way.ts';
import { appearanceOf, changedAppearance } from './appearance.ts';
import { Cells } from './cells.ts';
import { FaultsOnShow } from './faults-on-show.ts';
import type { FormStore, FormStoreOptions } from './form-store.ts';
import { createJudging, type Judging } from './judging.ts';
import { listeners } from './listeners.ts';
import { OpenedDialogs } from './opened-dialogs.ts';
import { nodesOf, withValues } from './places.ts';
import type { PlaceNow } from './rows.ts';
import { Unkept } from './unkept.ts';
import type { FieldView } from './view.ts';

/** The one mutable thing behind a form store; parts beside it change it, and each change tells whom it concerns. */
export class FormState {
  readonly anchor: (place: Pointer) => Pointer;
  readonly info: (pointer: Pointer) => FormNode | undefined;
  /** Message keys that say where a value came from, until it is changed. */
  readonly notes = new Map<Pointer, string>();
  readonly changes = listeners<void>();
  readonly statuses = listeners<void>();
  readonly opens = listeners<string>();
  readonly judging: Judging;
  readonly faults: FaultsOnShow;
  readonly cells: Cells;
  readonly unkept: Unkept;
  readonly onTheirWay: AllOnTheirWay;
  readonly #form: FormBundle;
  readonly #validate: Validate;
  readonly #shapes = new Map<Pointer, number>();
  #speaking: Validate | undefined;
  answers: Answers;
  context: JsonObject;
  version = 0;
  gone = false;
  readonly #dialogs = new OpenedDialogs();
  #untoldDialogs = (): void => {};
  readonly #running = new Set<Promise<unknown>>();
  readonly #validation = afterPaint(() => this.validate());

  constructor({ bundle, validate, answers = {}, context = {}, unkept = [] }: FormStoreOptions) {
    const tree = formTree(bundle);
    const controlAt = controlsOf(tree);
    const anchors = new Map<Pointer, Pointer>();
    // Asked for each fault several times in a row, of which there may be thousands.
    this.anchor = (place) => {
      const known = anchors.get(place) ?? controlAt(place);
      anchors.set(place, known);
      return known;
    };
    this.info = nodesOf(tree);
    this.answers = answers;
    this.context = context;
    this.#form = bundle;
    this.#validate = validate;
    this.judging = createJudging(bundle, (given) => (this.#speaking ?? validate)(given), context);
    this.faults = new FaultsOnShow(bundle, this.anchor, () =>
      this.onTheirWay.among(this.judging.faults(this.answers)),
    );
    this.cells = new Cells((pointer) => this.lookAt(pointer));
    this.unkept = new Unkept(unkept, this);
    this.onTheirWay = new AllOnTheirWay({
      info: this.info,
      isHidden: (pointer) => this.lookAt(pointer).hidden,
    });
  }

  /** How a place looks now. */
  lookAt(pointer: Pointer): FieldView {
    const look = appearanceOf(pointer, this.judging.outcome(), this.info, {
      shownFault: (at) => this.faults.shownAt(at),
      answers: this.answers,
    });
    const value = getAt(this.answers, pointer);
    return {
      value: shownAt(this.#form, pointer, value),
      note: this.notes.get(pointer),
      ...look,
      warning: look.warning ?? (look.fault ? undefined : this.unkept.at(pointer, look)),
    };
  }

  /** What is said of fields that are on screen and holds nothing up. */
  warnings(): readonly Fault[] {
    const places = this.judging.outcome()?.warnings.map(({ path }) => path) ?? [];
    return [...places, ...this.unkept.places()].flatMap((place) => {
      const { warning } = this.lookAt(place);
      return warning ? { ...warning, section: this.info(place)?.section ?? '' } : [];
    });
  }

  /** Sections look different: whoever listens to them is told. */
  bump(): void {
    this.version += 1;
    this.faults.forgetSections();
    this.statuses.tell();
  }

  /** Everything may look different. */
  redraw(): void {
    this.cells.refreshWithin(['']);
    this.bump();
  }

  /** After any change of answers: rules, validation, listeners, in this order. */
  changed(places: readonly Pointer[], typing = false): void {
    const quiet = typing && places.every((place) => !this.faults.shownAt(this.anchor(place)));
    for (const place of places) {
      this.faults.answered(place);
      if (this.unkept.answered(place)) this.bump();
    }
    this.#follow(this.judging.change(this.answers, places, typing), quiet);
    this.#expire(quiet);
    this.changes.tell();
  }

  /** Another shape of a place is on screen, or none: what is wrong with it is looked for by that. */
  showShape: FormStore['showShape'] = (place, shape, speakingFor) => {
    if (this.#shapes.get(place) === shape) return;
    if (shape === undefined) this.#shapes.delete(place);
    else this.#shapes.set(place, shape);
    this.#speaking ??= speakingFor(this.#validate, this.#shapes);
    this.#expire(false);
  };

  /** Rows have other places: what is said of them goes with them. */
  rowsMoved(placeNow: PlaceNow): void {
    this.faults.rowsMoved(placeNow);
    this.unkept.rowsMoved(placeNow);
    const notes = [...this.notes];
    this.notes.clear();
    for (const [place, note] of notes) {
      const now = placeNow(place);
      if (now !== undefined) this.notes.set(now, note);
    }
  }

  /** A field is left: rules that waited for it. */
  left(): void {
    this.#follow(this.judging.leave());
  }

  #follow(run: Promise<RuleOutcome> | undefined, quiet = false): void {
    if (run) this.track(run.then((outcome) => this.#applyChange(outcome, quiet)));
  }

  /** Takes an outcome over; false when a newer one is there already. `quiet`: of a key at a control that says nothing. */
  apply(outcome: RuleOutcome, quiet = false): boolean {
    const before = this.judging.outcome();
    if (this.gone || !this.judging.accept(outcome)) return false;
    const written = this.#write(outcome.values);
    const changed = changedAppearance(before, outcome);
    this.cells.refreshWithin([...written, ...changed]);
    if (changed.length > 0) this.bump();
    const isSame = changed.length + written.length === 0 && sameMessages(before, outcome);
    this.#expire(quiet && isSame);
    if (written.length > 0) this.changes.tell();
    return true;
  }

  /** Those asked for now, or, while somebody types, those still asked for once the field is left. */
  tellDialogs(): void {
    this.#untoldDialogs();
    const asked = (): readonly string[] => this.judging.outcome()?.opens ?? [];
    this.#untoldDialogs =
      asked().length === 0
        ? () => {}
        : afterTyping(() => {
            for (const name of this.#dialogs.due(asked())) this.opens.tell(name);
          });
  }

  /** Before a first attempt no fault may be shown, so none is looked for until somebody asks. */
  validate(): void {
    const looked = this.gone ? undefined : this.faults.lookForShown();
    if (looked === undefined) return;
    for (const place of looked.places) this.cells.refresh(place);
    if (looked.sections) this.bump();
  }

  /** Validates now what waits for the next frame, or for typing to rest. */
  flush(): void {
    this.#validation.flush();
    if (this.faults.isStale()) this.validate();
  }

  /** Looks for what is wrong now, before anybody asks, and shows it to whoever may see it. */
  look(): void {
    if (this.faults.mayShow()) this.validate();
    else this.faults.refresh();
  }

  /** Counts a run of the judge as under way until it ends. */
  track(run: Promise<unknown>): void {
    const tracked = run.finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
  }

  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
    this.flush();
  }

  dispose(): void {
    this.gone = true;
    this.#validation.stop();
    this.#untoldDialogs();
  }

  /**
   * What was found may no longer hold. It is looked for again in the next frame, or, after a key at a control that says
   * nothing, once typing rests: what is wrong with what is typed is said when it is left, and elsewhere little changes.
   */
  #expire(quiet: boolean): void {
    this.faults.expire();
    if (!quiet && this.faults.mayShow()) this.#validation.ask();
  }

  #applyChange(outcome: RuleOutcome, quiet: boolean): void {
    const before = this.judging.outcome()?.opens ?? [];
    if (!this.apply(outcome, quiet)) return;
    this.#dialogs.forget(before, outcome.opens);
    this.tellDialogs();
  }

  #write(values: Readonly<Record<Pointer, Json>>): readonly Pointer[] {
    const next = withValues(this.answers, values);
    this.answers = next.answers;
    for (const place of next.written) this.notes.delete(place);
    return next.written;
  }
}

/** Do the rules find the same things wrong? */
const sameMessages = (before: RuleOutcome | undefined, { faults }: RuleOutcome): boolean =>
  before?.faults.length === faults.length &&
  before.faults.every((one, at) => {
    const { path, message, params } = faults[at] ?? {};
    return one.path === path && one.message === message && sameValue(one.params, params);
  });
