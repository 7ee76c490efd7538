// What our parts inside RJSF's tree know of the form around them.

import type { FieldProps, Registry, RJSFSchema } from '@rjsf/utils';
import type { FormStore } from '../store/form-store.ts';

/** Our sentences, what the release says of a place, and what is answered there. */
export interface LiveContext extends Pick<FormStore, 'texts' | 'info' | 'showShape'> {
  /** Was this place emptied, so that no default belongs there? */
  readonly isEmptied: (path: FieldProps['fieldPathId']['path']) => boolean;
}

/** Given by `liveRegistry` to every part. */
export const liveContext = ({ formContext }: Registry): LiveContext => formContext as LiveContext;

/** Told in place of an answer: it is asked no more. Whoever empties a field says undefined. */
export const GONE: unique symbol = Symbol('gone');

/** What RJSF hands to a field of several shapes. */
export interface ShapeFieldProps extends FieldProps {
  /** The shapes, each as it is for the answers of now. */
  readonly options: readonly RJSFSchema[];
}
