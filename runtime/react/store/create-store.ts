// Makes a form store: one immutable root of answers, cells by place, rules after each change, validation once per frame.

import {
  type Answers,
  type Fault,
  getAt,
  holdsUp,
  type Json,
  type JsonObject,
  type Moment,
  type Pointer,
  type RuleOutcome,
  setAt,
} from '../../core/index.ts';
import { fieldWord } from '../nodes/words.ts';
import { afterPaint } from './after-paint.ts';
import { anchorOf, wholeControls } from './anchors.ts';
import { Cells } from './cells.ts';
import type { Attempt, FormStore, FormStoreOptions, SectionStatus } from './form-store.ts';
import { createJudging } from './judging.ts';
import { listeners } from './listeners.ts';
import { changedLooks, lookOf } from './looks.ts';
import { OpenedDialogs } from './opened-dialogs.ts';
import { fieldInfos, isContainer, rowsOf, withValues } from './places.ts';
import { Reveal } from './reveal.ts';
import { RowIds } from './rows.ts';
import { ShownFaults } from './shown-faults.ts';
import type { FieldView } from './view.ts';
import { whenIdle } from './when-idle.ts';

/** The store of one form on screen. Dispose of it when the form goes away. */
export function createFormStore(options: FormStoreOptions): FormStore {
  const { bundle, texts, calls } = options;
  const whole = wholeControls(bundle.sections);
  const anchor = (place: Pointer) => anchorOf(whole, place);
  const info = fieldInfos(bundle);
  const ids = new RowIds();
  const reveal = new Reveal();
  const shownFaults = new ShownFaults(anchor);
  const changes = listeners<void>();
  const statuses = listeners<void>();
  const opens = listeners<string>();
  const dialogs = new OpenedDialogs();
  const notes = new Map<Pointer, string>();
  const shownBySection = new Map<string, readonly Fault[]>();
  const running = new Set<Promise<unknown>>();
  let answers: Answers = options.answers ?? {};
  let context: JsonObject = options.context ?? {};
  let version = 0;
  let gone = false;
  /** The answers or the rules have changed since the faults were last looked at. */
  let stale = true;
  let callOff = () => {};

  const judging = createJudging(bundle, options.validate, context);
  const cells = new Cells(lookAt);
  const validation = afterPaint(validate);

  function lookAt(pointer: Pointer): FieldView {
    return {
      value: getAt(answers, pointer),
      note: notes.get(pointer),
      ...lookOf(pointer, judging.outcome(), info, (at) =>
        reveal.shows(at) ? shownFaults.at(at) : undefined,
      ),
    };
  }

  function bump(): void {
    version += 1;
    shownBySection.clear();
    statuses.tell();
  }

  /** Asked for by every listener, so found once between two tellings. */
  function shownIn(section: string): readonly Fault[] {
    const known = shownBySection.get(section);
    if (known !== undefined) return known;
    const shown = shownFaults
      .all()
      .filter((fault) => fault.section === section && holdsUp(fault))
      .filter((fault) => reveal.shows(anchor(fault.path)));
    shownBySection.set(section, shown);
    return shown;
  }

  /** After any change: fields, rules, validation, listeners, in this order. */
  function changed(places: readonly Pointer[]): void {
    for (const place of places) shownFaults.forgetServerFaults(place);
    const run = judging.change(answers, places);
    if (run) track(run.then(applyChange));
    stale = true;
    validation.ask();
    changes.tell();
  }

  function put(pointer: Pointer, value: Json | undefined, note: string | undefined): void {
    const before = getAt(answers, pointer);
    if (Object.is(before, value)) return;
    answers = setAt(answers, pointer, value);
    if (note === undefined) notes.delete(pointer);
    else notes.set(pointer, note);
    cells.refreshAround(pointer, isContainer(before) || isContainer(value));
    changed([pointer]);
  }

  function track(run: Promise<unknown>): void {
    const kept = run.finally(() => running.delete(kept));
    running.add(kept);
  }

  /** Takes an outcome over; false when a newer one is there already. */
  function apply(outcome: RuleOutcome): boolean {
    const before = judging.outcome();
    if (gone || !judging.accept(outcome)) return false;
    const written = write(outcome.values);
    const looks = changedLooks(before, outcome);
    cells.refreshWithin([...written, ...looks]);
    if (looks.length > 0) bump();
    stale = true;
    validation.ask();
    if (written.length > 0) changes.tell();
    return true;
  }

  function applyChange(outcome: RuleOutcome): void {
    const before = judging.outcome()?.opens ?? [];
    if (!apply(outcome)) return;
    dialogs.forget(before, outcome.opens);
    tellDialogs(outcome);
  }

  function tellDialogs(outcome: RuleOutcome): void {
    for (const name of dialogs.due(outcome.opens)) opens.tell(name);
  }

  function write(values: Readonly<Record<Pointer, Json>>): readonly Pointer[] {
    const next = withValues(answers, values);
    answers = next.answers;
    for (const place of next.written) notes.delete(place);
    return next.written;
  }

  /** Before a first attempt no fault may be shown, so none is looked for until somebody asks. */
  function validate(): void {
    if (gone || !reveal.begun()) return;
    lookForFaults();
    const places = shownFaults.takeChanged();
    const shown = places.some((place) => reveal.shows(place));
    reveal.keepOnly(places, (place) => shownFaults.at(place) !== undefined);
    for (const place of places) cells.refresh(place);
    if (shownFaults.sectionsChanged() || shown) bump();
  }

  function lookForFaults(): void {
    stale = false;
    shownFaults.update(judging.faults(answers));
  }

  function addFaults(faults: readonly Fault[]): void {
    shownFaults.addServerFaults(faults);
    validate();
    cells.refreshWithin(['']);
    bump();
  }

  async function attempt(moment: Moment, section?: string): Promise<Attempt> {
    const outcome = await judging.start(answers, moment);
    apply(outcome);
    if (section === undefined) shownFaults.forgetAnswered();
    lookForFaults();
    const found = shownFaults
      .all()
      .filter((fault) => holdsUp(fault) && (section === undefined || fault.section === section));
    const places = found.map((fault) => anchor(fault.path));
    for (const one of section === undefined ? bundle.sections.map(({ id }) => id) : [section]) {
      reveal.attempt(one, places);
    }
    cells.refreshWithin(['']);
    bump();
    if (found.length === 0) tellDialogs(outcome);
    return { faults: found, answers };
  }

  async function attemptHelper(pointer: Pointer): Promise<readonly Fault[]> {
    await settled();
    lookForFaults();
    const found = shownFaults.within(pointer).filter(({ path }) => !lookAt(anchor(path)).disabled);
    for (const { path } of found) reveal.show(anchor(path));
    cells.refreshWithin([pointer]);
    bump();
    return found;
  }

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
    validation.flush();
  }

  async function begin(): Promise<void> {
    if (options.isNew && bundle.rules.some((rule) => rule.on === 'start'))
      apply(await judging.start(answers, 'start'));
    apply(await judging.start(answers, 'edit'));
    cells.refreshWithin(['']);
    bump();
    // Judged once beforehand, so that the first press of the button finds the judge warm and most faults known.
    if (!gone) callOff = whenIdle(() => void (stale && lookForFaults()));
  }
  track(begin());

  return {
    bundle,
    texts,
    calls,
    live: options.live,
    answers: () => answers,
    context: () => context,
    async setContext(next) {
      context = next;
      const run = judging.setContext(next);
      if (!run) return;
      const outcome = await run;
      if (apply(outcome)) tellDialogs(outcome);
    },
    info,
    view: (pointer) => cells.view(pointer),
    subscribe: (pointer, listener) => cells.subscribe(pointer, listener),
    set: (pointer, value) => put(pointer, value, undefined),
    fill: (pointer, value) =>
      put(pointer, value, fieldWord(texts, info(pointer), 'found') ?? 'runtime.found'),
    leave(pointer) {
      const section = info(pointer)?.section;
      if (section === undefined || !reveal.attempted(section)) return;
      validation.flush();
      reveal.show(anchor(pointer));
      cells.refresh(pointer);
      bump();
    },
    rowIds: (list) => ids.of(list, rowsOf(answers, list).length),
    insertRow(list, row, index) {
      const rows = rowsOf(answers, list);
      const at = index ?? rows.length;
      const id = ids.insert(list, at, rows.length);
      answers = setAt(answers, list, rows.toSpliced(at, 0, row));
      cells.refreshAround(list, true);
      changed([list]);
      return id;
    },
    removeRow(list, index) {
      const rows = rowsOf(answers, list);
      ids.remove(list, index, rows.length);
      reveal.rowRemoved(list, index);
      shownFaults.rowRemoved(list, index);
      answers = setAt(answers, list, rows.toSpliced(index, 1));
      cells.refreshAround(list, true);
      changed([list]);
    },
    attempt,
    attemptHelper,
    addServerFaults(faults) {
      for (const fault of faults) reveal.attempt(fault.section, [anchor(fault.path)]);
      addFaults(faults);
    },
    addLiveFault(fault) {
      reveal.show(anchor(fault.path));
      addFaults([fault]);
    },
    faults() {
      if (stale) lookForFaults();
      return shownFaults.all().filter(holdsUp);
    },
    faultAt(control) {
      if (stale) lookForFaults();
      return shownFaults.at(control);
    },
    shownWithin: (pointer) =>
      shownFaults.within(pointer).filter((fault) => reveal.shows(anchor(fault.path))),
    anchor,
    section: (id): SectionStatus => ({ attempted: reveal.attempted(id), shown: shownIn(id) }),
    onStatus: statuses.add,
    status: () => version,
    onChange: changes.add,
    onOpen: opens.add,
    async replaceAll(next) {
      answers = next;
      reveal.clear();
      apply(await judging.start(answers, 'edit'));
      validation.flush();
      cells.refreshWithin(['']);
      bump();
    },
    settled,
    dispose() {
      gone = true;
      callOff();
      validation.stop();
    },
  };
}
