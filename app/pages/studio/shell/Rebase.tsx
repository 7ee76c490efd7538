// Puts a change on the newest release; of what both changed, somebody chooses.

import { type ReactElement, useEffect, useState } from 'react';
import { Button, Dialog } from '../../../../runtime/react/index.ts';
import { type Refused, sayingOf } from '../../../calls/refusal.ts';
import type { AnswerOf } from '../../../calls/typed.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { SentenceText } from '../sentences/SentenceText.tsx';
import type { Work } from '../work/state.ts';
import type { Change } from '../work/types.ts';

type Both = AnswerOf<'studio_change_settle'>['data']['clashes'][number];

interface Props {
  readonly change: Change;
  readonly work: Work;
  readonly onEnd: () => void;
}

export function Rebase({ change, work, onEnd }: Props): ReactElement {
  const t = useT();
  const { send, toasts } = usePortal();
  const [both, setBoth] = useState<readonly Both[]>();
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refused>();
  const rebase = async (chosen?: { mine: string[]; theirs: string[] }): Promise<void> => {
    await work.flush();
    const sent = await send('studio_change_settle', { id: change.id, act: 'rebase', ...chosen });
    if (!sent.ok) setRefused(sent.refused);
    else if (sent.body.data.clashes.length > 0) setBoth(sent.body.data.clashes);
    else {
      work.take(sent.body.data.change);
      await work.look();
      toasts.show('success', t('studio.change.rebased'));
      onEnd();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it was chosen
  useEffect(() => void rebase(), []);
  const choose = (): void => {
    const things = (both ?? []).map(({ thing }) => thing);
    void rebase({
      mine: things.filter((thing) => mine.has(thing)),
      theirs: things.filter((thing) => !mine.has(thing)),
    });
  };
  return (
    <Dialog
      title={t('studio.change.rebase')}
      onClose={onEnd}
      wide
      actions={
        <>
          <Button onClick={onEnd}>{t('studio.cancel')}</Button>
          {both && (
            <Button look="primary" onClick={choose}>
              {t('studio.change.rebase')}
            </Button>
          )}
        </>
      }
    >
      {refused && <p role="alert">{refused.sentence ?? sayingOf(refused, t)}</p>}
      {!refused && <p className="soft">{t(both ? 'studio.change.both' : 'studio.change.tried')}</p>}
      {both?.map(({ thing, mine: own, theirs }) => (
        <Choice
          key={thing}
          both={{ thing, mine: own, theirs }}
          isMine={mine.has(thing)}
          onMine={(isMine) => setMine(toggled(mine, thing, isMine))}
        />
      ))}
    </Dialog>
  );
}

interface ChoiceProps {
  readonly both: Both;
  readonly isMine: boolean;
  readonly onMine: (isMine: boolean) => void;
}

function Choice({ both: { thing, mine: own, theirs }, isMine, onMine }: ChoiceProps): ReactElement {
  const t = useT();
  return (
    <fieldset className="st-both">
      <legend>{thing.replace(/^sentence:/, '')}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side}>
          <input
            type="radio"
            name={thing}
            checked={isMine === (side === 'mine')}
            onChange={() => onMine(side === 'mine')}
          />
          <span>
            <b>{t(`studio.change.${side}`)}</b>{' '}
            <SentenceText text={side === 'mine' ? own : theirs} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function toggled(all: ReadonlySet<string>, one: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(all);
  if (isIn) next.add(one);
  else next.delete(one);
  return next;
}
