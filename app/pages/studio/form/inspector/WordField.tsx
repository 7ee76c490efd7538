// One word of a field or a form with the control that suits it: saved when it is chosen, or when the box is left.

import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import type { Json } from '../../../../../runtime/core/index.ts';
import { useT } from '../../../../portal/portal.tsx';
import type { Work } from '../../work/state.ts';
import type { Act } from '../../work/types.ts';
import { useActs } from '../acts/use-acts.ts';
import type { Word as WordOfField } from '../tree/inspected.ts';

/** What is asked of a word, whatever it is one of. */
type Word = Pick<WordOfField, 'title' | 'description' | 'control' | 'choices' | 'value'> & {
  /** It has to be said: nothing is as usual. */
  readonly required?: true;
};

interface Props {
  readonly work: Work;
  readonly word: Word;
  /** What says it so; `said` has no value where it is said no more. */
  readonly actOf: (said: { readonly value?: Json }) => Act;
}

export function WordField({ work, word, actOf }: Props): ReactElement {
  const { make, refused } = useActs(work, { tells: false });
  const id = useId();
  const set = (value: Json | undefined): void => {
    void make([actOf(value === undefined ? {} : { value })]);
  };
  const described = `${id}-about`;
  return (
    <div className="st-word">
      {word.control === 'toggle' ? (
        <Toggle {...{ id, word, set, described }} />
      ) : (
        <>
          <label htmlFor={id} className="st-word-name">
            {word.title}
          </label>
          <p id={described} className="small soft">
            {word.description}
          </p>
          {word.control === 'choice' ? (
            <Choice {...{ id, word, set, described }} />
          ) : (
            <Typed {...{ id, word, set, described }} />
          )}
        </>
      )}
      {refused !== '' && (
        <p className="st-bad" role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}

interface ControlProps {
  readonly id: string;
  readonly word: Word;
  /** Without a value it is said no more. */
  readonly set: (value: Json | undefined) => void;
  /** The id of what explains it. */
  readonly described: string;
}

function Toggle({ id, word, set, described }: ControlProps): ReactElement {
  return (
    <label className="st-tick" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={described}
        checked={word.value === true}
        onChange={({ target }) => set(target.checked || undefined)}
      />
      <span>
        {word.title}
        <small id={described}>{word.description}</small>
      </span>
    </label>
  );
}

/** What is not said is as suits the kind of answer. */
function Choice({ id, word, set, described }: ControlProps): ReactElement {
  const t = useT();
  const choices = word.choices ?? [];
  const now = word.value === undefined ? '' : String(word.value);
  return (
    <select
      id={id}
      className="st-in"
      aria-describedby={described}
      value={now}
      onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
    >
      {(!word.required || now === '') && <option value="">{t('studio.form.asUsual')}</option>}
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.title}
        </option>
      ))}
    </select>
  );
}

/** A number, a text, or what only experts write: not taken over before it can be read. */
function Typed({ id, word, set, described }: ControlProps): ReactElement {
  const t = useT();
  const now = shownOf(word);
  const [typed, setTyped] = useState(now);
  const [before, setBefore] = useState(now);
  const [isWrong, setIsWrong] = useState(false);
  if (before !== now) {
    setBefore(now);
    setTyped(now);
  }
  const leave = (): void => {
    if (typed === now) return;
    const read = readFrom(word, typed);
    setIsWrong(read === 'wrong');
    if (read !== 'wrong') set(read.value);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && word.control !== 'json') leave();
    if (event.key === 'Escape') setTyped(now);
  };
  const common = {
    ...{ id, className: 'st-in', value: typed, onBlur: leave, onKeyDown },
    'aria-describedby': described,
    'aria-invalid': isWrong || undefined,
  };
  return (
    <>
      {word.control === 'json' ? (
        <textarea
          {...common}
          className="st-in st-mono"
          rows={3}
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : (
        <input
          {...common}
          inputMode={word.control === 'number' ? 'decimal' : undefined}
          type={word.control === 'day' && !hasTime(now) ? 'date' : 'text'}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {isWrong && (
        <p className="st-bad" role="alert">
          {t(word.control === 'number' ? 'studio.form.notANumber' : 'studio.form.notJson')}
        </p>
      )}
    </>
  );
}

/** A day with a time behind it stays as it is written. */
const hasTime = (day: string): boolean => day.includes('T');

function shownOf({ value, control }: Word): string {
  if (value === undefined) return '';
  if (control === 'json' || typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

function readFrom({ control }: Word, typed: string): { value: Json | undefined } | 'wrong' {
  const text = typed.trim();
  if (text === '') return { value: undefined };
  if (control === 'number') {
    const number = Number(text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, ''));
    return Number.isFinite(number) ? { value: number } : 'wrong';
  }
  if (control !== 'json') return { value: typed };
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return 'wrong';
  }
}
