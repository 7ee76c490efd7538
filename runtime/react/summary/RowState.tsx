// Whether a row of a record holds or was deleted, and when.

import type { ReactElement } from 'react';
import { isDeletedRow, isObject, type Json, type Texts } from '../../core/index.ts';
import { Badge } from './Badge.tsx';

/** `deleted` and `date_deleted` of the row say it. */
export function RowState({
  row,
  texts,
}: {
  readonly row: Json;
  readonly texts: Texts;
}): ReactElement {
  if (!isDeletedRow(row)) return <Badge tone="success">{texts.t('runtime.record.active')}</Badge>;
  const day = isObject(row) ? row.date_deleted : undefined;
  return (
    <Badge tone="danger">
      {typeof day === 'string' && day !== ''
        ? texts.t('runtime.record.deletedOn', { day })
        : texts.t('runtime.record.deleted')}
    </Badge>
  );
}
