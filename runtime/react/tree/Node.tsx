// One node of the tree, by its place: rows and members that a widget lays out itself. What one field draws whole does not go
// through RJSF: a table has hundreds of cells.

import { memo, type ReactElement, useMemo } from 'react';
import { parsePointer } from '../../core/index.ts';
import { useStore } from '../context/context.tsx';
import type { NodeProps } from '../context/section.ts';
import { pathIdOf } from '../nodes/path-id.ts';
import { registry } from './registry.ts';
import { fieldAt, SchemaField } from './SchemaField.tsx';

/** Every prop keeps its identity while the node is the same. */
export const Node = memo(function Node(props: NodeProps): ReactElement | null {
  return fieldAt(useStore(), props) ?? <Walked {...props} />;
});

const nothing = (): void => {};
const NO_ERRORS = {};

/** A node that RJSF walks. */
function Walked({ schema, ui, pointer }: NodeProps): ReactElement {
  const path = useMemo(() => pathIdOf(parsePointer(pointer).map(asToken)), [pointer]);
  return (
    <SchemaField
      name={String(path.path.at(-1) ?? '')}
      schema={schema as never}
      uiSchema={ui as never}
      fieldPathId={path}
      registry={registry}
      errorSchema={NO_ERRORS}
      formData={undefined}
      onChange={nothing}
      onBlur={nothing}
      onFocus={nothing}
    />
  );
}

const asToken = (token: string): string | number => (/^\d+$/.test(token) ? Number(token) : token);
