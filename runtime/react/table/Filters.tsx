// What a person may narrow a table by, as a small form: choices act at once, texts when they are sent.

import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react';
import {
  type FilterAnswers,
  longestAnswer,
  type Texts,
  type ViewFilter,
} from '../../core/index.ts';

interface Props {
  readonly filters: readonly ViewFilter[];
  readonly texts: Texts;
  readonly answers: FilterAnswers;
  readonly onAnswers: (answers: FilterAnswers) => void;
}

export function Filters({ filters, texts, answers, onAnswers }: Props): ReactElement {
  const { t } = texts;
  const [typed, setTyped] = useState(answers);
  // Going back in the browser answers anew.
  useEffect(() => setTyped(answers), [answers]);
  const isText = filters.some((one) => kindOf(one) === 'text' || kindOf(one) === 'number');
  const answer = (filter: ViewFilter, value: string) => {
    const next = { ...typed, [filter.name]: value };
    setTyped(next);
    if (AT_ONCE.has(kindOf(filter))) onAnswers(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswers(typed);
  };
  const reset = () => {
    setTyped({});
    onAnswers({});
  };
  return (
    <form className="f-view-filters" noValidate onSubmit={submit}>
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          texts={texts}
          value={typed[filter.name] ?? ''}
          onValue={(value) => answer(filter, value)}
        />
      ))}
      {isText && (
        <button type="submit" className="f-btn">
          {t('runtime.table.search')}
        </button>
      )}
      {Object.keys(answers).length > 0 && (
        <button type="button" className="f-btn f-quiet" onClick={reset}>
          {t('runtime.table.reset')}
        </button>
      )}
    </form>
  );
}

type Kind = 'choice' | 'tick' | 'date' | 'number' | 'text';

/** Kinds with which one is done as soon as they are answered. */
const AT_ONCE: ReadonlySet<Kind> = new Set(['choice', 'tick', 'date']);

function kindOf({ schema }: ViewFilter): Kind {
  if (schema.enum !== undefined) return 'choice';
  if (schema.type === 'boolean') return 'tick';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  return schema.format === 'date' ? 'date' : 'text';
}

interface FieldProps {
  readonly filter: ViewFilter;
  readonly texts: Texts;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function FilterField({ filter, texts, value, onValue }: FieldProps): ReactElement {
  const { t } = texts;
  const id = useId();
  const kind = kindOf(filter);
  const label = t(filter.label);
  if (kind === 'tick')
    return (
      <label className="f-view-tick">
        <input
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => onValue(target.checked ? 'true' : '')}
        />
        {label}
      </label>
    );
  return (
    <div className="f-view-filter">
      <label htmlFor={id}>{label}</label>
      {kind === 'choice' ? (
        <span className="f-sel">
          <select
            id={id}
            className="f-in"
            value={value}
            onChange={({ target }) => onValue(target.value)}
          >
            <option value="">{t('runtime.table.any')}</option>
            {(filter.schema.enum ?? []).map(String).map((one) => (
              <option key={one} value={one}>
                {texts.has(filter.option(one)) ? t(filter.option(one)) : one}
              </option>
            ))}
          </select>
        </span>
      ) : (
        <input
          id={id}
          className="f-in"
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          maxLength={longestAnswer(filter)}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </div>
  );
}
