// What shows faults on a form on screen: a press of Next or Submit, a helper's own button, the server's answer.

import type { Fault, Pointer } from '../../core/index.ts';
import type { FormState } from './form-state.ts';
import type { FormStore } from './form-store.ts';
import type { OnItsWay } from './on-its-way.ts';

type Attempts = Pick<
  FormStore,
  | 'attempt'
  | 'attemptHelper'
  | 'foundInHelper'
  | 'addServerFaults'
  | 'addLiveFault'
  | 'faults'
  | 'faultAt'
  | 'waitFor'
  | 'onItsWay'
  | 'awaits'
>;

/** The ways in which faults come on show. */
export function attempts(state: FormState): Attempts {
  const add = (faults: readonly Fault[], attempted: boolean): void => {
    state.faults.add(faults, attempted);
    state.validate();
    state.redraw();
  };
  /** In place of what was found there before. */
  const addInPlace = (place: Pointer, faults: readonly Fault[]): void => {
    state.faults.answered(place);
    add(faults, false);
  };
  return {
    async attempt(moment, section, onFaults) {
      const lacks = await state.onTheirWay.awaited(section);
      state.apply(await state.judging.start(state.answers, moment));
      if (lacks) state.faults.expire();
      const faults = state.faults.attempt(section);
      if (faults.length > 0) onFaults?.(faults);
      state.redraw();
      if (faults.length === 0) state.tellDialogs();
      return { faults, answers: state.answers };
    },
    async attemptHelper(pointer) {
      await state.settled();
      state.faults.answered(pointer);
      state.faults.look();
      const isOpen = ({ path }: Fault) => !state.lookAt(state.anchor(path)).disabled;
      const found = state.faults.within(pointer).filter(isOpen);
      for (const { path } of found) state.faults.show(path);
      state.cells.refreshWithin([pointer]);
      state.bump();
      return found;
    },
    foundInHelper(pointer, faults) {
      const section = state.info(pointer)?.section ?? '';
      const all = faults.map((fault) => ({ ...fault, params: {}, section, helper: true as const }));
      addInPlace(pointer, all);
    },
    addServerFaults: (faults) => add(faults, true),
    addLiveFault: (fault) => addInPlace(fault.path, [fault]),
    faults: () => state.faults.toMend(),
    waitFor: (one) => waitFor(state, one),
    onItsWay: () => state.onTheirWay.names(),
    awaits: (section) => state.onTheirWay.isAny(section),
    faultAt: (control) => state.faults.at(control),
  };
}

function waitFor(state: FormState, one: OnItsWay): { readonly changed: () => void } {
  state.onTheirWay.add(one);
  let names = '';
  const changed = (): void => {
    if (state.onTheirWay.isAsked(one)) {
      state.faults.expire();
      state.validate();
      state.redraw();
    }
    // Progress is nobody's news but the file's own.
    const now = one.names().join('\n');
    if (now !== names) state.bump();
    names = now;
  };
  return { changed };
}
