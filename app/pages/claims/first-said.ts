// What is said first of what a claim misses, as the documents order their checks: that is the order of its rules.

import type { Fault } from '../../../runtime/core/index.ts';
import { type FormStore, textOfFault } from '../../../runtime/react/index.ts';
import type { Toasts } from '../../toasts/toasts.ts';

/** Says as a toast what the first rule finds wrong, before it what no rule does; taken back once its field says it no more. */
export function sayFirst(
  toasts: Pick<Toasts, 'fail' | 'retract'>,
  store: FormStore,
  faults: readonly Fault[],
): void {
  const rules = store.bundle.rules.map(({ name }) => name);
  const at = ({ rule = '' }: Fault): number => rules.indexOf(rule);
  const [first] = [...faults].sort((one, other) => at(one) - at(other));
  if (!first) return;
  const text = textOfFault(store, first);
  const place = store.anchor(first.path);
  toasts.fail(undefined, text);
  const stop = store.subscribe(place, () => {
    const { fault } = store.view(place);
    if (fault && textOfFault(store, fault) === text) return;
    stop();
    toasts.retract(text);
  });
}
