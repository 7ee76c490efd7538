// What is done to a change as a whole: a name, another owner, the newest release under it, or the end of it.

import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Dialog } from '../../../../runtime/react/index.ts';
import { useCall } from '../../../calls/reading.tsx';
import { type Refused, sayingOf } from '../../../calls/refusal.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import type { Work } from '../work/state.ts';
import type { Change } from '../work/types.ts';
import { Rebase } from './Rebase.tsx';
import { TextField } from './TextField.tsx';

export type Act = 'rename' | 'hand-over' | 'discard' | 'rebase';

interface Props {
  readonly act: Act;
  readonly change: Change;
  readonly work: Work;
  readonly onEnd: () => void;
}

export function ChangeDialog(props: Props): ReactElement {
  const { act, change, work, onEnd } = props;
  if (act === 'rebase') return <OntoNewest {...{ change, work, onEnd }} />;
  return <Asking {...props} act={act} />;
}

function OntoNewest({ change, work, onEnd }: Omit<Props, 'act'>): ReactElement {
  const done = (moved: Change): void => {
    work.take(moved);
    void work.look();
  };
  return <Rebase change={change} flush={work.flush} onDone={done} onEnd={onEnd} />;
}

const WORDS = { rename: 'rename', 'hand-over': 'handOver', discard: 'discard' } as const;

function Asking({ act, change, work, onEnd }: Props & { readonly act: keyof typeof WORDS }) {
  const t = useT();
  const { send } = usePortal();
  const navigate = useNavigate();
  const [value, setValue] = useState(act === 'rename' ? change.name : '');
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, setIsBusy] = useState(false);
  const words = WORDS[act];
  const settle = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsBusy(true);
    await work.flush();
    const sent = await send('studio_change_settle', {
      ...{ id: change.id, act },
      ...(act === 'rename' && { name: value }),
      ...(act === 'hand-over' && { to: value }),
    });
    setIsBusy(false);
    if (!sent.ok) {
      setRefused(sent.refused);
      return;
    }
    work.take(sent.body.data.change);
    onEnd();
    if (act === 'discard') navigate('/studio');
  };
  return (
    <Dialog title={t(`studio.change.${words}`)} onClose={onEnd}>
      <form onSubmit={(event) => void settle(event)}>
        <p className="soft">{t(`studio.change.${words}Lead`)}</p>
        {act === 'rename' && <Name value={value} onChange={setValue} />}
        {act === 'hand-over' && <People value={value} onChange={setValue} />}
        {refused && (
          <p className="st-bad" role="alert">
            {refused.sentence ?? sayingOf(refused, t)}
          </p>
        )}
        <div className="f-acts">
          <Button onClick={onEnd}>{t('studio.cancel')}</Button>
          <Button type="submit" look={act === 'discard' ? 'danger' : 'primary'} busy={isBusy}>
            {t(`studio.change.${words}Do`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface Field {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Name({ value, onChange }: Field): ReactElement {
  const t = useT();
  return (
    <TextField
      label={t('studio.change.name')}
      text={value}
      onText={onChange}
      maxLength={80}
      required
    />
  );
}

function People({ value, onChange }: Field): ReactElement {
  const t = useT();
  const id = useId();
  const { data } = useCall('studio_people', {});
  return (
    <p>
      <label htmlFor={id}>{t('studio.change.to')}</label>
      <select
        id={id}
        className="st-in"
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('studio.change.choose')}</option>
        {(data?.data ?? []).map(({ email, own }) => own || <option key={email}>{email}</option>)}
      </select>
    </p>
  );
}
