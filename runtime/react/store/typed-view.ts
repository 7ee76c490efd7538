// How a place looks to a control that shows by itself what is typed into it: a key that changes nothing but the answer is
// no new look, so nothing is drawn for it (decision 0125).

import type { Json, Pointer } from '../../core/index.ts';
import type { FormStore } from './form-store.ts';
import { type FieldView, sameView } from './view.ts';

export interface TypedView {
  /** The look that was drawn last, for as long as drawing anew would change nothing. */
  read(): FieldView;
  /** The answer, and whether the control shows it as it is. */
  set(value: Json | undefined, isShown: boolean): void;
}

/** The look of one place, drawn by one control. */
export function typedView(store: FormStore, pointer: Pointer): TypedView {
  let drawn = store.view(pointer);
  /** What the control shows: what was drawn, or typed since. */
  let shown = drawn.value;
  return {
    read() {
      const view = store.view(pointer);
      if (Object.is(view.value, shown) && sameView({ ...view, value: drawn.value }, drawn))
        return drawn;
      shown = view.value;
      drawn = view;
      return drawn;
    },
    set(value, isShown) {
      if (isShown) shown = value;
      store.set(pointer, value);
    },
  };
}
