// Where each step stands: done, current, to be mended, not started; and how far one may go.

import { sectionTitle } from '../nodes/words.ts';
import type { FormStore } from '../store/form-store.ts';

/** `part`: was left with something still to do, such as a secret that no draft keeps. */
export type StepStatus = 'done' | 'now' | 'fix' | 'part' | 'ahead';

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly status: StepStatus;
  readonly current: boolean;
  /** Faults on show. */
  readonly toFix: number;
  /** May be gone to: reached before, or the next one after a finished step. */
  readonly reachable: boolean;
}

/** All steps, seen from the current one. `reached` is the index of the farthest step that was opened. */
export function stepsOf(store: FormStore, current: string, reached: number): readonly Step[] {
  const { bundle, texts } = store;
  const unfinished = new Set(store.faults().map((fault) => fault.section));
  const restOf = (id: string): StepStatus => (unfinished.has(id) ? 'part' : 'done');
  return bundle.sections.map((section, index) => {
    const { id } = section;
    const { shown } = store.section(id);
    const isCurrent = id === current;
    const status: StepStatus =
      shown.length > 0 ? 'fix' : isCurrent ? 'now' : index >= reached ? 'ahead' : restOf(id);
    return {
      id,
      title: sectionTitle(texts, bundle, section),
      status,
      current: isCurrent,
      toFix: shown.length,
      reachable: index <= reached,
    };
  });
}
