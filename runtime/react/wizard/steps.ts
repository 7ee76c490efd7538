// Where each step stands: done, current, to be mended, not started; and how far one may go.

import { isBlank, propertiesOf, type SectionBundle, sameValue } from '../../core/index.ts';
import { sectionTitle } from '../nodes/words.ts';
import type { FormStore } from '../store/form-store.ts';
import { UNKEPT } from '../store/unkept.ts';

/** `part`: something is still to do; `again`: only what no draft keeps is. */
export type StepStatus = 'done' | 'now' | 'fix' | 'part' | 'again' | 'ahead';

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly status: StepStatus;
  readonly current: boolean;
  /** How many answers the status speaks of: faults on show, or answers to give again. */
  readonly count: number;
  /** May be gone to: reached before, or the next one after a finished step. */
  readonly reachable: boolean;
}

/** All steps, seen from the current one. `reached` is the index of the farthest step that was opened. */
export function stepsOf(store: FormStore, current: string, reached: number): readonly Step[] {
  const { bundle, texts } = store;
  const faults = store.faults();
  const unkept = store.warnings().filter(({ code }) => code === UNKEPT);
  return bundle.sections.map((section, index) => {
    const { id } = section;
    const { shown } = store.section(id);
    const again = unkept.filter((one) => one.section === id).length;
    const missing = faults.filter((fault) => fault.section === id).length;
    const isCurrent = id === current;
    const standing = (): StepStatus => {
      if (shown.length > 0) return 'fix';
      if (isCurrent) return 'now';
      if (index > reached || (index === reached && !isBegun(store, section))) return 'ahead';
      if (missing === 0) return 'done';
      return missing <= again ? 'again' : 'part';
    };
    const status = standing();
    return {
      id,
      title: sectionTitle(texts, bundle, section),
      status,
      current: isCurrent,
      count: status === 'again' ? again : shown.length,
      reachable: index <= reached,
    };
  });
}

/** Was anything answered in it, beyond what stands there by itself? */
const isBegun = (store: FormStore, { schema }: SectionBundle): boolean =>
  [...propertiesOf(schema)].some(([name, field]) => {
    const value = store.answers()[name];
    return !isBlank(value) && !sameValue(value, field.default);
  });
