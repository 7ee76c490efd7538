// RJSF asks this component to draw every node; it decides between our widgets, RJSF's object field and the live room.

import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type { FieldProps } from '@rjsf/utils';
import { lazy, memo, type ReactElement, Suspense } from 'react';
import { joinPointer, type Schema, type UiSchema } from '../../core/index.ts';
import { useFormRuntime } from '../context.tsx';
import { isLive, optionsOf, orderedUi } from '../nodes/schema.ts';
import { LiveSection } from './LiveSection.tsx';
import { widgetFor } from './leaf.ts';

const LiveField = lazy(async () => ({
  default: (await import('../live/LiveField.tsx')).LiveField,
}));

/** Memoised by identity: schema, UI schema and path are constant, so a keystroke never comes here. */
export const SchemaField = memo(function SchemaField(props: FieldProps): ReactElement | null {
  const { store, widgets } = useFormRuntime();
  const schema = props.schema as unknown as Schema;
  const ui = (props.uiSchema ?? {}) as UiSchema;
  if (ui['ui:hidden'] === true) return null;
  const pointer = joinPointer(props.fieldPathId.path);
  const isNamed = typeof ui['ui:widget'] === 'string' && pointer !== '';
  if (!isNamed && isLive(schema)) {
    const live = (
      <Suspense fallback={<span className="f-skel" />}>
        <LiveField {...props} />
      </Suspense>
    );
    return pointer === '' ? <LiveSection>{live}</LiveSection> : live;
  }
  const Widget = pointer === '' ? undefined : widgetFor(schema, ui, widgets);
  if (Widget) {
    return (
      <Widget
        pointer={pointer}
        schema={schema}
        ui={ui}
        options={optionsOf(ui)}
        info={store.info(pointer)}
      />
    );
  }
  return <ObjectField {...props} uiSchema={orderedUi(ui)} />;
});
