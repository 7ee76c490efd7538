// One search over all that the desk has, on every page of it: by keys alone, or by a press.

import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { LineIcon } from '../../../layout/icons.tsx';
import { useT } from '../../../portal/portal.tsx';
import { useShortcuts } from '../keys/shortcuts.ts';
import { FoundList } from './FoundList.tsx';
import { placesOf, useFind } from './use-find.ts';
import './find.css';

const LENS = 'M9 3.2a5.8 5.8 0 1 0 0 11.6a5.8 5.8 0 1 0 0-11.6M13.3 13.3L17 17';
/** As its call takes them. */
const LONGEST = 80;
const KEY = '/';

export function Find(): ReactElement {
  const t = useT();
  const id = useId();
  const [words, setWords] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const finding = useFind(words);
  const places = finding.is === 'found' ? placesOf(finding.groups) : [];
  const { at, input, onKeyDown } = useKeys({ words, places, isAsking: finding.is === 'asking' });
  const isShown = isOpen && finding.is !== 'nothing asked';
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') {
      setIsOpen(true);
      onKeyDown(event);
    } else if (isShown) setIsOpen(false);
    else setWords('');
  };
  return (
    <search className="desk-find" onBlur={leave}>
      <LineIcon path={LENS} />
      <input
        ref={input}
        type="text"
        role="combobox"
        className="f-in"
        aria-label={t('app.desk.find.label')}
        placeholder={t('app.desk.find.what')}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={keys}
      />
      {words === '' && (
        <span className="desk-key" aria-hidden="true">
          {KEY}
        </span>
      )}
      {isShown && <FoundList {...{ id, words, finding, at }} />}
    </search>
  );
}

interface Keys {
  readonly words: string;
  readonly places: ReturnType<typeof placesOf>;
  readonly isAsking: boolean;
}

/** Arrows choose, Enter opens; whoever presses it before anything is found is led to the first that is. */
function useKeys({ words, places, isAsking }: Keys) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState({ words, at: -1 });
  const [awaited, setAwaited] = useState<string>();
  const at = chosen.words === words ? Math.min(chosen.at, places.length - 1) : -1;
  const first = places[0]?.to;
  useEffect(() => {
    if (awaited === undefined || (awaited === words && isAsking)) return;
    setAwaited(undefined);
    // Whoever typed on meanwhile is led nowhere.
    if (awaited === words && first !== undefined) navigate(first);
  }, [awaited, words, isAsking, first, navigate]);
  useFocusKey(input);
  const onKeyDown = (event: KeyboardEvent) => {
    const count = places.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setChosen({ words, at: at < 0 && step < 0 ? count - 1 : (at + step + count) % count });
    }
    if (event.key !== 'Enter' || words.trim() === '') return;
    event.preventDefault();
    const place = places[at];
    if (place) navigate(place.to);
    else setAwaited(words);
  };
  return { at, input, onKeyDown };
}

/** A slash leads to the search, unless somebody writes one. */
function useFocusKey(input: { readonly current: HTMLInputElement | null }): void {
  useShortcuts((key) => {
    if (key !== KEY) return false;
    input.current?.focus();
    input.current?.select();
    return true;
  });
}
