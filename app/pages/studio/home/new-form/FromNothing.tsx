// A form from nothing: what it is called, who fills it in, how it is shown, and what it asks first. It works as soon as it is there.

import { type FormEvent, type ReactElement, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Choose } from '../../shell/Choose.tsx';
import { TextField } from '../../shell/TextField.tsx';
import { ACCESS, Foot, Title, Who } from './parts.tsx';
import { type Given, useBeginning } from './use-beginning.ts';

const KINDS = ['single', 'wizard'] as const;

export function FromNothing({ onEnd, onMade }: Given): ReactElement {
  const t = useT();
  const [title, setTitle] = useState('');
  const [label, setLabel] = useState('');
  const [access, setAccess] = useState<string>(ACCESS[0]);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('single');
  const { begin, isBusy, refused } = useBeginning(onMade);
  const make = (event: FormEvent): void => {
    event.preventDefault();
    const asked = { title: title.trim(), label: label.trim(), access, kind };
    void begin(asked.title, (id) => ({ do: 'form-new', id, ...asked }));
  };
  return (
    <form onSubmit={make}>
      <Title title={title} onTitle={setTitle} />
      <Who access={access} onAccess={setAccess} />
      <Choose
        label={t('studio.newForm.kind')}
        value={kind}
        choices={KINDS.map((one) => [one, t(`studio.newForm.kind.${one}`)])}
        onChoose={(value) => setKind(KINDS.find((one) => one === value) ?? 'single')}
      />
      <TextField
        label={t('studio.newForm.first')}
        text={label}
        onText={setLabel}
        maxLength={200}
        required
      />
      <Foot {...{ refused, isBusy, onEnd }} does={t('studio.newForm.do')} />
    </form>
  );
}
