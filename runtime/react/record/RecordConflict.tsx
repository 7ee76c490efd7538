// Two editors changed the same places of a record: each is shown with both values, the person chooses, and it is saved again.

import { type ReactElement, useState } from 'react';
import { isUnspoken, type Pointer } from '../../core/index.ts';
import { useStore, useTexts } from '../context/context.tsx';
import { Disputes, type Side } from '../drafts/Disputes.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { shownAnswers } from './record-body.ts';
import type { NewerRecord } from './save-sections.ts';

interface Props {
  readonly newer: NewerRecord;
  /** What the button is called that saves. */
  readonly saveWord: string;
  /** With the places at which what was saved elsewhere stands. */
  readonly onDecided: (theirs: readonly Pointer[]) => void;
  /** The person goes on editing first. */
  readonly onLater: () => void;
}

export function RecordConflict({ newer, saveWord, onDecided, onLater }: Props): ReactElement {
  const store = useStore();
  const { t } = useTexts();
  const [sides, setSides] = useState<Readonly<Record<Pointer, Side>>>({});
  const sideOf = (place: Pointer): Side => sides[place] ?? 'here';
  const { places, record } = newer;
  const seen = places.filter((place) => !isUnspoken(store.bundle.fields, place));
  return (
    <Dialog
      title={t('runtime.record.conflict.title')}
      unasked
      onClose={onLater}
      actions={
        <>
          <Button onClick={onLater}>{t('runtime.record.conflict.later')}</Button>
          <Button
            look="primary"
            onClick={() => onDecided(places.filter((place) => sideOf(place) === 'there'))}
          >
            {saveWord}
          </Button>
        </>
      }
    >
      <p>{t('runtime.record.conflict.text', { count: seen.length })}</p>
      <Disputes
        places={seen}
        mine={store.answers()}
        theirs={shownAnswers(record)}
        sideOf={sideOf}
        onChoose={(place, side) => setSides((before) => ({ ...before, [place]: side }))}
      />
    </Dialog>
  );
}
