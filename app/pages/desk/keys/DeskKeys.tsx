// The keys of the desk: on to the next and back without a mouse, and a list of them behind a question mark.

import { type ReactElement, useState } from 'react';
import { Button, Dialog } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal/portal.tsx';
import { switchShortcuts, useAreShortcutsOn, useShortcuts } from './shortcuts.ts';
import './keys.css';

const NEXT = 'j';
const PREVIOUS = 'k';
const SELECT = 'x';
const LIST = '?';
/** In their order in the list: what is pressed, and the last word of the message that says what it does. */
const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['U', 'undo'],
  ['/', 'find'],
  ['Esc', 'leave'],
  ['Ctrl Enter', 'send'],
  [LIST, 'list'],
] as const;

interface Props {
  /** Goes to the next, or to the one before. */
  readonly onStep: (by: 1 | -1) => void;
  /** Selects the row that has focus, where rows can be selected. */
  readonly onSelect?: () => void;
  /** Keys of the thing at hand, each with what it does. */
  readonly own?: readonly (readonly [key: string, words: string])[];
}

export function DeskKeys({ onStep, onSelect, own = [] }: Props): ReactElement {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const areOn = useAreShortcutsOn();
  useShortcuts((key) => {
    if (key === LIST) setIsOpen(true);
    else if (key === NEXT) onStep(1);
    else if (key === PREVIOUS) onStep(-1);
    else if (key === SELECT && onSelect) onSelect();
    else return false;
    return true;
  });
  const listed = [
    ...KEYS.map(([key, word]) => [key, t(`app.desk.keys.${word}`)] as const),
    ...(onSelect ? [['X', t('app.desk.keys.select')] as const] : []),
    ...own,
  ];
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
            {listed.map(([key, words]) => (
              <div key={key}>
                <dt>
                  <kbd className="desk-kbd">{key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <label className="desk-keys-on">
            <input
              type="checkbox"
              checked={areOn}
              onChange={({ target }) => switchShortcuts(target.checked)}
            />
            {t('app.desk.keys.on')}
          </label>
        </Dialog>
      )}
    </>
  );
}
