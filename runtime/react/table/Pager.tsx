// Below a table: which rows these are, how many a page has, the way to other pages; gone where all stand on one.

import type { ReactElement } from 'react';
import type { TableHost } from './host.ts';

/** What is turned: pages with numbers, or pages that only know their neighbours. */
export interface Pages {
  /** From 1; absent where pages have no numbers. */
  readonly page?: number | undefined;
  readonly pages?: number | undefined;
  /** How many rows there are in all, where that is known. */
  readonly total?: number | undefined;
  /** Rows on this page. */
  readonly shown: number;
  readonly size: number;
  readonly sizes: readonly number[];
  readonly onSize: (size: number) => void;
  /** To the page before or after this; absent where there is none. */
  readonly onBefore?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** Which rows stand here; of pages without numbers how many, of how many where that is known. */
function rangeOf({ page, total, shown, size, onBefore, onNext }: Pages, { t }: TableHost['texts']) {
  const first = ((page ?? 1) - 1) * size + 1;
  if (page !== undefined && total !== undefined)
    return t('runtime.table.range', { from: first, to: first + shown - 1, total });
  if (total !== undefined) return t('runtime.table.shownOf', { shown, total });
  const isPart = onBefore !== undefined || onNext !== undefined;
  return t(isPart ? 'runtime.table.onPage' : 'runtime.list.count', { count: shown });
}

export function Pager({ host, of }: { readonly host: TableHost; readonly of: Pages }) {
  const { t } = host.texts;
  const { page, pages, size, sizes, onSize, onBefore, onNext } = of;
  return (
    <div className="f-view-pager">
      <p role="status">{rangeOf(of, host.texts)}</p>
      {sizes.length > 1 && (
        <label>
          {t('runtime.table.rows')}
          <select
            className="f-in f-sel"
            value={size}
            onChange={({ target }) => onSize(Number(target.value))}
          >
            {sizes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      {(onBefore || onNext) && (
        <nav aria-label={t('runtime.table.pages')}>
          <Turn way="before" name={t('runtime.table.previousPage')} onPress={onBefore} />
          {page !== undefined && pages !== undefined && (
            <span>{t('runtime.table.page', { page, pages })}</span>
          )}
          <Turn way="next" name={t('runtime.table.nextPage')} onPress={onNext} />
        </nav>
      )}
    </div>
  );
}

interface TurnProps {
  readonly way: 'before' | 'next';
  readonly name: string;
  readonly onPress: (() => void) | undefined;
}

/** At the end it stays where it is, and keeps the focus of whoever pressed it. */
function Turn({ way, name, onPress }: TurnProps): ReactElement {
  return (
    <button
      type="button"
      className={`f-view-turn f-${way}`}
      aria-label={name}
      aria-disabled={onPress === undefined || undefined}
      onClick={onPress}
    />
  );
}
