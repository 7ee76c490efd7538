// Whom a thing of the desk is with, who else has its page open, and taking it or giving it to a colleague.

import { type ReactElement, useEffect, useId, useState } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { useCall } from '../../../calls/reading.tsx';
import type { AnswerOf } from '../../../calls/typed.ts';
import { Icon } from '../../../layout/icons.tsx';
import { useSession, useT } from '../../../portal/portal.tsx';
import type { Queue } from '../queue/queues.ts';
import { useGiving } from './giving.ts';
import { usePresence } from './presence.ts';
import './with.css';

interface WithProps {
  readonly queue: Queue;
  readonly item: Pick<
    AnswerOf<'desk_item'>['data']['item'],
    'id' | 'holder' | 'holder_id' | 'open'
  >;
  /** Nothing is done with it any more: nobody takes it up, and whoever has it still may let go of it. */
  readonly isOver: boolean;
  /** It is with somebody else now. */
  readonly onGiven: () => void;
}

export function With({ queue, item, isOver, onGiven }: WithProps): ReactElement | null {
  const t = useT();
  const own = useSession(({ staff }) => staff?.id);
  const now = usePresence(queue, item);
  const [isGiving, setGiving] = useState(false);
  const { give, isBusy } = useGiving(queue, onGiven);
  const { holder, holder_id: from = '', open } = now;
  const isMine = from !== '' && from === own;
  const to = (whom: string): void => {
    setGiving(false);
    void give({ ids: [item.id], to: whom, from });
  };
  if (isOver && holder === '') return null;
  return (
    <div className="desk-with">
      <p>
        <Icon name="user" small />
        <span aria-live="polite">
          {isMine
            ? t('app.desk.with.me')
            : t('app.desk.with.one', { name: holder || t('app.desk.with.nobody') })}
        </span>
        {open && <span className="desk-open">{open}</span>}
      </p>
      {isGiving ? (
        <Giving holder={from} onGive={to} onCancel={() => setGiving(false)} />
      ) : (
        <p className="desk-with-acts">
          {!isMine && !isOver && (
            <Button look="quiet" busy={isBusy} onClick={() => to('me')}>
              {t('app.desk.with.take')}
            </Button>
          )}
          {isMine && (
            <Button look="quiet" busy={isBusy} onClick={() => to('nobody')}>
              {t('app.desk.with.drop')}
            </Button>
          )}
          {!isOver && (
            <Button look="quiet" onClick={() => setGiving(true)}>
              {t('app.desk.with.give')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

interface GivingProps {
  readonly holder: string;
  readonly onGive: (clerk: string) => void;
  readonly onCancel: () => void;
}

/** To which colleague; the form takes the focus, as it stands where its button was. */
export function Giving({ holder, onGive, onCancel }: GivingProps): ReactElement {
  const t = useT();
  const id = useId();
  const { data } = useCall('desk_clerks', {});
  const [clerk, choose] = useState('');
  const clerks = data?.data.filter((one) => one.id !== holder) ?? [];
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <form
      className="desk-giving"
      onSubmit={(event) => {
        event.preventDefault();
        if (clerk !== '') onGive(clerk);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <label htmlFor={id}>{t('app.desk.with.whom')}</label>
      <select
        id={id}
        className="f-in f-sel"
        required
        value={clerk}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('app.desk.with.choose')}</option>
        {clerks.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit">{t('app.desk.with.do')}</Button>
      <Button look="quiet" onClick={onCancel}>
        {t('app.desk.with.cancel')}
      </Button>
    </form>
  );
}
