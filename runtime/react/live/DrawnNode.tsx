// Stands for RJSF's field of a node: what RJSF draws nothing of, or nothing to answer by, is made something to choose or type.

import RjsfField from '@rjsf/core/lib/components/fields/SchemaField.js';
import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldProps,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { Schema } from '../../core/index.ts';
import { useBranchAnswers } from './branch-answers.ts';
import { onlyValueOf } from './shapes.ts';

/** Stands for RJSF's `SchemaField`. */
export function DrawnNode(props: FieldProps): ReactElement {
  useBranchAnswers(props);
  const schema = answerable(named(props.schema as unknown as Schema, props.formData));
  const ui = asChoice(schema, props.uiSchema);
  return (
    <RjsfField {...props} schema={schema as unknown as RJSFSchema} {...(ui && { uiSchema: ui })} />
  );
}

const TEXT: Schema = { type: 'string', [ADDITIONAL_PROPERTY_FLAG]: true };

/** Under a name that no pattern fits RJSF knows nothing to ask for: it is a text until it is called something else. */
const named = (schema: Schema, value: unknown): Schema =>
  schema.type === 'null' && ADDITIONAL_PROPERTY_FLAG in schema && value !== null ? TEXT : schema;

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

/** One choice is ticked, as it would say nothing in a list that is closed; where yes and no are listed both are offered. */
function asChoice({ enum: values, type }: Schema, ui: UiSchema | undefined): UiSchema | undefined {
  const isOffered = values !== undefined && (values.length === 1 || type === 'boolean');
  if (!isOffered || ui?.['ui:widget'] !== undefined) return ui;
  return { ...ui, 'ui:widget': 'radio' };
}
