// Opens sections of a record for editing: one store of the whole record, with what was typed before and not saved.

import {
  type Answers,
  type FormBundle,
  type JsonObject,
  type SectionBundle,
  sameValue,
} from '../../core/index.ts';
import type { CallClient } from '../common/ports.ts';
import type { LoadedForm } from '../load/load.ts';
import { createFormStore } from '../store/create-store.ts';
import type { FormStore } from '../store/form-store.ts';
import type { LoadedRecord } from './record-body.ts';
import { withStoredSecrets } from './stored-secrets.ts';
import { answersOwnedBy, typedCopy } from './typed-copy.ts';

export interface OpenSections {
  readonly store: FormStore;
  /** In the order they were asked for. */
  readonly sections: readonly SectionBundle[];
  /** What was typed before and not saved is on screen. */
  readonly isRestored: boolean;
  /** Was anything changed since they were opened? */
  isChanged(): boolean;
  /** Those of them in which something was. */
  changed(): readonly SectionBundle[];
  /** Keeps on this device what was changed in them; `base` is the record it stands on. */
  keep(base: Answers): void;
  /** Nothing of them is kept any longer. */
  forget(): void;
}

export interface SectionsToOpen {
  readonly form: LoadedForm;
  readonly sections: readonly string[];
  readonly record: LoadedRecord;
  readonly calls: CallClient;
  readonly context: JsonObject;
  /** Name of the copy of a section on this device: the same wherever the section is edited. */
  readonly copyKey: (section: string) => string;
}

/** Undefined where the form has none of these sections. */
export async function openSections(wanted: SectionsToOpen): Promise<OpenSections | undefined> {
  const { form, record, calls, context, copyKey } = wanted;
  const { bundle, texts } = withStoredSecrets(form, record.masked);
  const sections = sectionsNamed(bundle, wanted.sections);
  if (sections.length === 0) return undefined;
  const copies = sections.map((section) => ({
    section,
    copy: typedCopy(copyKey(section.id), section),
  }));
  const asStored = await settled(record.answers);
  const typed = copies.reduce<Answers>(
    (answers, { copy }) => copy.over(answers) ?? answers,
    record.answers,
  );
  const isRestored = !sameValue(typed, record.answers);
  const store = isRestored ? await settled(typed) : asStored;
  // What rules make of the record by themselves is nobody's change.
  const opened = asStored.answers();
  if (store !== asStored) asStored.dispose();
  const isChanged = (section: SectionBundle): boolean =>
    !sameValue(answersOwnedBy(section, store.answers()), answersOwnedBy(section, opened));
  return {
    store,
    sections,
    isRestored,
    // A file that is not stored yet is a change that no answer tells.
    isChanged: () => !sameValue(store.answers(), opened) || store.awaits(),
    changed: () => sections.filter((section) => isChanged(section) || store.awaits(section.id)),
    keep: (base) => {
      for (const { section, copy } of copies) if (isChanged(section)) copy.keep(store, base);
    },
    forget: () => {
      for (const { copy } of copies) copy.forget();
    },
  };

  async function settled(answers: Answers): Promise<FormStore> {
    const made = createFormStore({ ...form, bundle, texts, calls, answers, context });
    await made.settled();
    return made;
  }
}

const sectionsNamed = (bundle: FormBundle, names: readonly string[]): readonly SectionBundle[] =>
  names.flatMap((name) => bundle.sections.filter(({ id }) => id === name));
