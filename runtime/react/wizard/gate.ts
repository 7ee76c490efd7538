// The gate of a wizard: Next judges the step, the last button judges and sends the whole; what is wrong is listed, and the form stays.

import { type FormEvent, useMemo, useSyncExternalStore } from 'react';
import type { Answers, Fault, JsonObject, Validate } from '../../core/index.ts';
import type { CallAnswer, Navigation } from '../common/ports.ts';
import { useFormRuntime } from '../context/context.tsx';
import type { Autosave } from '../drafts/autosave.ts';

import { useRefusalWords } from '../form/refusal-words.ts';
import { createSubmitter } from '../form/submit.ts';
import { useOneAtATime } from '../parts/one-at-a-time.ts';
import type { Found } from '../store/found.ts';

export interface GateProps {
  readonly validate: Validate;
  readonly navigation: Navigation;
  readonly call?: string;
  readonly payload?: (answers: Answers) => JsonObject;
  readonly onSent: (answer: CallAnswer) => void;
  readonly onRefused?: (answer: CallAnswer) => boolean;
  /** Shows "Saved at 10:42", is flushed when a step is left, and rests while the form is sent. */
  readonly autosave?: Autosave;
  /** Hears of every step that is left forward, after its gate. */
  readonly onLeave?: (step: string) => void;
}

export interface Place {
  readonly ids: readonly string[];
  /** Of the step on screen. */
  readonly index: number;
  /** The step after this one may be gone to from now on. */
  readonly onReached: (index: number) => void;
}

export interface Gate {
  /** What the last press found wrong, and on which step it is listed. */
  readonly found: Found;
  readonly busy: boolean;
  /** Opens a step at its top; what was found is no longer listed. */
  open(step: string): void;
  /** Opens the step of something listed, unless it is on screen or of no step. */
  leadTo(step: string): void;
  /** The button of the step: one press at a time. */
  press(event: FormEvent): Promise<void>;
}

/** Lets through to the next step, or to the server. */
export function useGate(props: GateProps, { ids, index, onReached }: Place): Gate {
  const { validate, navigation, payload, autosave } = props;
  const { store, toast } = useFormRuntime();
  const { bundle, texts } = store;
  const call = props.call ?? bundle.submit?.call ?? 'form_submit';
  const submitter = useMemo(
    () => createSubmitter({ store, validate, call, autosave, ...(payload && { payload }) }),
    [store, validate, call, autosave, payload],
  );
  const found = useSyncExternalStore(store.found.subscribe, store.found.last);
  const { busy, run } = useOneAtATime();
  const step = ids[index] ?? '';
  const sayRefused = useRefusalWords(step);

  const open = (id: string) => {
    store.found.clear();
    navigation.go(id);
    window.scrollTo?.(0, 0);
  };
  const list = (on: string, faults: readonly Fault[]) => {
    store.found.add(faults, on);
    sayRefused(faults);
  };
  const next = async () => {
    const { faults } = await store.attempt(`leave:${step}`, step, (found) => list(step, found));
    if (faults.length > 0) return;
    void autosave?.flush();
    props.onLeave?.(step);
    onReached(index + 1);
    open(ids[index + 1] ?? step);
  };
  const listWhereTheyAre = (faults: readonly Fault[]) => {
    const first = faults[0]?.section;
    const here = faults.some((fault) => fault.section === step);
    if (!here && first !== undefined && ids.includes(first)) open(first);
    list(here || first === undefined ? step : first, faults);
  };
  const send = async () => {
    const result = await submitter.submit(listWhereTheyAre);
    if (result.kind !== 'faults') sayRefused([]);
    if (result.kind === 'sent') return props.onSent(result.answer);
    if (result.kind === 'failed' && !props.onRefused?.(result.answer))
      toast('error', result.message ?? texts.t('runtime.failed'), result.answer);
  };
  const press = (event: FormEvent) => {
    event.preventDefault();
    return run(() => (index === ids.length - 1 ? send() : next()));
  };
  const leadTo = (id: string) => void (id !== step && ids.includes(id) && open(id));
  return { found, busy, open, leadTo, press };
}
