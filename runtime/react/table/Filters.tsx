// What a person may narrow a table by, as a small form: choices act at once, texts when they are sent; or all of it when they are.

import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import {
  answeredWith,
  type FilterAnswers,
  fittingAnswers,
  isAsked,
  type TableView,
  type Texts,
  type ViewFilter,
  withPresets,
} from '../../core/index.ts';
import { FilterField, filterKind, isAtOnce } from './FilterField.tsx';

interface Props {
  readonly view: TableView;
  readonly texts: Texts;
  readonly answers: FilterAnswers;
  readonly onAnswers: (answers: FilterAnswers) => void;
}

export function Filters({ view, texts, answers, onAnswers }: Props): ReactElement {
  const { t } = texts;
  const { filters, onPress } = view;
  const [typed, setTyped] = useState(() => withPresets(filters, answers));
  const before = useRef(answers);
  // Going back in the browser answers anew. What was typed since stays where nothing else is answered.
  useEffect(() => {
    const [was, is] = [withPresets(filters, before.current), withPresets(filters, answers)];
    before.current = answers;
    setTyped((now) => ({ ...is, ...typedSince(now, was, is) }));
  }, [filters, answers]);
  const asked = filters.filter((filter) => isAsked(filter, typed));
  const send = (now: FilterAnswers) => onAnswers(fittingAnswers(filters, now));
  const answer = (filter: ViewFilter, value: string) => {
    const next = answeredWith(filters, typed, [filter.name, value]);
    setTyped(next);
    if (!onPress && isAtOnce(filter)) send(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typed);
  };
  const reset = () => {
    setTyped(withPresets(filters, {}));
    onAnswers({});
  };
  return (
    <form className="f-view-filters" noValidate onSubmit={submit}>
      {asked.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          texts={texts}
          value={typed[filter.name] ?? ''}
          answers={typed}
          onValue={(value) => answer(filter, value)}
        />
      ))}
      {(onPress || asked.some(isTyped)) && (
        <button type="submit" className="f-btn">
          {t('runtime.table.search')}
        </button>
      )}
      {(view.clearStays || Object.keys(answers).length > 0) && (
        <button type="button" className="f-btn f-quiet" onClick={reset}>
          {t(view.clear)}
        </button>
      )}
    </form>
  );
}

/** What stands in filters that are answered as they were. */
const typedSince = (now: FilterAnswers, was: FilterAnswers, is: FilterAnswers): FilterAnswers =>
  Object.fromEntries(Object.entries(now).filter(([name]) => was[name] === is[name]));

const isTyped = (filter: ViewFilter): boolean => ['text', 'number'].includes(filterKind(filter));
