// A copy of a field under a label of its own: two questions that read alike could not be told apart.

import { type ReactElement, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { TextField } from '../../shell/TextField.tsx';
import type { Work } from '../../work/state.ts';
import type { OutlineNode } from '../tree/nodes.ts';
import { ActDialog } from './ActDialog.tsx';

interface Props {
  readonly work: Work;
  readonly node: Extract<OutlineNode, { kind: 'field' }>;
  readonly onEnd: () => void;
}

export function CopyDialog({ work, node, onEnd }: Props): ReactElement {
  const t = useT();
  const [label, setLabel] = useState('');
  const { section, field } = node;
  return (
    <ActDialog
      work={work}
      title={t('studio.form.copyTitle', { of: node.label })}
      does={t('studio.form.copyDo')}
      acts={() => [{ do: 'copy', section, field: field.field, label: label.trim() }]}
      onDone={() => undefined}
      onEnd={onEnd}
    >
      <p className="soft">{t('studio.form.copyLead')}</p>
      <TextField
        label={t('studio.form.addLabel')}
        text={label}
        onText={setLabel}
        maxLength={200}
        required
      />
    </ActDialog>
  );
}
