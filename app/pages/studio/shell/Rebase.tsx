// Puts a change on the newest release; of what both changed, somebody chooses.

import { type ReactElement, useState } from 'react';
import { Button, Dialog } from '../../../../runtime/react/index.ts';
import { type Refused, sayingOf } from '../../../calls/refusal.ts';
import type { AnswerOf } from '../../../calls/typed.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { SentenceText } from '../sentences/SentenceText.tsx';
import type { Change } from '../work/types.ts';

type Both = AnswerOf<'studio_change_settle'>['data']['clashes'][number];

type Side = 'mine' | 'theirs';
type Chosen = ReadonlyMap<string, Side>;

const SIDES: readonly Side[] = ['mine', 'theirs'];

interface Props {
  readonly change: Change;
  /** Awaited before: what is typed is in the change by then. */
  readonly flush?: () => Promise<void>;
  /** Told the change as it stands on the newest release. */
  readonly onDone: (change: Change) => void;
  readonly onEnd: () => void;
}

export function Rebase({ change, flush, onDone, onEnd }: Props): ReactElement {
  const t = useT();
  const { send, toasts } = usePortal();
  const [both, setBoth] = useState<readonly Both[]>();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [isMissing, setIsMissing] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const rebase = async (decided?: Decided): Promise<void> => {
    await flush?.();
    const sent = await send('studio_change_settle', { id: change.id, act: 'rebase', ...decided });
    if (!sent.ok) setRefused(sent.refused);
    else if (sent.body.data.clashes.length > 0) setBoth(sent.body.data.clashes);
    else {
      toasts.show('success', t('studio.change.rebased'));
      onDone(sent.body.data.change);
      onEnd();
    }
  };
  const choose = (): void => {
    const decided = both && decidedOf(both, chosen);
    setIsMissing(both !== undefined && !decided);
    if (decided || !both) void rebase(decided);
  };
  return (
    <Dialog
      title={t('studio.change.rebase')}
      onClose={onEnd}
      wide
      actions={
        <>
          <Button onClick={onEnd}>{t('studio.cancel')}</Button>
          <Button look="primary" onClick={choose}>
            {t('studio.change.rebase')}
          </Button>
        </>
      }
    >
      {refused && <p role="alert">{refused.sentence ?? sayingOf(refused, t)}</p>}
      {!refused && (
        <p className="soft">
          {both ? t('studio.change.both') : t('studio.change.tried', { count: change.behind })}
        </p>
      )}
      {both?.map((one) => (
        <Choice
          key={one.thing}
          both={one}
          chosen={chosen.get(one.thing)}
          onChoose={(side) => setChosen(new Map(chosen).set(one.thing, side))}
        />
      ))}
      {isMissing && (
        <p role="alert" className="st-warn">
          {t('studio.change.undecided')}
        </p>
      )}
    </Dialog>
  );
}

type Decided = Record<Side, string[]>;

/** Undefined while one of them is not. */
function decidedOf(both: readonly Both[], chosen: Chosen): Decided | undefined {
  const things = both.map(({ thing }) => thing);
  const of = (side: Side): string[] => things.filter((thing) => chosen.get(thing) === side);
  return things.every((thing) => chosen.has(thing))
    ? { mine: of('mine'), theirs: of('theirs') }
    : undefined;
}

interface ChoiceProps {
  readonly both: Both;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** Nothing is chosen beforehand: whoever only presses on would throw one of the two away unread. */
function Choice({ both, chosen, onChoose }: ChoiceProps): ReactElement {
  const t = useT();
  return (
    <fieldset className="st-both">
      <legend>{both.about}</legend>
      {SIDES.map((side) => (
        <label key={side}>
          <input
            type="radio"
            name={both.thing}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>
            <b>{t(`studio.change.${side}`)}</b> <SentenceText text={both[side]} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
