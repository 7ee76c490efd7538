// Over the list: choose all in sight, and what can be done to the chosen ones together.

import type { ReactElement } from 'react';
import { getAt, isObject, type Json, type Pointer } from '../../../runtime/core/index.ts';
import {
  Button,
  FieldAt,
  fieldId,
  focusFirstIn,
  focusId,
  TickAll,
  useStore,
  useTexts,
} from '../../../runtime/react/index.ts';
import { areasIn, useListChanges } from './changes.ts';
import type { Chosen } from './chosen.ts';
import { withRate } from './rows.ts';
import { hasRate, useTerms } from './terms.ts';

interface Props {
  readonly list: Pointer;
  readonly rows: readonly Json[];
  readonly chosen: Chosen;
  readonly onRemove: () => void;
}

/** Draws nothing for a single area: there is nothing to do together. */
export function ManyBar({ list, rows, chosen, onRemove }: Props): ReactElement | null {
  const { t } = useTexts();
  const { places, inSight } = chosen;
  if (inSight.length < 2 && places.length === 0) return null;
  return (
    <div className="many">
      <TickAll
        chosen={inSight.filter(chosen.has).length}
        count={inSight.length}
        onTick={chosen.tickAll}
      >
        {t('app.areas.chooseAll', { count: inSight.length })}
      </TickAll>
      <span className="many-n" role="status">
        {places.length > 0 && t('app.areas.chosen', { count: places.length })}
      </span>
      {places.length > 0 && (
        <div className="many-acts">
          <OneRate list={list} rows={rows} chosen={chosen} />
          <Button icon="trash" once onClick={onRemove}>
            {t('app.areas.removeMany', { count: places.length })}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              chosen.none();
              focusFirstIn('.many');
            }}
          >
            {t('app.areas.chooseNone')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** One rate for all chosen areas that have one. */
function OneRate({ list, rows, chosen }: Omit<Props, 'onRemove'>): ReactElement | null {
  const { t } = useTexts();
  const store = useStore();
  const changes = useListChanges();
  const terms = useTerms();
  const rated = chosen.places.filter((place) => {
    const row = rows[place];
    return isObject(row) && hasRate(terms, row);
  });
  if (rated.length === 0 || terms.many === '' || terms.members.rate === undefined) return null;
  const at = `${terms.many}/${terms.members.rate}`;
  const set = async (): Promise<void> => {
    const refused = await store.attemptHelper(terms.many);
    const rate = getAt(store.answers(), at);
    if (refused.length > 0 || typeof rate !== 'number') return focusId(fieldId(at));
    const message = t('app.areas.updatedMany', { count: rated.length, rate });
    changes.change(withRate(areasIn(store, list), rated, terms, rate), message);
    chosen.none();
    focusFirstIn('.areas .f-undo');
  };
  return (
    <>
      <FieldAt pointer={at} />
      <Button once onClick={() => void set()}>
        {t('app.areas.setRate', { count: rated.length })}
      </Button>
    </>
  );
}
