// What is said to whoever moves a field by keys and does not see where it is: which keys do that, and behind what it would stand.

import { AssistiveDndState, type DndState, type TreeInstance } from '@headless-tree/core';
import { AssistiveTreeDescription } from '@headless-tree/react';
import type { ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';

/** Stands beside the tree: in it nothing may stand but its items. */
export function Moving<Node>({ made }: { readonly made: TreeInstance<Node> }): ReactElement {
  const t = useT();
  const label = (dnd: DndState<Node> | null | undefined, state: AssistiveDndState): string => {
    if (state === AssistiveDndState.Started) {
      const of = dnd?.draggedItems?.map((item) => item.getItemName()).join(', ') ?? '';
      return t('studio.form.moving.begun', { of });
    }
    if (state === AssistiveDndState.Dragging) return t('studio.form.moving.to', placeOf(dnd));
    if (state === AssistiveDndState.Completed) return t('studio.form.moving.done');
    if (state === AssistiveDndState.Aborted) return t('studio.form.moving.left');
    return t('studio.form.moving.how');
  };
  return (
    <AssistiveTreeDescription tree={made as TreeInstance<unknown>} getLabel={label as never} />
  );
}

/** "3 of 5 in Your feedback". */
function placeOf<Node>(dnd: DndState<Node> | null | undefined) {
  const target = dnd?.dragTarget;
  const within = target?.item.getItemName() ?? '';
  const count = target?.item.getChildren().length ?? 0;
  const at = target && 'childIndex' in target ? target.childIndex + 1 : count + 1;
  return { at, count: Math.max(count, at), within };
}
