// Draws one section of a form, or one field of it, through RJSF's tree without RJSF's form.

import { memo, type ReactElement, type ReactNode, useMemo } from 'react';
import {
  type FormBundle,
  formTree,
  type Pointer,
  parsePointer,
  type SectionBundle,
} from '../../core/index.ts';
import { useStore } from '../context.tsx';
import { pathIdOf } from '../nodes/path-id.ts';
import { GivenLabel } from '../parts/FieldFrame.tsx';
import { type NodeProps, SectionContext, useSection } from '../section.ts';
import { registry } from './registry.ts';
import { SchemaField } from './SchemaField.tsx';

const nothing = (): void => {};
const NO_ERRORS = {};

/** One node of the tree; every prop keeps its identity while the node is the same. */
function Node({ schema, ui, path }: NodeProps): ReactElement {
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

/** All fields of a section, in its groups. */
export const SectionTree = memo(function SectionTree({
  section,
  head,
  goesOn = false,
  headGoes = false,
}: {
  readonly section: SectionBundle;
  readonly head?: ReactNode;
  readonly goesOn?: boolean;
  /** The head goes with the fields: where all of them are hidden it is not there. */
  readonly headGoes?: boolean;
}): ReactElement {
  const { bundle } = useStore();
  const place = useMemo(
    () => ({ form: bundle.id, section: section.id, head, goesOn, headGoes, Node }),
    [bundle.id, section.id, head, goesOn, headGoes],
  );
  const path = useMemo(() => pathIdOf([]), []);
  return (
    <SectionContext.Provider value={place}>
      <Node schema={section.schema} ui={section.ui} path={path} />
    </SectionContext.Provider>
  );
});

interface FieldAtProps {
  readonly pointer: Pointer;
  /** Said in place of the field's own label. */
  readonly label?: string;
}

/** One field by its place, drawn as its section would draw it: for widgets that lay out members themselves. */
export function FieldAt({ pointer, label }: FieldAtProps): ReactElement | null {
  const { bundle } = useStore();
  const found = useMemo(() => nodeAt(bundle, pointer), [bundle, pointer]);
  const around = useSection();
  const place = useMemo(
    () => (around.form === '' ? { form: bundle.id, section: found?.section ?? '', Node } : around),
    [around, bundle.id, found],
  );
  if (!found) return null;
  return (
    <SectionContext.Provider value={place}>
      <GivenLabel.Provider value={label}>
        <Node schema={found.schema} ui={found.ui} path={found.path} />
      </GivenLabel.Provider>
    </SectionContext.Provider>
  );
}

function nodeAt(bundle: FormBundle, pointer: Pointer) {
  const node = formTree(bundle).at(pointer);
  if (!node) return undefined;
  const path = parsePointer(pointer).map((token) => (/^\d+$/.test(token) ? Number(token) : token));
  const { schema, ui, section } = node;
  return { schema, ui, path: pathIdOf(path), section };
}
