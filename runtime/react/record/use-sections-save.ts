// The pressing of Save in open sections: says what is wrong, asks where two editors disagree, and tells when it is done.

import { useRef, useState } from 'react';
import type { Fault, Pointer, Validate } from '../../core/index.ts';
import type { Toast, Traced } from '../common/ports.ts';
import { reach } from '../parts/reach.ts';
import type { OpenSections } from './open-sections.ts';
import type { LoadedRecord } from './record-body.ts';
import { type NewerRecord, saveSections, takeTheirs } from './save-sections.ts';

export interface SectionsSaving {
  readonly saving: boolean;
  readonly newer: NewerRecord | undefined;
  readonly save: () => Promise<void>;
  readonly decide: (theirs: readonly Pointer[]) => Promise<void>;
  readonly later: () => void;
}

interface Around {
  readonly open: OpenSections;
  readonly validate: Validate;
  readonly record: LoadedRecord;
  readonly toast: Toast;
  /** The section on screen: it is saved where nothing was changed anywhere. */
  readonly shown: string;
  /** Something is to be mended in a section. */
  readonly onShow: (section: string) => void;
  /** What each press finds; nothing of it where it is sent. */
  readonly onFaults: (faults: readonly Fault[]) => void;
  readonly onSaved: () => void;
  /** It could not be saved, for no field's fault; what the server says of it, if it does, in which answer. */
  readonly onFailed: (message?: string, of?: Traced) => void;
}

/** Saves again by itself where the record was changed elsewhere and in other places only. */
export function useSectionsSave(around: Around): SectionsSaving {
  const { open, validate, record, shown, onFaults, onSaved, onFailed } = around;
  const { store } = open;
  const base = useRef(record);
  const [saving, setSaving] = useState(false);
  const [newer, setNewer] = useState<NewerRecord>();
  const ids = open.sections.map(({ id }) => id);

  const send = async (sections: readonly string[], tries = 0): Promise<void> => {
    const edit = { store, validate, sections, open: ids };
    const outcome = await saveSections(edit, base.current);
    if (outcome.kind === 'saved') {
      open.forget();
      onSaved();
    } else if (outcome.kind === 'faults') {
      sayFaults(outcome.faults, around);
    } else if (outcome.kind === 'newer') {
      base.current = outcome.newer.record;
      if (outcome.newer.places.length > 0) setNewer(outcome.newer);
      else if (tries < MOST_TRIES) await send(sections, tries + 1);
      else onFailed();
    } else {
      open.keep(base.current.answers);
      onFailed(outcome.message, outcome.answer);
    }
  };
  const save = async (): Promise<void> => {
    if (saving) return;
    setSaving(true);
    onFaults([]);
    const changed = open.changed().map(({ id }) => id);
    await send(changed.length > 0 ? changed : [shown]).finally(() => setSaving(false));
  };
  return {
    saving,
    newer,
    save,
    async decide(theirs) {
      setNewer(undefined);
      takeTheirs(store, base.current, theirs);
      await store.settled();
      await save();
    },
    later: () => setNewer(undefined),
  };
}

const MOST_TRIES = 3;

/** Leads to the first of them, in the section on screen where there is one. */
function sayFaults(
  faults: readonly Fault[],
  { open, shown, toast, onShow, onFaults }: Around,
): void {
  const { store } = open;
  const first = faults.find(({ section }) => section === shown) ?? faults[0];
  if (first) {
    onShow(first.section);
    reach(store.anchor(first.path), first.path);
  }
  toast('error', store.texts.t('runtime.invalid'));
  onFaults(faults);
}
