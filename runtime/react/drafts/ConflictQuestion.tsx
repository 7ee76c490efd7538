// The question of a conflict: each answer in dispute as it is here and as it is elsewhere, and which to go on with.

import type { ReactElement } from 'react';
import { answerText, getAt, isUnspoken, type Json, type Pointer } from '../../core/index.ts';
import { useStore, useTexts } from '../context.tsx';
import { answerWords } from '../nodes/answer-words.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import type { FormStore } from '../store/form-store.ts';
import { placeName } from '../widgets/place-name.ts';
import type { Autosave, DraftState } from './autosave.ts';
import './conflict.css';
import { clockTime } from './time.ts';

/** More of them are counted, not listed: the dialog must fit a phone. */
const MOST = 5;

interface Props {
  readonly conflict: DraftState & { readonly kind: 'conflict' };
  readonly autosave: Autosave;
  /** The person looks at the form first. */
  readonly onLater: () => void;
}

export function ConflictQuestion({ conflict, autosave, onLater }: Props): ReactElement {
  const store = useStore();
  const texts = useTexts();
  const { theirs, places } = conflict;
  const time = clockTime(theirs.savedAt ?? '', texts.locale);
  const seen = places.filter((place) => !isUnspoken(store.bundle.fields, place));
  const shown = seen.slice(0, MOST);
  return (
    <Dialog
      title={texts.t('runtime.conflict.title')}
      unasked
      onClose={onLater}
      actions={
        <>
          <Button disabled={!theirs.data} onClick={() => autosave.takeTheirs()}>
            {texts.t('runtime.conflict.theirs')}
          </Button>
          <Button look="primary" onClick={() => autosave.keepMine()}>
            {texts.t('runtime.conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{texts.t('runtime.conflict.text', { time, count: seen.length })}</p>
      {shown.map((place) => (
        <dl className="f-dispute" key={place}>
          <dt>{placeName(store, place)}</dt>
          <Side word="runtime.conflict.here" place={place} value={getAt(store.answers(), place)} />
          <Side word="runtime.conflict.there" place={place} value={getAt(theirs.data, place)} />
        </dl>
      ))}
      {seen.length > MOST && <p>{texts.t('runtime.list.more', { count: seen.length - MOST })}</p>}
    </Dialog>
  );
}

interface SideProps {
  readonly word: string;
  readonly place: Pointer;
  readonly value: Json | undefined;
}

function Side({ word, place, value }: SideProps): ReactElement {
  const store = useStore();
  const { t } = useTexts();
  return (
    <dd>
      <span>{t(word)}</span>
      {shownAt(store, place, value) || t('runtime.conflict.noAnswer')}
    </dd>
  );
}

/** One answer in words; of a list how many rows it has. */
function shownAt(store: FormStore, place: Pointer, value: Json | undefined): string {
  const node = store.info(place);
  if (!node) return '';
  const text = answerText(node, value, answerWords(store.texts));
  if (text !== '' || !Array.isArray(value)) return text;
  return store.texts.t('runtime.list.count', { count: value.length });
}
