// What a person is asked about the draft of an open form: which of two goes on, and whether one may be left unsaved.

import type { ReactElement } from 'react';
import { type Autosave, ConflictDialog } from '../../runtime/react/index.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

interface Props {
  readonly autosave: Autosave;
  /** Hears of the step that the draft of elsewhere stood on. */
  readonly onStep?: (step: string) => void;
}

export function DraftDialogs({ autosave, onStep }: Props): ReactElement {
  return (
    <>
      <ConflictDialog autosave={autosave} {...(onStep && { onStep })} />
      <LeaveQuestion autosave={autosave} />
    </>
  );
}
