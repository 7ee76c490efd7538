// A further group of a step, or a further step of the form with its first question.

import { type ReactElement, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { TextField } from '../../shell/TextField.tsx';
import type { Work } from '../../work/state.ts';
import { ActDialog } from './ActDialog.tsx';

interface Props {
  readonly work: Work;
  readonly part: 'group' | 'step';
  readonly form: string;
  /** In which the group is, or behind which the step. */
  readonly section: string;
  readonly onDone: () => void;
  readonly onEnd: () => void;
}

export function PartDialog({ work, part, form, section, onDone, onEnd }: Props): ReactElement {
  const t = useT();
  const [title, setTitle] = useState('');
  const [label, setLabel] = useState('');
  const said = title.trim();
  return (
    <ActDialog
      work={work}
      title={t(`studio.form.part.${part}`)}
      does={t('studio.form.addDo')}
      acts={() => [
        part === 'group'
          ? { do: 'group-add', section, title: said, label: label.trim() }
          : { do: 'step-add', form, title: said, after: section, label: label.trim() },
      ]}
      onDone={onDone}
      onEnd={onEnd}
    >
      <TextField
        label={t('studio.form.title')}
        text={title}
        onText={setTitle}
        maxLength={200}
        required
      />
      <TextField
        label={t('studio.form.part.first')}
        text={label}
        onText={setLabel}
        maxLength={200}
        required
      />
    </ActDialog>
  );
}
