// Which rows a list may take in or give away, by its schema, its options and the rule that may have closed it.

import { useViewOf } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { numberOption, objectOption } from '../../nodes/options.ts';
import type { FieldView } from '../../store/view.ts';

export interface ListLimits {
  /** Rows neither come nor go. */
  readonly isFixed: boolean;
  readonly canAdd: boolean;
  /** So many at the top stay. */
  readonly fixedRows: number;
}

const disabledOf = (view: FieldView): boolean => view.disabled;

/** `count` is of all rows in the answers. */
export function useListLimits(props: PlaceProps, count: number): ListLimits {
  const { pointer, options, schema } = props;
  const isDisabled = useViewOf(pointer, disabledOf);
  const item = objectOption(options, 'item') ?? {};
  const isFixed = item.fixed === true || isDisabled;
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : Number.POSITIVE_INFINITY;
  return { isFixed, canAdd: !isFixed && count < most, fixedRows: numberOption(item, 'keep') ?? 0 };
}
