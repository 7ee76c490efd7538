// What is wrong with a list as a whole, over its items.

import type { ReactElement } from 'react';
import { useStore, useViewOf } from '../context.tsx';
import { FieldFrame } from '../parts/FieldFrame.tsx';
import type { FieldView } from '../store/view.ts';
import type { PlaceProps } from '../widget.ts';

const faultOf = (view: FieldView) => view.fault;

/** Draws nothing while nothing is wrong; the list itself is not drawn again for it. */
export function ListFault(props: PlaceProps): ReactElement | null {
  const store = useStore();
  const fault = useViewOf(props.pointer, faultOf);
  if (!fault) return null;
  return (
    <FieldFrame {...props} view={store.view(props.pointer)} ownLabel>
      {null}
    </FieldFrame>
  );
}
