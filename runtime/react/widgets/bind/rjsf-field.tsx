// A field written for anybody's RJSF form, bound to one place of ours: what draws several controls, or keeps an object.

import type { FieldPathList, FieldProps } from '@rjsf/utils';
import { type ComponentType, useMemo } from 'react';
import { type Json, joinPointer, parsePointer } from '../../../core/index.ts';
import { useField, useStore } from '../../context/context.tsx';
import type { Field } from '../../context/widget.ts';
import { pathIdOf } from '../../nodes/path-id.ts';
import { FieldFrame } from '../../parts/FieldFrame.tsx';
import { textOfFault } from '../../store/fault-text.ts';
import { widgetRegistry } from '../control/widget-registry.ts';

/**
 * For `registerFields`: label, hint and messages are drawn around it, and it is given value, state and messages as RJSF
 * would; what is wrong within it is said of it as a whole. Its registry has our base input and our sentences, but no fields or templates to draw other nodes with.
 */
export function rjsfField(Drawn: ComponentType<FieldProps>): Field {
  return function Foreign(props) {
    const { pointer, schema, ui } = props;
    const store = useStore();
    const view = useField(pointer);
    const path = useMemo(() => pathIdOf(parsePointer(pointer).map(asToken)), [pointer]);
    const errors = view.fault ? [textOfFault(store, view.fault)] : [];
    if (view.hidden) return null;
    return (
      <FieldFrame {...props} view={view} group>
        {props.above}
        <Drawn
          name={String(path.path.at(-1) ?? '')}
          schema={schema as unknown as FieldProps['schema']}
          uiSchema={ui as NonNullable<FieldProps['uiSchema']>}
          fieldPathId={path}
          formData={view.value}
          errorSchema={{ __errors: errors } as NonNullable<FieldProps['errorSchema']>}
          rawErrors={errors}
          required={view.required}
          disabled={view.disabled}
          readonly={false}
          registry={widgetRegistry(store)}
          onChange={(value: unknown, at?: FieldPathList) =>
            store.set(at ? joinPointer(at) : pointer, value as Json | undefined)
          }
          onBlur={() => view.leave()}
          onFocus={nothing}
        />
      </FieldFrame>
    );
  };
}

const nothing = (): void => {};

const asToken = (token: string): string | number => (/^\d+$/.test(token) ? Number(token) : token);
