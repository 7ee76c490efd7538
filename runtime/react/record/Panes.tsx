// Sections of a record that are edited together: each in a pane behind its tab, one alone without.

import type { ReactElement } from 'react';
import type { SectionBundle } from '../../core/index.ts';
import { useStatus, useStore } from '../context/context.tsx';
import { sectionTitle } from '../nodes/words.ts';
import { Tabs } from '../parts/Tabs.tsx';
import { SectionTree } from '../tree/SectionTree.tsx';

interface Props {
  /** What the panes are of. */
  readonly label: string;
  readonly sections: readonly SectionBundle[];
  readonly shown: SectionBundle;
  readonly onShow: (section: string) => void;
}

/** What is typed in a pane is in the store, so that only the one on screen is drawn. */
export function Panes({ label, sections, shown, onShow }: Props): ReactElement {
  const store = useStore();
  useStatus();
  const { bundle, texts } = store;
  const tree = <SectionTree key={shown.id} section={shown} />;
  if (sections.length === 1) return tree;
  const tabs = sections.map((section) => {
    const count = store.section(section.id).shown.length;
    return {
      id: section.id,
      label: sectionTitle(texts, bundle, section),
      ...(count > 0 && { note: texts.t('runtime.status.toFix', { count }) }),
    };
  });
  return (
    <Tabs label={label} tabs={tabs} shown={shown.id} onShow={onShow}>
      {tree}
    </Tabs>
  );
}
