// What our parts inside RJSF's tree know of the form around them.

import type { FieldProps, Registry, RJSFSchema } from '@rjsf/utils';
import type { FormStore } from '../store/form-store.ts';

/** Our sentences, and what the release says of a place. */
export type LiveContext = Pick<FormStore, 'texts' | 'info'>;

/** Given by `liveRegistry` to every part. */
export const liveContext = ({ formContext }: Registry): LiveContext => formContext as LiveContext;

/** What RJSF hands to a field of several shapes. */
export interface ShapeFieldProps extends FieldProps {
  /** The shapes, each as it is for the answers of now. */
  readonly options: readonly RJSFSchema[];
}
