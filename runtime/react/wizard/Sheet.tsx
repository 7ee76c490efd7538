// The step itself: its fields, or for a step that reviews the answers of all others above them.

import type { ReactElement, ReactNode } from 'react';
import type { SectionBundle } from '../../core/index.ts';
import { useStore } from '../context/context.tsx';
import { Summary } from '../summary/Summary.tsx';
import { SectionTree } from '../tree/SectionTree.tsx';

interface Props {
  readonly section: SectionBundle;
  /** Title and opening sentence. */
  readonly head: ReactNode;
  readonly onEdit: (step: string) => void;
}

export function Sheet({ section, head, onEdit }: Props): ReactElement {
  const { sections } = useStore().bundle;
  if (!isReview(section)) return <SectionTree key={section.id} section={section} head={head} />;
  return (
    <>
      <section className="f-section f-head">{head}</section>
      <Summary omit={sections.filter(isReview).map(({ id }) => id)} onEdit={onEdit} />
      <SectionTree key={section.id} section={section} />
    </>
  );
}

/** Does this step show all answers above its own fields? */
export const isReview = ({ ui }: SectionBundle): boolean => ui['ui:review'] === true;
