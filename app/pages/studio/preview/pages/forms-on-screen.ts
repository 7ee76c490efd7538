// The forms that the previewed portal has on screen.

import type { FormOnScreen } from '../../../../portal/portal.tsx';

export interface FormsOnScreen {
  /** The same list until one comes or goes. */
  readonly all: () => readonly FormOnScreen[];
  /** Gives what takes it away again. */
  readonly add: (form: FormOnScreen) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** None yet. */
export function formsOnScreen(): FormsOnScreen {
  let forms: readonly FormOnScreen[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly FormOnScreen[]): void => {
    forms = next;
    for (const listener of listeners) listener();
  };
  return {
    all: () => forms,
    add(form) {
      become([...forms, form]);
      return () => become(forms.filter((one) => one !== form));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
