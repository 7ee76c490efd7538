// The keys of the desk: on to the next and back without a mouse, and a list of them behind a question mark.

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button, Dialog } from '../../../runtime/react/index.ts';
import { useT } from '../../portal/portal.tsx';
import './keys.css';

const NEXT = 'j';
const PREVIOUS = 'k';
const LIST = '?';
/** In their order in the list: what is pressed, and the last word of the message that says what it does. */
const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['/', 'find'],
  [LIST, 'list'],
] as const;
/** Where a key is a letter that somebody types, or something else is in front. */
const TYPED = 'input, textarea, select, dialog, [contenteditable]';

interface Props {
  /** Goes to the next, or to the one before. */
  readonly onStep: (by: 1 | -1) => void;
}

export function DeskKeys({ onStep }: Props): ReactElement {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  useDeskKeys({
    [NEXT]: () => onStep(1),
    [PREVIOUS]: () => onStep(-1),
    [LIST]: () => setIsOpen(true),
  });
  return (
    <>
      <button type="button" className="desk-keys" onClick={() => setIsOpen(true)}>
        <span className="desk-kbd" aria-hidden="true">
          {LIST}
        </span>
        {t('app.desk.keys.title')}
      </button>
      {isOpen && (
        <Dialog
          title={t('app.desk.keys.title')}
          onClose={() => setIsOpen(false)}
          actions={<Button onClick={() => setIsOpen(false)}>{t('app.desk.keys.close')}</Button>}
        >
          <dl className="desk-key-list">
            {KEYS.map(([key, word]) => (
              <div key={key}>
                <dt>
                  <kbd className="desk-kbd">{key}</kbd>
                </dt>
                <dd>{t(`app.desk.keys.${word}`)}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  );
}

function useDeskKeys(acts: Readonly<Record<string, () => void>>): void {
  const now = useRef(acts);
  useEffect(() => {
    now.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      const act = now.current[key.toLowerCase()];
      if (act === undefined || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPED)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
