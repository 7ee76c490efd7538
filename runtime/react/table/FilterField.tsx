// One small field that narrows a table, as its kind is answered.

import { type ReactElement, useId } from 'react';
import {
  type FilterAnswers,
  longestAnswer,
  type Texts,
  type ViewFilter,
} from '../../core/index.ts';

type Kind = 'choice' | 'tick' | 'date' | 'number' | 'text';

/** Kinds with which one is done as soon as they are answered. */
const AT_ONCE: ReadonlySet<Kind> = new Set(['choice', 'tick', 'date']);

/** Whether one is done with it as soon as it is answered. */
export const isAtOnce = (filter: ViewFilter): boolean => AT_ONCE.has(filterKind(filter));

/** How a filter is answered. */
export function filterKind({ schema }: ViewFilter): Kind {
  if (schema.enum !== undefined) return 'choice';
  if (schema.type === 'boolean') return 'tick';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  return schema.format === 'date' ? 'date' : 'text';
}

/** How many rows a choice lists, by the name of the filter and the choice. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Props {
  readonly filter: ViewFilter;
  readonly texts: Texts;
  readonly counts?: FilterCounts[string] | undefined;
  readonly value: string;
  /** What stands in all filters of the table. */
  readonly answers: FilterAnswers;
  readonly onValue: (value: string) => void;
}

/** The field with its label. */
export function FilterField(props: Props): ReactElement {
  const { filter, texts, value, onValue } = props;
  const id = useId();
  const kind = filterKind(filter);
  const label = texts.t(filter.label);
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
  if (filter.radio) return <Radios {...props} name={id} label={label} />;
  return (
    <div className="f-view-filter">
      <label htmlFor={id}>{label}</label>
      {kind === 'choice' ? (
        <Select {...props} id={id} />
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

function Select({
  id,
  filter,
  texts,
  value,
  answers,
  onValue,
}: Props & { readonly id: string }): ReactElement {
  return (
    <select
      id={id}
      className="f-in f-sel"
      value={value}
      onChange={({ target }) => onValue(target.value)}
    >
      <option value="">
        {texts.has(filter.any) ? texts.t(filter.any, answers) : texts.t('runtime.table.any')}
      </option>
      {choicesOf(filter, texts).map(({ one, word }) => (
        <option key={one} value={one}>
          {word}
        </option>
      ))}
    </select>
  );
}

function Radios(props: Props & { readonly name: string; readonly label: string }): ReactElement {
  const { filter, texts, counts, value, onValue, name, label } = props;
  return (
    <fieldset className="f-view-radios">
      <legend>{label}</legend>
      {choicesOf(filter, texts).map(({ one, word }) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onValue(one)}
          />
          {word}
          {counts?.[one] !== undefined && <span className="f-view-count">{counts[one]}</span>}
        </label>
      ))}
    </fieldset>
  );
}

const choicesOf = (filter: ViewFilter, { t, has }: Texts) =>
  (filter.schema.enum ?? []).map(String).map((one) => ({
    one,
    word: has(filter.option(one)) ? t(filter.option(one)) : one,
  }));
