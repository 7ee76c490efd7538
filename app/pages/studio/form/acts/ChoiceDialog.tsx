// Takes a choice away: whoever has chosen it has another one from then on, or is asked again.

import { type ReactElement, useId, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import type { Work } from '../../work/state.ts';
import type { Choice } from '../tree/inspected.ts';
import { ActDialog } from './ActDialog.tsx';

interface Props {
  readonly work: Work;
  readonly section: string;
  readonly field: string;
  readonly choices: readonly Choice[];
  readonly going: Choice;
  readonly onEnd: () => void;
}

export function ChoiceDialog(props: Props): ReactElement {
  const { work, section, field, choices, going, onEnd } = props;
  const t = useT();
  const id = useId();
  const others = choices.filter(({ value }) => value !== going.value);
  const [becomes, setBecomes] = useState(-1);
  return (
    <ActDialog
      work={work}
      isDanger
      title={t('studio.form.choice.removeTitle', { of: going.text })}
      does={t('studio.form.choice.removeDo')}
      acts={() => [
        {
          ...{ do: 'choice-delete', section, field, value: going.value },
          becomes: others[becomes]?.value ?? null,
        },
      ]}
      onDone={() => undefined}
      onEnd={onEnd}
    >
      <p className="soft">{t('studio.form.choice.removeLead')}</p>
      <p>
        <label htmlFor={id}>{t('studio.form.choice.becomes')}</label>
        <select
          id={id}
          className="st-in"
          value={becomes}
          onChange={({ target }) => setBecomes(Number(target.value))}
        >
          <option value={-1}>{t('studio.form.choice.askedAgain')}</option>
          {others.map(({ text }, at) => (
            <option key={text} value={at}>
              {text}
            </option>
          ))}
        </select>
      </p>
    </ActDialog>
  );
}
