// Another kind of answer at the same field: what becomes of saved answers is said before one goes on.

import { type ReactElement, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Choose } from '../../shell/Choose.tsx';
import type { Work } from '../../work/state.ts';
import type { Inspected } from '../tree/inspected.ts';
import type { OutlineNode } from '../tree/nodes.ts';
import { ActDialog } from './ActDialog.tsx';
import { Lines } from './Lines.tsx';
import { KINDS } from './palette.ts';

interface Props {
  readonly work: Work;
  readonly node: Extract<OutlineNode, { kind: 'field' }>;
  readonly kinds: Inspected['kinds'];
  readonly onEnd: () => void;
}

const BECOMES = {
  kept: 'studio.form.kindBecomes.kept',
  checked: 'studio.form.kindBecomes.checked',
  named: 'studio.form.kindBecomes.named',
  yesNo: 'studio.form.kindBecomes.yesNo',
  dropped: 'studio.form.kindBecomes.dropped',
} as const;

export function KindDialog({ work, node, kinds, onEnd }: Props): ReactElement {
  const t = useT();
  const { section, field } = node;
  const [asked, setAsked] = useState(kinds[0]?.kind ?? '');
  const { kind = 'text', becomes = 'kept' } = kinds.find((one) => one.kind === asked) ?? {};
  const isOfYesNo = becomes === 'named' && kind === 'choice';
  const [said, setSaid] = useState<string>();
  const choices = said ?? (isOfYesNo ? t('studio.form.kindYesNo') : '');
  // Several of those there are need no others.
  const isChosen = kind === 'choice' || (kind === 'choices' && becomes !== 'named');
  return (
    <ActDialog
      work={work}
      title={t('studio.form.kindTitle', { of: node.label })}
      does={t('studio.form.kindDo')}
      acts={() => {
        const next = KINDS.find((one) => one === kind);
        const texts = choices.split('\n').flatMap((one) => one.trim() || []);
        return (
          next && [
            {
              ...{ do: 'kind-set', section, field: field.field, kind: next },
              ...(isChosen && { choices: texts }),
            },
          ]
        );
      }}
      onDone={() => undefined}
      onEnd={onEnd}
    >
      <Choose
        label={t('studio.form.addKind')}
        value={kind}
        choices={kinds.map((one) => [one.kind, t(`studio.form.add.${one.kind}`)] as const)}
        onChoose={setAsked}
      />
      {isChosen && <Lines label={t('studio.form.addChoices')} text={choices} onText={setSaid} />}
      <p role="status">{t(BECOMES[isOfYesNo ? 'yesNo' : becomes])}</p>
    </ActDialog>
  );
}
