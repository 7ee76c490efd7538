// Save and Exit: asks, saves whatever there is without checking it, and goes; on failure the person stays, reads why, and nothing is lost.

import { type ReactElement, useState } from 'react';
import { envelopeOf } from '../../core/index.ts';
import type { CallAnswer } from '../common/ports.ts';
import { useFormRuntime } from '../context/context.tsx';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import type { Autosave } from './autosave.ts';

export interface SaveAndExitProps {
  readonly autosave: Autosave;
  /** Words of the host: `label`, `title`, `text`, `confirm`, `cancel`, `failed`. */
  readonly words: Readonly<
    Record<'label' | 'title' | 'text' | 'confirm' | 'cancel' | 'failed', string>
  >;
  /** After a successful save, with the server's message. */
  readonly onExit: (message: string, answer: CallAnswer) => void;
}

/** A quiet button with its dialog. */
export function SaveAndExit({ autosave, words, onExit }: SaveAndExitProps): ReactElement {
  const { toast } = useFormRuntime();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const answer = await autosave.flush({ always: true });
    setBusy(false);
    setAsked(false);
    if (answer?.ok) return onExit(envelopeOf(answer.body).message ?? '', answer);
    const state = autosave.state();
    if (state.kind === 'conflict') return autosave.remind();
    toast('error', (state.kind === 'refused' && state.message) || words.failed, answer);
  };
  return (
    <>
      <Button look="quiet" icon="exit" onClick={() => setAsked(true)}>
        {words.label}
      </Button>
      {asked && (
        <ConfirmDialog
          title={words.title}
          confirm={words.confirm}
          cancel={words.cancel}
          busy={busy}
          onConfirm={leave}
          onCancel={() => setAsked(false)}
        >
          {words.text}
        </ConfirmDialog>
      )}
    </>
  );
}
