// What a person may narrow a table by, as a small form: choices act at once, texts when they are sent; or all of it when they are.

import { type FormEvent, Fragment, type ReactElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import { type Answering, ReversedNote, TodayButton } from './DaySpan.tsx';
import { type FilterCounts, FilterField, filterKind, isAtOnce } from './FilterField.tsx';

interface Props {
  readonly view: TableView;
  readonly texts: Texts;
  readonly counts?: FilterCounts | undefined;
  readonly answers: FilterAnswers;
  readonly onAnswers: (answers: FilterAnswers) => void;
}

export function Filters(props: Props): ReactElement {
  const { view, texts, counts, answers } = props;
  const { t } = texts;
  const { filters, onPress } = view;
  const { typed, answer, submit, reset } = useTyping(props);
  const [isOpen, open] = useState(false);
  const asked = filters.filter((filter) => isAsked(filter, typed));
  const often = asked.filter(({ more }) => !more);
  const seldom = asked.filter(({ more }) => more);
  // One that is answered stays where it is typed, in sight.
  const more = isOpen ? seldom : seldom.filter(({ name }) => (answers[name] ?? '') !== '');
  const shown = [...often, ...more];
  const form = useRef<HTMLFormElement>(null);
  const fields = shown.map((filter) => (
    <Fragment key={filter.name}>
      <FilterField
        filter={filter}
        texts={texts}
        counts={counts?.[filter.name]}
        value={typed[filter.name] ?? ''}
        answers={typed}
        onValue={(value) => answer([[filter, value]])}
      />
      <TodayButton filters={shown} texts={texts} last={filter} onAnswers={answer} />
    </Fragment>
  ));
  const switchMore = () => {
    flushSync(() => open(!isOpen));
    // They stand before the button that shows them.
    if (!isOpen) focusField(form.current, often.length);
  };
  return (
    <form ref={form} className="f-view-filters" noValidate onSubmit={submit}>
      {fields}
      {(onPress || shown.some(isTyped)) && (
        <button type="submit" className="f-btn">
          {t('runtime.table.search')}
        </button>
      )}
      {seldom.length > 0 && (
        <button type="button" className="f-btn f-quiet" aria-expanded={isOpen} onClick={switchMore}>
          {t(isOpen ? 'runtime.table.lessFilters' : 'runtime.table.moreFilters')}
        </button>
      )}
      {(view.clearStays || Object.keys(answers).length > 0) && (
        <button type="button" className="f-btn f-quiet" onClick={reset}>
          {t(view.clear)}
        </button>
      )}
      <ReversedNote filters={shown} texts={texts} typed={typed} />
    </form>
  );
}

/** Leads to the field at that place among the filters. */
function focusField(form: HTMLFormElement | null, at: number): void {
  const field = form?.querySelectorAll(`:scope > :not(button, p)`)[at];
  field?.querySelector<HTMLElement>('input, select')?.focus();
}

/** What stands in the fields, typed or answered by the address, and putting it to work. */
function useTyping({ view, answers, onAnswers }: Props) {
  const { filters, onPress } = view;
  const [typed, setTyped] = useState(() => withPresets(filters, answers));
  /** As they were last sent, or answered by the address: what is otherwise was typed since. */
  const known = useRef(typed);
  // Going back in the browser answers anew; one's own press arrives here too, perhaps while more is typed.
  useEffect(() => {
    const [was, is] = [known.current, withPresets(filters, answers)];
    known.current = is;
    setTyped((now) => ({ ...is, ...typedSince(was, now) }));
  }, [filters, answers]);
  const send = (now: FilterAnswers) => {
    const fitting = fittingAnswers(filters, now);
    known.current = withPresets(filters, fitting);
    onAnswers(fitting);
  };
  const answer: Answering = (given) => {
    const next = given.reduce<FilterAnswers>(
      (all, [{ name }, value]) => answeredWith(filters, all, [name, value]),
      typed,
    );
    setTyped(next);
    if (!onPress && given.every(([filter]) => isAtOnce(filter))) send(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typed);
  };
  const reset = () => {
    setTyped(withPresets(filters, {}));
    send({});
  };
  return { typed, answer, submit, reset };
}

const typedSince = (was: FilterAnswers, now: FilterAnswers): FilterAnswers =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== (was[name] ?? '')));

const isTyped = (filter: ViewFilter): boolean => ['text', 'number'].includes(filterKind(filter));
