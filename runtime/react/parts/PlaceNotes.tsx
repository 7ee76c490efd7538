// What is said of a row or an object as a whole: a rule may warn of it, or find it wrong, though it has no control.

import type { ReactElement } from 'react';
import type { Pointer } from '../../core/index.ts';
import { useViewOf } from '../context/context.tsx';
import type { FieldView } from '../store/view.ts';
import { fieldId, Messages } from './FieldFrame.tsx';

export const faultOf = (view: FieldView): FieldView['fault'] => view.fault;
export const warningOf = (view: FieldView): FieldView['warning'] => view.warning;

/** Nothing while nothing is said; the summary of errors leads here. */
export function PlaceNotes({ pointer }: { readonly pointer: Pointer }): ReactElement | null {
  const fault = useViewOf(pointer, faultOf);
  const warning = useViewOf(pointer, warningOf);
  if (!fault && !warning) return null;
  return (
    <div className="f-notes" id={fieldId(pointer)} tabIndex={-1}>
      <Messages pointer={pointer} view={{ fault, warning }} />
    </div>
  );
}
