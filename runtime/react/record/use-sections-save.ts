// The pressing of Save in an open section: says what is wrong, asks where two editors disagree, and tells when it is done.

import { useRef, useState } from 'react';
import type { Pointer, Validate } from '../../core/index.ts';
import { reach } from '../parts/reach.ts';
import type { Toast } from '../ports.ts';
import type { OpenSection } from './open-section.ts';
import type { LoadedRecord } from './record-body.ts';
import { type NewerRecord, saveSection, takeTheirs } from './save-section.ts';

export interface SectionSaving {
  readonly saving: boolean;
  readonly newer: NewerRecord | undefined;
  readonly save: () => Promise<void>;
  readonly decide: (theirs: readonly Pointer[]) => Promise<void>;
  readonly later: () => void;
}

interface Around {
  readonly open: OpenSection;
  readonly validate: Validate;
  readonly record: LoadedRecord;
  readonly toast: Toast;
  readonly onSaved: () => void;
  /** It could not be saved, for no field's fault; what the server says of it, if it does. */
  readonly onFailed: (message: string | undefined) => void;
}

/** Saves again by itself where the record was changed elsewhere and in other places only. */
export function useSectionSave({
  open,
  validate,
  record,
  toast,
  onSaved,
  onFailed,
}: Around): SectionSaving {
  const { store, section, copy } = open;
  const { texts } = store;
  const base = useRef(record);
  const [saving, setSaving] = useState(false);
  const [newer, setNewer] = useState<NewerRecord>();

  const send = async (tries = 0): Promise<void> => {
    const outcome = await saveSection({ store, validate, section: section.id }, base.current);
    if (outcome.kind === 'saved') {
      copy.forget();
      onSaved();
    } else if (outcome.kind === 'faults') {
      const [first] = outcome.faults;
      if (first) reach(store.anchor(first.path), first.path);
      toast('error', texts.t('runtime.invalid'));
    } else if (outcome.kind === 'newer') {
      base.current = outcome.newer.record;
      if (outcome.newer.places.length > 0) setNewer(outcome.newer);
      else if (tries < MOST_TRIES) await send(tries + 1);
      else onFailed(undefined);
    } else {
      copy.keep(store, base.current.answers);
      onFailed(outcome.message);
    }
  };
  const save = async (): Promise<void> => {
    if (saving) return;
    setSaving(true);
    await send().finally(() => setSaving(false));
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
