// Opens one section of a record for editing: a store of the whole record, with what was typed before and not saved.

import { type Answers, type JsonObject, type SectionBundle, sameValue } from '../../core/index.ts';
import type { LoadedForm } from '../load.ts';
import type { CallClient } from '../ports.ts';
import { createFormStore } from '../store/create-store.ts';
import type { FormStore } from '../store/form-store.ts';
import { withKeptSecrets } from './kept-secrets.ts';
import type { LoadedRecord } from './record-body.ts';
import { type TypedCopy, typedCopy } from './typed-copy.ts';

export interface OpenSection {
  readonly store: FormStore;
  readonly section: SectionBundle;
  readonly copy: TypedCopy;
  /** What was typed before and not saved is on screen. */
  readonly isRestored: boolean;
  /** Was anything changed since it was opened or last saved? */
  isChanged(): boolean;
}

export interface SectionToOpen {
  readonly form: LoadedForm;
  readonly section: string;
  readonly record: LoadedRecord;
  readonly calls: CallClient;
  readonly context: JsonObject;
  /** Name of the copy on this device. */
  readonly copyKey: string;
}

/** Undefined where the form has no such section. */
export async function openSection(wanted: SectionToOpen): Promise<OpenSection | undefined> {
  const { form, record, calls, context, copyKey } = wanted;
  const { bundle, texts } = withKeptSecrets(form, record.masked);
  const section = bundle.sections.find(({ id }) => id === wanted.section);
  if (section === undefined) return undefined;
  const copy = typedCopy(copyKey, section);
  const asStored = await settled(record.answers);
  const typed = copy.over(record.answers);
  const isRestored = typed !== undefined && !sameValue(typed, record.answers);
  const store = isRestored ? await settled(typed) : asStored;
  // What rules make of the record by themselves is nobody's change.
  const opened = asStored.answers();
  if (store !== asStored) asStored.dispose();
  return {
    store,
    section,
    copy,
    isRestored,
    isChanged: () => !sameValue(store.answers(), opened),
  };

  async function settled(answers: Answers): Promise<FormStore> {
    const made = createFormStore({ ...form, bundle, texts, calls, answers, context });
    await made.settled();
    return made;
  }
}
