// Which rows a list may take in or give away, by its schema, its options and the rule that may have closed it.

import { isFilledRow, rowSourceOf } from '../../../core/index.ts';
import { useStore, useViewOf } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { numberOption, objectOption } from '../../nodes/options.ts';
import type { FieldView } from '../../store/view.ts';

export interface ListLimits {
  /** Rows neither come nor go. */
  readonly isFixed: boolean;
  readonly canAdd: boolean;
  /** So many at the top stay. */
  readonly fixedRows: number;
  /** Does the row stay that stands at this place of the answers, and at that one on screen? */
  readonly stays: (index: number, position: number) => boolean;
  /** The order of the rows means something, and a person may change it. */
  readonly canOrder: boolean;
}

const disabledOf = (view: FieldView): boolean => view.disabled;

/** `count` is of all rows in the answers. */
export function useListLimits(props: PlaceProps, count: number): ListLimits {
  const { pointer, options, schema } = props;
  const isDisabled = useViewOf(pointer, disabledOf);
  const store = useStore();
  const item = objectOption(options, 'item') ?? {};
  const source = rowSourceOf(options);
  const isFixed =
    item.fixed === true || isDisabled || (source && !source.remove && !source.add) === true;
  const fixedRows = numberOption(item, 'keep') ?? 0;
  const isOfSource = (index: number): boolean => {
    const list = source && !source.remove ? store.info(pointer) : undefined;
    return list !== undefined && isFilledRow(list, store.answers(), `${pointer}/${index}`);
  };
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : Number.POSITIVE_INFINITY;
  return {
    isFixed,
    canAdd: !isFixed && source?.add !== false && count < most,
    fixedRows,
    stays: (index, position) => isFixed || position < fixedRows || isOfSource(index),
    canOrder: item.order === true && !isDisabled,
  };
}
