// What shows faults on a form on screen: a press of Next or Submit, a helper's own button, the server's answer.

import type { Fault } from '../../core/index.ts';
import type { FormState } from './form-state.ts';
import type { FormStore } from './form-store.ts';

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
      state.faults.answered(pointer);
      const section = state.info(pointer)?.section ?? '';
      add(
        faults.map((fault) => ({ ...fault, params: {}, section, helper: true as const })),
        false,
      );
    },
    addServerFaults: (faults) => add(faults, true),
    addLiveFault: (fault) => add([fault], false),
    faults: () => state.faults.toMend(),
    waitFor(one) {
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
    },
    onItsWay: () => state.onTheirWay.names(),
    awaits: (section) => state.onTheirWay.isAny(section),
    faultAt: (control) => state.faults.at(control),
  };
}
