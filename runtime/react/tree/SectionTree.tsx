// Draws one section of a form, or one field of it, through RJSF's tree without RJSF's form.

import { memo, type ReactElement, type ReactNode, useMemo } from 'react';
import { formTree, type Pointer, type SectionBundle } from '../../core/index.ts';
import { useStore } from '../context/context.tsx';
import { SectionContext, useSection } from '../context/section.ts';
import { GivenLabel } from '../parts/FieldFrame.tsx';
import { Node } from './Node.tsx';

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
  return (
    <SectionContext.Provider value={place}>
      <Node schema={section.schema} ui={section.ui} pointer="" />
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
  const found = formTree(bundle).at(pointer);
  const around = useSection();
  const section = found?.section ?? '';
  const place = useMemo(
    () => (around.form === '' ? { form: bundle.id, section, Node } : around),
    [around, bundle.id, section],
  );
  if (!found) return null;
  return (
    <SectionContext.Provider value={place}>
      <GivenLabel.Provider value={label}>
        <Node schema={found.schema} ui={found.ui} pointer={pointer} />
      </GivenLabel.Provider>
    </SectionContext.Provider>
  );
}
