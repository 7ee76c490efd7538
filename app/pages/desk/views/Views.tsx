// The views of a queue that a clerk keeps under names: chosen, kept, and taken away again.

import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { askAgain, useCall } from '../../../calls/reading.tsx';
import { useRefusal } from '../../../host/refused.ts';
import { Link } from '../../../layout/Link.tsx';
import { usePortal, useT } from '../../../portal/portal.tsx';
import type { Queue } from '../queue/queues.ts';
import { viewIn } from './view-in.ts';
import './views.css';

interface ViewsProps {
  readonly queue: Queue;
  /** Query of the queue's address. */
  readonly search: string;
}

export function Views({ queue, search }: ViewsProps): ReactElement | null {
  const t = useT();
  const { send } = usePortal();
  const say = useRefusal();
  const { data } = useCall('desk_views', { queue });
  const [isNaming, setNaming] = useState(false);
  const now = viewIn(search);
  const views = data?.data ?? [];
  const current = views.find((view) => view.search === now);
  const keep = async (name: string, kept?: string): Promise<void> => {
    const sent = await send('desk_view_keep', {
      ...{ queue, called: name },
      ...(kept !== undefined && { search: kept }),
    });
    if (sent.ok) await askAgain('desk_views');
    else say(sent.refused);
    if (sent.ok) setNaming(false);
  };
  if (views.length === 0 && now === '') return null;
  return (
    <nav className="desk-views" aria-label={t('app.desk.views')}>
      <ul>
        {[{ name: t('app.desk.views.all'), search: '' }, ...views].map((view) => (
          <li key={view.search === '' ? '' : view.name}>
            <Link
              to={`/desk/${queue}${view.search === '' ? '' : `?${view.search}`}`}
              aria-current={view.search === now ? 'true' : undefined}
            >
              {view.name}
            </Link>
          </li>
        ))}
      </ul>
      {current && (
        <Button look="quiet" onClick={() => void keep(current.name)}>
          {t('app.desk.views.forget', { name: current.name })}
        </Button>
      )}
      {!current && now !== '' && !isNaming && (
        <Button look="quiet" onClick={() => setNaming(true)}>
          {t('app.desk.views.keep')}
        </Button>
      )}
      {!current && now !== '' && isNaming && (
        <Naming onName={(name) => void keep(name, now)} onCancel={() => setNaming(false)} />
      )}
    </nav>
  );
}

interface NamingProps {
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

function Naming({ onName, onCancel }: NamingProps): ReactElement {
  const t = useT();
  const id = useId();
  const [name, setName] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onName(name);
  };
  return (
    <form className="desk-naming" onSubmit={submit}>
      <label htmlFor={id}>{t('app.desk.views.name')}</label>
      <input
        id={id}
        className="f-in"
        ref={(field) => field?.focus()}
        required
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel();
        }}
      />
      <Button type="submit">{t('app.desk.views.do')}</Button>
      <Button look="quiet" onClick={onCancel}>
        {t('app.settings.cancel')}
      </Button>
    </form>
  );
}
