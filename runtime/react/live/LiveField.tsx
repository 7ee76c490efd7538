// A node whose shape follows its own value: RJSF draws it from a subscription to its part of the answers.

import type { ErrorSchema, FieldPathList, FieldProps } from '@rjsf/utils';
import { type ReactElement, useCallback, useMemo } from 'react';
import {
  type Fault,
  isWithin,
  type Json,
  joinPointer,
  parsePointer,
  type Schema,
  type UiSchema,
} from '../../core/index.ts';
import { useStatus, useStore, useView } from '../context/context.tsx';
import { useSection } from '../context/section.ts';
import { fieldId } from '../parts/FieldFrame.tsx';
import { textOfFault } from '../store/fault-text.ts';
import { DrawnNode } from './DrawnNode.tsx';
import { liveRegistry } from './registry.ts';
import { shownWhole } from './shown-answers.ts';
import { wordedUi } from './worded-ui.ts';

/** Faults come as RJSF's own tree of messages; a change goes back by its path. */
export function LiveField(props: FieldProps): ReactElement | null {
  const store = useStore();
  const { section } = useSection();
  const pointer = joinPointer(props.fieldPathId.path);
  const view = useView(pointer);
  const status = useStatus();
  const root = store.bundle.sections.find(({ id }) => id === section)?.schema;
  const schema = props.schema as unknown as Schema;
  const ui = useMemo(
    () => wordedUi(store, schema, (props.uiSchema ?? {}) as UiSchema, pointer),
    [store, schema, props.uiSchema, pointer],
  );
  // Conditions of RJSF's would read null as an answer.
  const formData = shownWhole(store.bundle, pointer, view.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: status is what tells that faults changed
  const errors = useMemo(
    () => errorsOf(store.shownWithin(pointer), pointer, (fault) => textOfFault(store, fault)),
    [store, pointer, status],
  );
  const onChange = useCallback(
    (value: unknown, path: FieldPathList) => {
      const place = joinPointer(path);
      if (typeof value === 'symbol') store.drop(place);
      else store.set(place, value as Json | undefined);
    },
    [store],
  );
  const onBlur = useCallback(() => store.leave(pointer), [store, pointer]);
  if (!root || view.hidden) return null;
  return (
    <div className="f-live" id={fieldId(pointer)} tabIndex={-1}>
      <DrawnNode
        {...props}
        uiSchema={ui as never}
        formData={formData}
        errorSchema={errors}
        required={view.required || props.required === true}
        disabled={view.disabled}
        registry={liveRegistry(store, root)}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
}

/** RJSF's tree of messages, from our flat faults. */
function errorsOf(
  faults: readonly Fault[],
  pointer: string,
  text: (fault: Fault) => string,
): ErrorSchema {
  const root: Record<string, unknown> = {};
  for (const fault of faults) {
    if (pointer !== '' && !isWithin(fault.path, pointer)) continue;
    let node = root;
    for (const token of parsePointer(fault.path.slice(pointer.length))) {
      node[token] ??= {};
      node = node[token] as Record<string, unknown>;
    }
    node.__errors = [...((node.__errors as string[] | undefined) ?? []), text(fault)];
  }
  return root as ErrorSchema;
}
