// RJSF asks this component to draw every node; it decides between our widgets, RJSF's object field and the live room.

import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type { FieldProps } from '@rjsf/utils';
import { memo, type ReactElement } from 'react';
import { joinPointer, type Schema, type UiSchema } from '../../core/index.ts';
import { useStore } from '../context/context.tsx';
import type { NodeProps } from '../context/section.ts';
import { unorderedUi } from '../nodes/schema.ts';
import { onDemand } from '../parts/on-demand.tsx';
import type { FormStore } from '../store/form-store.ts';
import { LiveSection } from './LiveSection.tsx';
import { fieldOf } from './leaf.ts';

const { Widget: LiveField } = onDemand(
  async () => (await import('../live/LiveField.tsx')).LiveField,
);

/** Memoised by identity: schema, UI schema and path are constant, so a keystroke never comes here. */
export const SchemaField = memo(function SchemaField(props: FieldProps): ReactElement | null {
  const store = useStore();
  const schema = props.schema as unknown as Schema;
  const ui = (props.uiSchema ?? {}) as UiSchema;
  if (ui['ui:hidden'] === true) return null;
  const pointer = joinPointer(props.fieldPathId.path);
  const field = fieldAt(store, { pointer, schema, ui });
  if (field) return field;
  const { kind } = pointer === '' ? (sectionOf(store, schema) ?? {}) : (store.info(pointer) ?? {});
  if (kind === 'live') {
    const live = <LiveField {...props} />;
    return pointer === '' ? <LiveSection>{live}</LiveSection> : live;
  }
  return <ObjectField {...props} uiSchema={unorderedUi(ui)} />;
});

/** What draws a place whole; undefined where RJSF walks or draws it. */
export function fieldAt(
  store: FormStore,
  { pointer, schema, ui }: NodeProps,
): ReactElement | undefined {
  const node = pointer === '' ? undefined : store.info(pointer);
  const Field = node && ui['ui:hidden'] !== true && fieldOf(node);
  if (!Field) return undefined;
  return <Field pointer={pointer} schema={schema} ui={ui} options={node.uiOptions} info={node} />;
}

const sectionOf = ({ bundle }: FormStore, schema: Schema) =>
  bundle.sections.find((section) => section.schema === schema);
