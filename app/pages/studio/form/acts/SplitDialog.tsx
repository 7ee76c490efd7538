// A step is made two, from a question on; or one with the step before it.

import { type ReactElement, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Choose } from '../../shell/Choose.tsx';
import { TextField } from '../../shell/TextField.tsx';
import type { Work } from '../../work/state.ts';
import type { OutlineNode, OutlineTree } from '../tree/nodes.ts';
import { ActDialog } from './ActDialog.tsx';

interface SplitProps {
  readonly work: Work;
  readonly form: string;
  /** The step, or a field of it. */
  readonly node: Extract<OutlineNode, { kind: 'step' | 'field' }>;
  /** The field that is offered first; the second of the step unless told. */
  readonly begin?: string;
  readonly onEnd: () => void;
}

export function SplitDialog({ work, form, node, begin, onEnd }: SplitProps): ReactElement {
  const t = useT();
  const { section, step } = node;
  // The first stays, or nothing would.
  const fields = fieldsOf(node).slice(1);
  const [field, setField] = useState(() => begin ?? fields[0]?.field ?? '');
  const [title, setTitle] = useState('');
  return (
    <ActDialog
      work={work}
      title={t('studio.form.splitTitle', { of: step.title })}
      does={t('studio.form.splitDo')}
      acts={() => [{ do: 'step-split', form, section, field, title: title.trim() }]}
      onDone={() => undefined}
      onEnd={onEnd}
    >
      <p className="soft">{t('studio.form.splitLead')}</p>
      <Choose
        label={t('studio.form.splitFrom')}
        value={field}
        choices={fields.map((one) => [one.field, one.label] as const)}
        onChoose={setField}
      />
      <TextField
        label={t('studio.form.splitName')}
        text={title}
        onText={setTitle}
        maxLength={200}
        required
      />
    </ActDialog>
  );
}

/** Those that stand in the step itself, in their order. */
export const fieldsOf = ({ step }: Pick<SplitProps['node'], 'step'>) =>
  step.groups.flatMap(({ fields }) => fields.filter(({ inside }) => inside === ''));

interface JoinProps {
  readonly work: Work;
  readonly form: string;
  readonly tree: OutlineTree;
  readonly node: Extract<OutlineNode, { kind: 'step' }>;
  readonly onChoose: (id: string) => void;
  readonly onEnd: () => void;
}

export function JoinDialog({ work, form, tree, node, onChoose, onEnd }: JoinProps): ReactElement {
  const t = useT();
  const { section, step } = node;
  const place = tree.top.indexOf(node.id);
  const other = tree.nodes.get(tree.top[place === 0 ? 1 : place - 1] ?? '');
  const to = other?.kind === 'step' ? other.step.title : '';
  return (
    <ActDialog
      work={work}
      title={t('studio.form.joinTitle', { of: step.title, to })}
      does={t('studio.form.joinDo')}
      acts={() => [{ do: 'step-join', form, section }]}
      onDone={() => onChoose(other?.id ?? '')}
      onEnd={onEnd}
    >
      <p>{t('studio.form.joinLead', { to })}</p>
    </ActDialog>
  );
}
