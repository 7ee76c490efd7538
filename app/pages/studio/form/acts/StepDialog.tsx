// Where a step is to stand: behind another one, or before all.

import { type ReactElement, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Choose } from '../../shell/Choose.tsx';
import type { Work } from '../../work/state.ts';
import type { OutlineNode, OutlineTree } from '../tree/nodes.ts';
import { ActDialog } from './ActDialog.tsx';

interface Props {
  readonly work: Work;
  readonly form: string;
  readonly tree: OutlineTree;
  readonly node: Extract<OutlineNode, { kind: 'step' }>;
  readonly onEnd: () => void;
}

const FIRST = '';

export function StepDialog({ work, form, tree, node, onEnd }: Props): ReactElement {
  const t = useT();
  const { section } = node;
  const place = tree.top.indexOf(node.id);
  const others = tree.top.flatMap((id) => {
    const one = tree.nodes.get(id);
    return one?.kind === 'step' && id !== node.id ? [one] : [];
  });
  const [after, setAfter] = useState(
    () => tree.nodes.get(tree.top[place - 1] ?? '')?.section ?? FIRST,
  );
  return (
    <ActDialog
      work={work}
      title={t('studio.form.moveTitle', { of: node.step.title })}
      does={t('studio.form.moveDo')}
      acts={() => [{ do: 'step-move', form, section, after }]}
      onDone={() => undefined}
      onEnd={onEnd}
    >
      <Choose
        label={t('studio.form.behind')}
        value={after}
        choices={[
          [FIRST, t('studio.form.beforeAll')],
          ...others.map((one) => [one.section, one.step.title] as const),
        ]}
        onChoose={setAfter}
      />
    </ActDialog>
  );
}
