// Stands for RJSF's field of a node: what RJSF draws nothing of, or nothing to answer by, is made something to choose or type.

import RjsfField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { Schema } from '../../core/index.ts';
import { useBranchAnswers } from './branch-answers.ts';
import { onlyValueOf } from './shapes.ts';

/** Stands for RJSF's `SchemaField`. */
export function DrawnNode(props: FieldProps): ReactElement {
  useBranchAnswers(props);
  const schema = answerable(props.schema as unknown as Schema);
  const ui = asChoice(schema, props.uiSchema);
  return (
    <RjsfField {...props} schema={schema as unknown as RJSFSchema} {...(ui && { uiSchema: ui })} />
  );
}

const made = new WeakMap<Schema, Schema>();

/** A constant is a choice of one; what may be anything is a text. The same schema is always made the same. */
function answerable(schema: Schema): Schema {
  const known = made.get(schema);
  if (known !== undefined) return known;
  const only = onlyValueOf(schema);
  const isText = Object.keys(schema).length === 0;
  const answered =
    only !== undefined && only !== true
      ? { ...withoutType(schema), enum: [only] }
      : { ...schema, ...(isText && { type: 'string' }), ...(only === true && { type: 'boolean' }) };
  const result: Schema = isText || only !== undefined ? answered : schema;
  made.set(schema, result);
  return result;
}

/** RJSF draws no choices where the type is null, and reads `0` and `false` as no constant at all. */
function withoutType({ type: _type, const: _const, ...rest }: Schema): Schema {
  return { ...rest, type: 'string' };
}

/** One choice is ticked; it would say nothing in a list that is closed. */
function asChoice(schema: Schema, ui: UiSchema | undefined): UiSchema | undefined {
  if (schema.enum?.length !== 1 || ui?.['ui:widget'] !== undefined) return ui;
  return { ...ui, 'ui:widget': 'radio' };
}
