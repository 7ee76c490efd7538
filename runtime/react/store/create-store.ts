// Makes a form store: what it holds, what changes it and what shows its faults, put together.

import { fetchEngine } from '../../core/index.ts';
import { rowsAside } from './appearance.ts';
import { attempts } from './attempts.ts';
import { editing } from './editing.ts';
import { FormState } from './form-state.ts';
import type { FormStore, FormStoreOptions } from './form-store.ts';
import { createFound, type FoundStore } from './found.ts';
import { judgeAhead } from './judge-ahead.ts';
import { onceAround } from './once-around.ts';
import { takeMarks } from './take-marks.ts';

/** The store of one form on screen. Dispose of it when the form goes away. */
export function createFormStore(options: FormStoreOptions): FormStore {
  const { bundle, texts, calls, live } = options;
  const state = new FormState(options);
  const leaveBe =
    bundle.rules.length === 0 ? () => {} : onceAround(() => fetchEngine(bundle.rules));
  const found = createFound();
  const begun = begin(state, options, found);
  state.track(begun);
  const ahead = judgeAhead(state, begun);
  return {
    bundle,
    texts,
    calls,
    live,
    answers: () => state.answers,
    context: () => state.context,
    async setContext(next) {
      state.context = next;
      state.faults.expire();
      const run = state.judging.setContext(next);
      if (!run) return;
      if (state.apply(await run)) state.tellDialogs();
    },
    info: state.info,
    view: (pointer) => state.cells.view(pointer),
    subscribe(pointer, listener) {
      ahead.drawn();
      return state.cells.subscribe(pointer, listener);
    },
    rowsAside: (list) => rowsAside(state.judging.outcome(), list),
    ...editing(state, bundle, texts),
    showShape: state.showShape,
    ...attempts(state),
    found,
    marks: () => ({ ...state.faults.marks(), found: found.last() }),
    warnings: () => state.warnings(),
    shownWithin: (pointer) => state.faults.shownWithin(pointer),
    anchor: state.anchor,
    section: (id) => state.faults.section(id),
    onStatus: state.statuses.add,
    status: () => state.version,
    onChange: state.changes.add,
    onOpen: state.opens.add,
    async replaceAll(next) {
      state.answers = next;
      state.faults.startOver();
      state.apply(await state.judging.start(next, 'edit'));
      state.flush();
      state.redraw();
    },
    settled: () => state.settled(),
    dispose() {
      ahead.stop();
      leaveBe();
      state.dispose();
    },
  };
}

async function begin(
  state: FormState,
  { bundle, isNew, marks }: FormStoreOptions,
  found: FoundStore,
): Promise<void> {
  if (isNew && bundle.rules.some((rule) => rule.on === 'start'))
    state.apply(await state.judging.start(state.answers, 'start'));
  state.apply(await state.judging.start(state.answers, 'edit'));
  state.unkept.keepAsked((place) => state.lookAt(place));
  if (marks) found.resume(takeMarks(state, marks), marks.found.step);
  state.redraw();
}
