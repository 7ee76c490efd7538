// Days from and until which a table is narrowed: both today by one press, and a word where they are the wrong way round.

import type { ReactElement } from 'react';
import { type FilterAnswers, type Texts, todayIn, type ViewFilter } from '../../core/index.ts';

/** What somebody answers in filters, all of it at once. */
export type Answering = (
  answers: readonly (readonly [filter: ViewFilter, value: string])[],
) => void;

interface Props {
  /** Those on the screen. */
  readonly filters: readonly ViewFilter[];
  readonly texts: Texts;
}

/** Beside the filter of a last day, where that of the first is on the screen, too. */
export function TodayButton({
  filters,
  texts,
  last,
  onAnswers,
}: Props & { readonly last: ViewFilter; readonly onAnswers: Answering }): ReactElement | null {
  const first = filters.find(({ until }) => until === last.name);
  if (first === undefined) return null;
  return (
    <button
      type="button"
      className="f-btn f-quiet"
      onClick={() => {
        const today = todayIn(first.timeZone ?? 'UTC');
        onAnswers([
          [first, today],
          [last, today],
        ]);
      }}
    >
      {texts.t('runtime.table.today')}
    </button>
  );
}

/** Nothing is found from a day until one before it. */
export function ReversedNote({
  filters,
  texts,
  typed,
}: Props & { readonly typed: FilterAnswers }): ReactElement | null {
  const isReversed = filters.some(({ name, until = '' }) => {
    const [from = '', to = ''] = [typed[name], typed[until]];
    return from !== '' && to !== '' && from > to;
  });
  return isReversed ? (
    <p className="f-view-reversed" role="alert">
      {texts.t('runtime.table.reversed')}
    </p>
  ) : null;
}
