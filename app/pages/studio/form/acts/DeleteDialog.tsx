// Takes a field, a group or a step out of a form: what hangs on it is named first, and what becomes of saved answers.

import { type ReactElement, useState } from 'react';
import { useCall } from '../../../../calls/reading.tsx';
import { useT } from '../../../../portal/portal.tsx';
import type { Work } from '../../work/state.ts';
import type { Act } from '../../work/types.ts';
import { idOf, useOfWork } from '../../work/use-work.ts';
import type { OutlineNode } from '../tree/nodes.ts';
import { ActDialog } from './ActDialog.tsx';

type Deleted = Extract<OutlineNode, { kind: 'field' | 'group' }>;

interface Props {
  readonly work: Work;
  readonly node: Deleted;
  readonly onChoose: (id: string) => void;
  readonly onEnd: () => void;
}

export function DeleteDialog({ work, node, onChoose, onEnd }: Props): ReactElement {
  const t = useT();
  const [withUses, setWithUses] = useState(false);
  return (
    <ActDialog
      work={work}
      isDanger
      title={t('studio.form.deleteTitle', { of: node.label })}
      does={t('studio.form.deleteDo')}
      acts={() => [actOf(node, withUses)]}
      onDone={() => onChoose('')}
      onEnd={onEnd}
    >
      <p>{t(`studio.form.deleteLead.${node.kind}`)}</p>
      {node.kind === 'field' && <Uses {...{ work, node, withUses }} onWithUses={setWithUses} />}
    </ActDialog>
  );
}

function actOf(node: Deleted, withUses: boolean): Act {
  const { section } = node;
  if (node.kind === 'group') return { do: 'group-delete', section, group: node.group.id };
  const fields = [node.field.field];
  return { do: 'delete', section, fields, answers: 'drop', ...(withUses && { uses: 'remove' }) };
}

interface UsesProps {
  readonly work: Work;
  readonly node: Extract<OutlineNode, { kind: 'field' }>;
  readonly withUses: boolean;
  readonly onWithUses: (withUses: boolean) => void;
}

function Uses({ work, node, withUses, onWithUses }: UsesProps): ReactElement | null {
  const t = useT();
  const change = useOfWork(work, idOf);
  const { data } = useCall('studio_field', {
    ...{ change, section: node.section, field: node.field.field },
  });
  const uses = data?.data.uses ?? [];
  if (uses.length === 0) return null;
  return (
    <>
      <p>{t('studio.form.deleteUses', { count: uses.length })}</p>
      <ul className="st-uses">
        {uses.map(({ said }) => (
          <li key={said}>{said}</li>
        ))}
      </ul>
      <label className="st-tick">
        <input
          type="checkbox"
          checked={withUses}
          onChange={({ target }) => onWithUses(target.checked)}
        />
        <span>{t('studio.form.deleteWithUses')}</span>
      </label>
    </>
  );
}
