// One practice area: county, plan class, the rate in the row, and delete or restore.
// biome-ignore-all lint/a11y/useSemanticElements: a window of lines cannot be a native table; what takes focus are the controls in it

import { memo, type ReactElement } from 'react';
import {
  FORMATS,
  isDeletedRow,
  isObject,
  type Json,
  labelOf,
  type Pointer,
} from '../../../runtime/core/index.ts';
import { Button, FieldAt, useStore } from '../../../runtime/react/index.ts';
import { areaWords } from './area-words.ts';
import { hasRate, useTerms } from './terms.ts';

interface Props {
  readonly row: Json | undefined;
  readonly index: number;
  readonly list: Pointer;
  readonly faulty: boolean;
  readonly chosen: boolean;
  readonly onChoose: (index: number) => void;
  readonly onDelete: (index: number) => void;
  readonly onRestore: (index: number) => void;
}

/** Renders again only when its own row, place or look changes. */
export const AreaRow = memo(function AreaRow(props: Props): ReactElement | null {
  const { row, index, list, faulty, chosen, onChoose, onDelete, onRestore } = props;
  const store = useStore();
  const { texts } = store;
  const { t } = texts;
  const terms = useTerms();
  if (!isObject(row)) return null;
  const { members } = terms;
  const rated = hasRate(terms, row);
  const rate = members.rate ?? '';
  const rateAt = `${list}/*/${rate}`;
  // Where rows are cards no column's heading says it.
  const rateLabel = rated ? labelOf(texts, store.info(rateAt), rateAt) : undefined;
  const gone = isDeletedRow(row);
  const words = areaWords(texts, row, members);
  return (
    <div className={`prow${faulty ? ' err' : ''}${gone ? ' del' : ''}${chosen ? ' on' : ''}`}>
      <span role="cell" className="c0">
        {!gone && (
          <label className="f-choice">
            <input type="checkbox" checked={chosen} onChange={() => onChoose(index)} />
            <span className="f-sr">{t('app.areas.choose', words)}</span>
          </label>
        )}
      </span>
      <span role="cell" className="c1">
        <b>{words.county}</b>, {words.state}
        {gone && (
          <span className="prow-when">
            {t('app.areas.deletedOn', { day: row.date_deleted ?? null })}
          </span>
        )}
      </span>
      <span role="cell" className="c2">
        <span className="f-badge">{words.planClass}</span>
      </span>
      <span role="cell" className="c3">
        {rated && !gone ? (
          <span className="prow-rate" data-label={rateLabel}>
            <FieldAt pointer={`${list}/${index}/${rate}`} label={t('app.areas.rate', words)} />
          </span>
        ) : (
          <span className="none">
            {rated ? rateText(row[rate], t('app.areas.noRate')) : t('app.areas.noRate')}
          </span>
        )}
      </span>
      <span role="cell" className="c4">
        <Button
          look="quiet"
          className="f-icon"
          icon={gone ? 'plus' : 'trash'}
          aria-label={t(gone ? 'app.areas.restore' : 'app.areas.remove', words)}
          onClick={() => (gone ? onRestore(index) : onDelete(index))}
        />
      </span>
    </div>
  );
});

const rateText = (rate: Json | undefined, none: string): string =>
  typeof rate === 'number' ? (FORMATS.money?.(rate) ?? '') : none;
