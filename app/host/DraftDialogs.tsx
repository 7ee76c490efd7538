// What a person is asked about the draft of an open form: which of two goes on, and whether one may be left unsaved.

import type { ReactElement } from 'react';
import { type Autosave, ConflictDialog } from '../../runtime/react/index.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

interface Props {
  readonly autosave: Autosave;
}

export function DraftDialogs({ autosave }: Props): ReactElement {
  return (
    <>
      <ConflictDialog autosave={autosave} />
      <LeaveQuestion autosave={autosave} />
    </>
  );
}
