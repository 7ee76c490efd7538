// What is there only once a field is answered, such as the button of a form that a choice begins.

import type { ReactElement, ReactNode } from 'react';
import { isBlank, type Pointer, toPointer } from '../../core/index.ts';
import { useViewOf } from '../context/context.tsx';
import type { FieldView } from '../store/view.ts';

interface Props {
  /** Path of the field; always there without one. */
  readonly path: string | undefined;
  readonly children: ReactNode;
}

export function OnceAnswered({ path, children }: Props): ReactElement {
  if (path === undefined) return <>{children}</>;
  return <Waiting pointer={toPointer(path)}>{children}</Waiting>;
}

function Waiting(props: { readonly pointer: Pointer; readonly children: ReactNode }) {
  const isReady = useViewOf(props.pointer, isThere);
  return isReady ? props.children : null;
}

const isThere = ({ value, hidden }: FieldView): boolean => !hidden && !isBlank(value);
