// The dialog in which one section of a record is edited: the section as every form draws it, Save, and a way out that loses nothing unasked.

import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react';
import {
  FormRuntimeProvider,
  type FormRuntimeProviderProps,
  useFormRuntime,
  useTexts,
} from '../context.tsx';
import { useOpens } from '../form/opens.tsx';
import { useRefusalWords } from '../form/refusal-words.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { SectionTree } from '../tree/SectionTree.tsx';
import { type OpenSection, openSection, type SectionToOpen } from './open-section.ts';
import { RecordConflict } from './RecordConflict.tsx';
import { useCopyKept } from './use-copy-kept.ts';
import { useSectionSave } from './use-section-save.ts';
import './record.css';

export interface SectionEditorProps
  extends SectionToOpen,
    Required<Pick<FormRuntimeProviderProps, 'toast' | 'retract'>> {
  readonly onSaved: () => void;
  readonly onFailed: (message: string | undefined) => void;
  readonly onClose: () => void;
}

/** Opens with what was typed before and not saved. What it is given counts when it opens. */
export function SectionEditor(props: SectionEditorProps): ReactElement | null {
  const [open, setOpen] = useState<OpenSection>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record that is read anew meanwhile does not change what is being edited
  useEffect(() => {
    let here = true;
    let opened: OpenSection | undefined;
    openSection(props).then((section) => {
      opened = section;
      if (here) setOpen(section);
      else section?.store.dispose();
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

function OpenEditor(props: SectionEditorProps & { readonly open: OpenSection }): ReactElement {
  const { open, form, onClose } = props;
  const { store, section } = open;
  const { t } = store.texts;
  const { toast } = useFormRuntime();
  const [record] = useState(props.record);
  const [asks, setAsks] = useState(false);
  const id = useId();
  const kept = useCopyKept(open, record);
  const sayRefused = useRefusalWords();
  const { saving, newer, ...press } = useSectionSave({
    ...{ open, record, toast, validate: form.validate, onFailed: props.onFailed },
    onSaved: () => {
      kept.end();
      props.onSaved();
    },
  });
  const dialogs = useOpens();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    sayRefused([]);
    void press.save();
  };
  const close = (): void => {
    if (open.isChanged()) setAsks(true);
    else discard();
  };
  const discard = (): void => {
    kept.end();
    open.copy.forget();
    onClose();
  };
  return (
    <Dialog
      title={t('runtime.record.edit')}
      wide
      close={t('runtime.close')}
      onClose={close}
      actions={
        <Button type="submit" form={id} look="primary" large busy={saving}>
          {t('runtime.record.save')}
        </Button>
      }
    >
      <form id={id} className="f-form f-editor" noValidate onSubmit={submit}>
        {open.isRestored && (
          <p className="f-restored" role="status">
            {t('runtime.record.restored')}
          </p>
        )}
        <SectionTree section={section} />
      </form>
      {dialogs}
      {newer && <RecordConflict newer={newer} onDecided={press.decide} onLater={press.later} />}
      {asks && <GiveUp onGiveUp={discard} onStay={() => setAsks(false)} />}
    </Dialog>
  );
}

/** Asked before what was changed is lost. */
function GiveUp({
  onGiveUp,
  onStay,
}: {
  readonly onGiveUp: () => void;
  readonly onStay: () => void;
}): ReactElement {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      title={t('runtime.record.leave.title')}
      confirm={t('runtime.record.leave.confirm')}
      cancel={t('runtime.record.leave.cancel')}
      destructive
      onConfirm={onGiveUp}
      onCancel={onStay}
    >
      {t('runtime.record.leave.text')}
    </ConfirmDialog>
  );
}
