// A new form, begun in one of three ways. Whichever is taken, it stands in a change of its own and is opened there.

import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../../../../runtime/react/index.ts';
import { useT } from '../../../../portal/portal.tsx';
import { StudioIcon } from '../../shell/StudioIcon.tsx';
import { inChange } from '../../shell/there.ts';
import { FromCopy } from './FromCopy.tsx';
import { FromNothing } from './FromNothing.tsx';
import { FromSchema } from './FromSchema.tsx';
import './new-form.css';

const WAYS = ['nothing', 'copy', 'schema'] as const;

interface Props {
  /** Those that there are. */
  readonly forms: readonly { readonly id: string; readonly name: string }[];
}

export function NewForm({ forms }: Props): ReactElement {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsOpen(true)}>
        <StudioIcon name="plus" />
        {t('studio.newForm.open')}
      </button>
      {isOpen && <Ways forms={forms} onEnd={() => setIsOpen(false)} />}
    </>
  );
}

function Ways({ forms, onEnd }: Props & { readonly onEnd: () => void }): ReactElement {
  const t = useT();
  const navigate = useNavigate();
  const [way, setWay] = useState<(typeof WAYS)[number]>('nothing');
  const given = {
    onEnd,
    onMade: (id: string, change: string) => void navigate(inChange(`/studio/forms/${id}`, change)),
  };
  return (
    <Dialog title={t('studio.newForm.title')} onClose={onEnd}>
      <fieldset className="st-tabs st-ways" aria-label={t('studio.newForm.ways')}>
        {WAYS.map((one) => (
          <button key={one} type="button" aria-pressed={one === way} onClick={() => setWay(one)}>
            {t(`studio.newForm.way.${one}`)}
          </button>
        ))}
      </fieldset>
      {way === 'nothing' && <FromNothing {...given} />}
      {way === 'copy' && <FromCopy {...given} forms={forms} />}
      {way === 'schema' && <FromSchema {...given} />}
    </Dialog>
  );
}
