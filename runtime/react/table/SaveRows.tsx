// "Download as CSV": every row that is looked for, not only those on this page.

import { type ReactElement, useState } from 'react';
import { csvOf, type JsonObject, type TableView, type ViewColumn } from '../../core/index.ts';
import { saveBlob } from '../parts/save-blob.ts';
import { readAllRows } from './all-rows.ts';
import type { TableHost } from './host.ts';
import type { TablePlace } from './table-place.ts';

interface Props {
  readonly view: TableView;
  readonly host: TableHost;
  readonly columns: readonly ViewColumn[];
  readonly place: TablePlace;
  /** All rows, where they are at hand; else they are asked for with the payload. */
  readonly rows: readonly object[] | undefined;
  readonly payload: JsonObject | undefined;
}

export function SaveRows({ view, host, columns, place, rows, payload }: Props): ReactElement {
  const { t } = host.texts;
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const { calls } = host;
      const all = rows ?? (calls && payload ? await readAllRows(view, calls, payload, place) : []);
      const csv = csvOf(columns, all, host.texts);
      saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName(t(view.caption)));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const isBusy = state === 'busy';
  return (
    <div className="f-view-save">
      <button
        type="button"
        className="f-linkbtn"
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={() => void save()}
      >
        {t('runtime.table.download')}
      </button>
      {state === 'failed' && <span role="alert">{t('runtime.table.downloadFailed')}</span>}
    </div>
  );
}

/** Named for the table and the day, without what file systems refuse. */
function fileName(caption: string): string {
  const now = new Date();
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${caption.replace(/[\\/:*?"<>|]+/g, '-')} ${day}.csv`;
}

const two = (number: number): string => String(number).padStart(2, '0');
