// One card of a list: its heading from its own content, its fields when open, one line when folded.

import { memo, type ReactElement } from 'react';
import { useStore, useTexts } from '../../context/context.tsx';
import { useSection } from '../../context/section.ts';
import type { PlaceProps } from '../../context/widget.ts';
import { itemsOf, uiOf } from '../../nodes/schema.ts';
import { Button } from '../../parts/Button.tsx';
import { focusFirstIn } from '../../parts/focus.ts';
import { PlaceNotes } from '../../parts/PlaceNotes.tsx';
import type { RowId } from '../../store/rows.ts';
import { useFaultCount, useItemBadge, useItemTitle } from './item-title.ts';
import { listText } from './list-texts.ts';
import { itemName } from './naming.ts';
import { MoveButtons, type Way } from './RowMoves.tsx';

export interface RepeatItemProps extends PlaceProps {
  readonly id: RowId;
  readonly index: number;
  readonly open: boolean;
  /** Cannot be removed. */
  readonly fixed: boolean;
  /** The ways in which it can be moved, in a list whose order means something. */
  readonly up?: boolean | undefined;
  readonly down?: boolean | undefined;
  readonly onMove: (id: RowId, way: Way) => void;
  readonly onToggle: (id: RowId, open: boolean) => void;
  readonly onRemove: (id: RowId) => void;
}

/** An item with faults on show stands open, so that a link can reach its fields. */
export const RepeatItem = memo(function RepeatItem(props: RepeatItemProps): ReactElement | null {
  const { pointer, schema, ui, id, index } = props;
  const store = useStore();
  const { texts } = store;
  const { Node } = useSection();
  const row = `${pointer}/${index}`;
  const title = useItemTitle(row, store.info(pointer));
  const badge = useItemBadge(row, store.info(pointer));
  const faults = useFaultCount(row);
  const items = itemsOf(schema);
  const open = props.open || faults > 0;
  const name = title === '' ? itemName(store, props.info, index) : title;
  if (!items) return null;
  return (
    <div className={faults > 0 ? 'f-item f-has-faults' : 'f-item'} data-row={id}>
      <div className="f-item-head">
        <h3 className="f-row-name" tabIndex={-1}>
          {name}
        </h3>
        {badge !== '' && (
          <span className={index === 0 ? 'f-badge f-first' : 'f-badge'}>{badge}</span>
        )}
        {faults > 0 && (
          <span className="f-item-fix">{texts.t('runtime.status.toFix', { count: faults })}</span>
        )}
        <ItemActions {...props} name={name} shut={!open} foldable={faults === 0} />
      </div>
      <PlaceNotes pointer={row} />
      {open && (
        <div className="f-item-body">
          <Node schema={items} ui={uiOf(ui, 'items')} pointer={row} />
        </div>
      )}
    </div>
  );
});

interface ActionsProps extends RepeatItemProps {
  readonly name: string;
  /** Shows one line now. */
  readonly shut: boolean;
  /** Nothing in it has to be mended first. */
  readonly foldable: boolean;
}

/** Opens, folds and removes an item; focus goes on where the press leads. */
function ItemActions(props: ActionsProps): ReactElement {
  const { id, index, info, name, shut, foldable, fixed, up, down, onToggle, onRemove } = props;
  const texts = useTexts();
  return (
    <div className="f-item-acts">
      {up !== undefined && down !== undefined && (
        <MoveButtons {...{ id, name, up, down }} onMove={props.onMove} />
      )}
      {shut && (
        <Button
          look="quiet"
          icon="edit"
          aria-label={texts.t('runtime.editItem', { label: name })}
          onClick={() => {
            onToggle(id, true);
            focusFirstIn(`[data-row="${id}"] .f-item-body`);
          }}
        >
          {texts.t('runtime.edit')}
        </Button>
      )}
      {props.open && index > 0 && foldable && (
        <Button
          look="quiet"
          icon="check"
          aria-label={`${texts.t('runtime.done')}: ${name}`}
          onClick={() => {
            onToggle(id, false);
            focusFirstIn(`[data-row="${id}"] .f-item-acts`);
          }}
        >
          {texts.t('runtime.done')}
        </Button>
      )}
      {!fixed && (
        <Button
          look="quiet"
          icon="trash"
          aria-label={texts.t('runtime.removeItem', { label: name })}
          onClick={() => onRemove(id)}
        >
          {listText(texts, info, 'remove', 'runtime.remove')}
        </Button>
      )}
    </div>
  );
}
