// Gives a form's store and its host's ports to everything drawn below it, and the hooks that read them.

import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { Json, Pointer, Texts } from '../../core/index.ts';
import type { Toast } from '../common/ports.ts';
import { afterPress, watchPresses } from '../store/after-press.ts';
import type { FormStore } from '../store/form-store.ts';
import type { RowId } from '../store/rows.ts';
import { typedView } from '../store/typed-view.ts';
import type { FieldView } from '../store/view.ts';

export interface FormRuntime {
  readonly store: FormStore;
  readonly toast: Toast;
  /** Takes back a sentence that was shown as a message over the page. */
  readonly retract: (text: string) => void;
  /** Dialogs that rules open wait: the host shows one of its own. */
  readonly holdsDialogs: boolean;
}

const Context = createContext<FormRuntime | null>(null);

export interface FormRuntimeProviderProps {
  readonly store: FormStore;
  readonly toast?: Toast;
  readonly retract?: FormRuntime['retract'];
  readonly holdsDialogs?: boolean;
  readonly children: ReactNode;
}

const SILENT = (): void => {};

/** Stands around a form, a wizard or a summary. */
export function FormRuntimeProvider(props: FormRuntimeProviderProps): ReactElement {
  const { store, toast = SILENT, retract = SILENT, holdsDialogs = false, children } = props;
  const runtime = useMemo(
    () => ({ store, toast, retract, holdsDialogs }),
    [store, toast, retract, holdsDialogs],
  );
  useEffect(watchPresses, []);
  // Widgets that answer several places do not say of each that it was left.
  useEffect(() => {
    const left = (): void => afterPress(() => store.leave(''));
    document.addEventListener('focusout', left);
    return () => document.removeEventListener('focusout', left);
  }, [store]);
  return <Context.Provider value={runtime}>{children}</Context.Provider>;
}

/** The ports and the store around this component. */
export function useFormRuntime(): FormRuntime {
  const runtime = useContext(Context);
  if (!runtime) throw new Error('A form component stands outside FormRuntimeProvider.');
  return runtime;
}

export const useStore = (): FormStore => useFormRuntime().store;
export const useTexts = (): Texts => useStore().texts;

export interface Answering extends FieldView {
  /** Where it is answered. */
  readonly store: FormStore;
  /** `isShown`: the control shows this answer as it is. */
  readonly set: (value: Json | undefined, isShown?: boolean) => void;
  readonly leave: () => void;
}

/** One field: what it shows, and how to answer it. Re-renders only when that field changes. */
export function useField(pointer: Pointer): Answering {
  const store = useStore();
  // One hook for all four: a page draws hundreds of fields.
  const { subscribe, read, set, leave } = useMemo(
    () => ({
      subscribe: (listener: () => void) => store.subscribe(pointer, listener),
      read: () => store.view(pointer),
      set: (value: Json | undefined) => store.set(pointer, value),
      leave: () => afterPress(() => store.leave(pointer)),
    }),
    [store, pointer],
  );
  return { ...useSyncExternalStore(subscribe, read, read), store, set, leave };
}

/** The same for a control that shows by itself what is typed into it: such a key re-renders nothing. */
export function useTypedField(pointer: Pointer): Answering {
  const store = useStore();
  const { subscribe, read, set, leave } = useMemo(() => {
    const { read, set } = typedView(store, pointer);
    return {
      subscribe: (listener: () => void) => store.subscribe(pointer, listener),
      read,
      set: (value: Json | undefined, isShown = false) => set(value, isShown),
      leave: () => afterPress(() => store.leave(pointer)),
    };
  }, [store, pointer]);
  useSyncExternalStore(subscribe, read, read);
  // Drawn for another reason, it draws what was typed since.
  return { ...store.view(pointer), store, set, leave };
}

/** The whole look of one place. */
export function useView(pointer: Pointer): FieldView {
  return useViewOf(pointer, whole);
}
const whole = (view: FieldView): FieldView => view;

/** A part of the look of one place; `select` must give back kept values, not new objects. */
export function useViewOf<T>(pointer: Pointer, select: (view: FieldView) => T): T {
  const store = useStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(pointer, listener),
    [store, pointer],
  );
  const read = useCallback(() => select(store.view(pointer)), [store, pointer, select]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Stable ids of a list's rows; changes only when rows come or go. */
export function useRowIds(list: Pointer): readonly RowId[] {
  const store = useStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(list, listener),
    [store, list],
  );
  const read = useCallback(() => store.rowIds(list), [store, list]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Re-renders on every new look of sections: faults, attempts, hidden fields. */
export function useStatus(): number {
  const store = useStore();
  return useSyncExternalStore(store.onStatus, store.status, store.status);
}
