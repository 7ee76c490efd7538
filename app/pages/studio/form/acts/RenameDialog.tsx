// Another name for a field, which rules, programs and saved answers know it by; people read its label.

import { type ReactElement, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { TextField } from '../../shell/TextField.tsx';
import type { Work } from '../../work/state.ts';
import { fieldNode, type OutlineNode } from '../tree/nodes.ts';
import { ActDialog } from './ActDialog.tsx';

interface Props {
  readonly work: Work;
  readonly node: Extract<OutlineNode, { kind: 'field' }>;
  readonly onChoose: (id: string) => void;
  readonly onEnd: () => void;
}

export function RenameDialog({ work, node, onChoose, onEnd }: Props): ReactElement {
  const t = useT();
  const { section, field } = node;
  const around = field.field.slice(0, field.field.lastIndexOf('/') + 1);
  const [to, setTo] = useState(field.field.slice(around.length));
  return (
    <ActDialog
      work={work}
      title={t('studio.form.renameTitle', { of: node.label })}
      does={t('studio.form.renameDo')}
      acts={() => [{ do: 'rename', section, field: field.field, to: to.trim() }]}
      onDone={() => onChoose(fieldNode(section, around + to.trim()))}
      onEnd={onEnd}
    >
      <p className="soft">{t('studio.form.renameLead')}</p>
      <TextField label={t('studio.form.name')} text={to} onText={setTo} maxLength={60} required />
    </ActDialog>
  );
}
