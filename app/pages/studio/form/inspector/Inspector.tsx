// What can be said of what is chosen: of a field its words, limits, choices and rules; of a step or group its title; of nothing the form itself.

import { memo, type ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import type { Sentences } from '../../sentences/sentence.ts';
import type { Work } from '../../work/state.ts';
import type { OutlineNode, OutlineTree } from '../tree/nodes.ts';
import type { PlacedProblem } from '../tree/placed.ts';
import type { Outline } from '../tree/use-outline.ts';
import { OfField } from './OfField.tsx';
import { OfForm } from './OfForm.tsx';
import { OfStep } from './OfStep.tsx';

interface Props {
  readonly work: Work;
  readonly form: string;
  readonly outline: Outline;
  readonly tree: OutlineTree;
  readonly node: OutlineNode | undefined;
  readonly sentences: Sentences;
  readonly placed: readonly PlacedProblem[];
  readonly onChoose: (id: string) => void;
}

export const Inspector = memo(function Inspector(props: Props): ReactElement {
  const { node } = props;
  const t = useT();
  return (
    <section className="st-settings" aria-label={t('studio.form.settings')}>
      {node === undefined && <OfForm {...props} />}
      {node?.kind === 'field' && <OfField {...props} key={node.id} node={node} />}
      {(node?.kind === 'step' || node?.kind === 'group') && (
        <OfStep {...props} key={node.id} node={node} />
      )}
    </section>
  );
});
