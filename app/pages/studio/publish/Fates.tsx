// What becomes of people who are in the middle of a form that asks otherwise now: chosen for each form, as an edit of the change.

import { type ReactElement, useState } from 'react';
import { useRefusal } from '../../../host/refused.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import type { Rehearsed } from './rehearsed.ts';

type Fate = Rehearsed['fates'][number];

interface FatesProps {
  readonly id: string;
  readonly of: Pick<Rehearsed, 'files' | 'fates'>;
  readonly onDone: () => Promise<void>;
}

export function Fates({ id, of: { files, fates }, onDone }: FatesProps): ReactElement | null {
  const t = useT();
  if (fates.length === 0) return null;
  return (
    <section>
      <h2>{t('studio.fate.title')}</h2>
      <p className="soft">{t('studio.fate.lead')}</p>
      {fates.map((fate) => (
        <OfForm key={fate.form} {...{ id, files, fate, onDone }} />
      ))}
    </section>
  );
}

const CHOICES = ['migrate', 'pin', 'restart'] as const;
type Choice = (typeof CHOICES)[number];

interface OfFormProps extends Omit<FatesProps, 'of'> {
  readonly files: string;
  readonly fate: Fate;
}

function OfForm({ id, files, fate, onDone }: OfFormProps): ReactElement {
  const t = useT();
  const { send } = usePortal();
  const say = useRefusal();
  const [chosen, setChosen] = useState<Choice>();
  const choose = async (choice: Choice): Promise<void> => {
    setChosen(choice);
    const sent = await send('studio_fate', { change: id, files, form: fate.form, fate: choice });
    if (!sent.ok) say(sent.refused);
    await onDone();
    setChosen(undefined);
  };
  return (
    <fieldset className="publish-fate" disabled={chosen !== undefined}>
      <legend>{t('studio.fate.form', { form: fate.name, count: fate.drafts })}</legend>
      {CHOICES.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={`fate ${fate.form}`}
            checked={(chosen ?? fate.chosen) === choice}
            onChange={() => void choose(choice)}
          />
          <span>
            <b>{t(`studio.fate.${choice}`)}</b>
            <span className="soft">{moreOf(t, choice, fate)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What it means, and for how many. */
function moreOf(t: ReturnType<typeof useT>, choice: Choice, fate: Fate): string {
  const { drafts, kept, losing, held, isTried } = fate;
  const more = [t(`studio.fate.${choice}.more`, { count: drafts })];
  if (choice === 'migrate' && !isTried) more.push(t('studio.fate.breaks'));
  if (choice === 'migrate' && losing > 0) more.push(t('studio.fate.losing', { count: losing }));
  if (choice === 'migrate' && held > 0) more.push(t('studio.fate.held', { count: held }));
  if (choice === 'pin' && isTried && kept < drafts)
    more.push(t('studio.fate.unkept', { count: drafts - kept }));
  return more.join(' ');
}
