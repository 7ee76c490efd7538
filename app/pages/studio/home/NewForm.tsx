// A new form from three questions: what it is called, who fills it in, and what it asks first. It works as soon as it is there.

import { type FormEvent, type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Dialog } from '../../../../runtime/react/index.ts';
import { type Refused, sayingOf } from '../../../calls/refusal.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { Choose } from '../shell/Choose.tsx';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import { TextField } from '../shell/TextField.tsx';
import { inChange } from '../shell/there.ts';

const ACCESS = ['public', 'applicant', 'attorney'] as const;
const KINDS = ['single', 'wizard'] as const;
/** Numbers that are put behind a name that is taken. */
const MOST_TRIES = 9;

export function NewForm(): ReactElement {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsOpen(true)}>
        <StudioIcon name="plus" />
        {t('studio.newForm.open')}
      </button>
      {isOpen && <Asking onEnd={() => setIsOpen(false)} />}
    </>
  );
}

function Asking({ onEnd }: { readonly onEnd: () => void }): ReactElement {
  const t = useT();
  const navigate = useNavigate();
  const begin = useBeginning();
  const [title, setTitle] = useState('');
  const [label, setLabel] = useState('');
  const [access, setAccess] = useState<string>(ACCESS[0]);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('single');
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsBusy(true);
    const made = await begin({ title: title.trim(), label: label.trim(), access, kind });
    if ('to' in made) return navigate(made.to);
    setIsBusy(false);
    return setRefused(made.refused.sentence ?? sayingOf(made.refused, t));
  };
  return (
    <Dialog title={t('studio.newForm.title')} onClose={onEnd}>
      <form onSubmit={(event) => void make(event)}>
        <TextField
          label={t('studio.newForm.name')}
          text={title}
          onText={setTitle}
          maxLength={120}
          required
        />
        <Choose
          label={t('studio.newForm.access')}
          value={access}
          choices={ACCESS.map((one) => [one, t(`studio.newForm.access.${one}`)])}
          onChoose={setAccess}
        />
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
        <Foot {...{ refused, isBusy, onEnd }} />
      </form>
    </Dialog>
  );
}

interface FootProps {
  readonly refused: string;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function Foot({ refused, isBusy, onEnd }: FootProps): ReactElement {
  const t = useT();
  return (
    <>
      {refused !== '' && (
        <p className="st-bad" role="alert">
          {refused}
        </p>
      )}
      <div className="f-acts">
        <Button onClick={onEnd}>{t('studio.cancel')}</Button>
        <Button type="submit" look="primary" busy={isBusy}>
          {t('studio.newForm.do')}
        </Button>
      </div>
    </>
  );
}

interface Wanted {
  readonly title: string;
  readonly label: string;
  readonly access: string;
  readonly kind: (typeof KINDS)[number];
}

type Begun = { readonly to: string } | { readonly refused: Refused };

/** Begins a change with the form in it; its address is made from its title, with a number where it is taken. */
function useBeginning(): (wanted: Wanted) => Promise<Begun> {
  const { send } = usePortal();
  return async (wanted) => {
    const name = addressFrom(wanted.title);
    for (let number = 1; ; number += 1) {
      const id = number === 1 ? name : `${name}-${number}`;
      const sent = await send('studio_edit', {
        ...{ change: '', after: 0 },
        commands: [
          { id: crypto.randomUUID(), kind: 'act', act: { do: 'form-new', id, ...wanted } },
        ],
      });
      if (sent.ok) return { to: inChange(`/studio/forms/${id}`, sent.body.data.change.id) };
      const isTaken = sent.refused.faults.some(({ code }) => code === 'name-taken');
      if (!isTaken || number > MOST_TRIES) return { refused: sent.refused };
    }
  };
}

const LONGEST = 30;

/** `Visit of an office` is `visit-of-an-office`. */
const addressFrom = (title: string): string => {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const name = words.join('-').slice(0, LONGEST).replace(/-$/, '');
  return /^[a-z]./.test(name) ? name : `form-${name || 'new'}`.slice(0, LONGEST);
};
