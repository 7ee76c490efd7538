// What a table says in place of rows or above them: none there, none that match, not loaded, not refreshed.

import type { ReactElement } from 'react';
import type { TableView } from '../../core/index.ts';
import type { TableHost } from './host.ts';
import type { TablePlace } from './table-place.ts';
import type { Move } from './use-place.ts';
import type { KnownRows } from './use-rows.ts';

interface NoRowsProps {
  readonly view: TableView;
  readonly host: TableHost;
  readonly place: TablePlace;
  readonly move: Move;
}

/** Whoever looks for something that is not there can look for everything again. */
export function NoRows({ view, host, place, move }: NoRowsProps): ReactElement {
  const { t } = host.texts;
  const isNarrowed = Object.keys(place.answers).length > 0;
  return (
    <div className="f-empty" role="status">
      <b>{t(isNarrowed ? view.noMatch : view.empty)}</b>
      {isNarrowed && (
        <button type="button" className="f-linkbtn" onClick={() => move({ answers: {} })}>
          {t('runtime.table.showAll')}
        </button>
      )}
    </div>
  );
}

/** Known rows stay: only that they may be old is said. */
export function FailedNote({
  host,
  known,
}: {
  readonly host: TableHost;
  readonly known: KnownRows;
}): ReactElement {
  const { t } = host.texts;
  const { rows, retry } = known;
  return (
    <div className="f-view-failed" role={rows === undefined ? 'alert' : 'status'}>
      {t(rows === undefined ? 'runtime.table.failed' : 'runtime.table.stale')}
      {retry && (
        <button type="button" className="f-linkbtn" onClick={retry}>
          {t('runtime.tryAgain')}
        </button>
      )}
    </div>
  );
}
