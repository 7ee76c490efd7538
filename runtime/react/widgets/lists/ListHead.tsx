// The head of a list: its label, unless the heading above says the same, its hint, and what is said of it as a whole.

import type { ReactElement } from 'react';
import { labelOf } from '../../../core/index.ts';
import { useStore, useViewOf } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { groupWord, sectionTitle } from '../../nodes/words.ts';
import { FieldFrame, labelText, Messages } from '../../parts/FieldFrame.tsx';
import { faultOf, warningOf } from '../../parts/PlaceNotes.tsx';
import type { FormStore } from '../../store/form-store.ts';
import type { FieldView } from '../../store/view.ts';

const requiredOf = (view: FieldView): boolean => view.required;
const disabledOf = (view: FieldView): boolean => view.disabled;

/** The list itself is not drawn again when any of it changes. */
export function ListHead(props: PlaceProps): ReactElement | null {
  const { pointer, info } = props;
  const store = useStore();
  const fault = useViewOf(pointer, faultOf);
  const warning = useViewOf(pointer, warningOf);
  useViewOf(pointer, requiredOf);
  useViewOf(pointer, disabledOf);
  const view = store.view(pointer);
  const isNamed = info !== undefined && store.texts.has(info.label) && !isHeaded(store, props);
  if (!isNamed && !info?.hint && !fault && !warning) return null;
  if (!isNamed)
    return (
      <FieldFrame {...props} view={view} ownLabel>
        {null}
      </FieldFrame>
    );
  return (
    <div className={fault ? 'f-list-head f-bad' : 'f-list-head'}>
      <p className="f-lab">
        {labelText({ ...props, view }, { texts: store.texts, given: undefined })}
      </p>
      {info.hint !== undefined && <span className="f-hint">{store.texts.t(info.hint)}</span>}
      <Messages pointer={pointer} view={view} />
    </div>
  );
}

/** Does a heading above say what the list is called? */
function isHeaded({ texts, bundle, info: at }: FormStore, { pointer, info }: PlaceProps): boolean {
  const node = at(pointer);
  const section = bundle.sections.find(({ id }) => id === node?.section);
  if (!node || !section) return false;
  const label = labelOf(texts, info, pointer);
  const heading = node.group && groupWord(texts, bundle, section.id, node.group, 'title');
  return label === (heading || sectionTitle(texts, bundle, section));
}
