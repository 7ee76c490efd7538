// The dialog in which sections of a record are edited: each as every form draws it, Save, and a way out that loses nothing unasked.

import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react';
import type { Traced } from '../common/ports.ts';
import {
  FormRuntimeProvider,
  type FormRuntimeProviderProps,
  useFormRuntime,
} from '../context/context.tsx';
import { useOpens } from '../form/opens.tsx';
import { useRefusalWords } from '../form/refusal-words.ts';
import { WaitsForFiles } from '../form/WaitsForFiles.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { GiveUp } from './GiveUp.tsx';
import { type OpenSections, openSections, type SectionsToOpen } from './open-sections.ts';
import { Panes } from './Panes.tsx';
import { RecordConflict } from './RecordConflict.tsx';
import { useLocalCopy } from './use-local-copy.ts';
import { useSectionsSave } from './use-sections-save.ts';
import './record.css';

export interface RecordEditorProps
  extends SectionsToOpen,
    Required<Pick<FormRuntimeProviderProps, 'toast' | 'retract'>> {
  /** What the dialog and its button are called, where they have words of their own. */
  readonly title?: string | undefined;
  readonly saveWord?: string | undefined;
  readonly onOpened?: (() => void) | undefined;
  readonly onSaved: () => void;
  readonly onFailed: (message?: string, of?: Traced) => void;
  readonly onClose: () => void;
}

/** Opens with what was typed before and not saved. What it is given counts when it opens. */
export function RecordEditor(props: RecordEditorProps): ReactElement | null {
  const [open, setOpen] = useState<OpenSections>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record that is read anew meanwhile does not change what is being edited
  useEffect(() => {
    let here = true;
    let opened: OpenSections | undefined;
    openSections(props).then((sections) => {
      opened = sections;
      if (here) setOpen(sections);
      else sections?.store.dispose();
    });
    return () => {
      here = false;
      opened?.store.dispose();
    };
  }, []);
  if (!open) return null;
  return (
    <FormRuntimeProvider store={open.store} toast={props.toast} retract={props.retract}>
      <OpenEditor {...props} open={open} />
    </FormRuntimeProvider>
  );
}

function OpenEditor(props: RecordEditorProps & { readonly open: OpenSections }): ReactElement {
  const { open, form, onClose, onOpened } = props;
  const { t } = open.store.texts;
  const { toast } = useFormRuntime();
  const [record] = useState(props.record);
  const [asks, setAsks] = useState(false);
  const pane = useShownSection(open);
  const id = useId();
  const localCopy = useLocalCopy(open, record);
  const { saving, newer, ...press } = useSectionsSave({
    ...{ open, record, toast, validate: form.validate, onFailed: props.onFailed },
    ...{ shown: pane.shown.id, onShow: pane.onShow, onFaults: useRefusalWords() },
    onSaved: () => {
      localCopy.end();
      props.onSaved();
    },
  });
  const dialogs = useOpens();
  useOnce(onOpened);
  const title = props.title ?? t('runtime.record.edit');
  const saveWord = props.saveWord ?? t('runtime.record.save');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void press.save();
  };
  const discard = (): void => {
    localCopy.end();
    open.forget();
    onClose();
  };
  return (
    <Dialog
      title={title}
      wide
      close={t('runtime.close')}
      onClose={() => (open.isChanged() ? setAsks(true) : discard())}
      actions={
        <Button type="submit" form={id} look="primary" large busy={saving}>
          {saveWord}
        </Button>
      }
    >
      <form id={id} className="f-form f-editor" noValidate onSubmit={submit}>
        {open.isRestored && (
          <p className="f-restored" role="status">
            {t('runtime.record.restored')}
          </p>
        )}
        <Panes label={title} sections={open.sections} {...pane} />
        {saving && <WaitsForFiles />}
      </form>
      {dialogs}
      {newer && (
        <RecordConflict {...{ newer, saveWord }} onDecided={press.decide} onLater={press.later} />
      )}
      {asks && <GiveUp onGiveUp={discard} onStay={() => setAsks(false)} />}
    </Dialog>
  );
}

/** As soon as it is drawn. */
function useOnce(job: (() => void) | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn once
  useEffect(() => job?.(), []);
}

/** The section on screen: the first until somebody goes to another. */
function useShownSection({ sections }: OpenSections) {
  const [id, onShow] = useState<string>();
  const shown = sections.find((section) => section.id === id) ?? sections[0];
  if (!shown) throw new Error('There is no section to edit.');
  return { shown, onShow };
}
