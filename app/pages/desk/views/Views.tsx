// The views of a queue that a clerk keeps under names: chosen, kept, and taken away again.

import {
  type FormEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button, ConfirmDialog } from '../../../../runtime/react/index.ts';
import { askAgain, useCall } from '../../../calls/reading.tsx';
import { useRefusal } from '../../../host/refused.ts';
import { Link } from '../../../layout/Link.tsx';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { type Queue, queueOfForm } from '../queue/queues.ts';
import { viewIn } from './view-in.ts';
import './views.css';

interface ViewsProps {
  readonly queue: Queue;
  /** Of items: the form that sent them. */
  readonly form?: string;
  /** Query of the queue's address. */
  readonly search: string;
}

export function Views({ queue, form, search }: ViewsProps): ReactElement | null {
  const t = useT();
  const { send } = usePortal();
  const say = useRefusal();
  const of = { queue, ...(form !== undefined && { form }) };
  const { data } = useCall('desk_views', of);
  const [isNaming, setNaming] = useState(false);
  const [called, setCalled] = useState<string>();
  const nav = useRef<HTMLElement>(null);
  const now = viewIn(search);
  const views = data?.data ?? [];
  const current = views.find((view) => view.search === now);
  const keep = async (name: string, kept?: string): Promise<void> => {
    const sent = await send('desk_view_keep', {
      ...{ ...of, called: name },
      ...(kept !== undefined && { search: kept }),
    });
    if (sent.ok) await askAgain('desk_views');
    else say(sent.refused);
    if (sent.ok) {
      setNaming(false);
      setCalled(kept === undefined ? undefined : name.trim());
    }
  };
  useGoOnFrom(nav, called !== undefined && current?.name === called);
  if (views.length === 0 && now === '') return null;
  return (
    <nav className="desk-views" ref={nav} aria-label={t('app.desk.views')}>
      <ul>
        {[{ name: t('app.desk.views.all'), search: '' }, ...views].map((view) => (
          <li key={view.search === '' ? '' : view.name}>
            <Link
              to={`/desk/${form === undefined ? queue : queueOfForm(form)}${view.search === '' ? '' : `?${view.search}`}`}
              aria-current={view.search === now ? 'true' : undefined}
            >
              {view.name}
            </Link>
          </li>
        ))}
      </ul>
      {current && <Forgetting name={current.name} onForget={() => void keep(current.name)} />}
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

/** Where somebody typed its name the view stands now: they go on from there, not from what forgets it. */
function useGoOnFrom(nav: RefObject<HTMLElement | null>, isCalled: boolean): void {
  useEffect(() => {
    if (isCalled) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [nav, isCalled]);
}

interface ForgettingProps {
  readonly name: string;
  readonly onForget: () => void;
}

/** Asks first: a view is made of what somebody chose over many days. */
function Forgetting({ name, onForget }: ForgettingProps): ReactElement {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const forget = t('app.desk.views.forget', { name });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {forget}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('app.desk.confirm.title', { move: forget })}
          confirm={t('app.desk.views.doForget')}
          cancel={t('app.settings.cancel')}
          meant
          onConfirm={() => {
            setAsking(false);
            onForget();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{t('app.desk.views.forgetText')}</p>
        </ConfirmDialog>
      )}
    </>
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
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onName(name);
    else setMissing(true);
  };
  return (
    <form className="desk-naming" noValidate onSubmit={submit}>
      <label htmlFor={id}>{t('app.desk.views.name')}</label>
      <input
        id={id}
        className="f-in"
        ref={(field) => field?.focus()}
        required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        maxLength={60}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setMissing(false);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel();
        }}
      />
      <Button type="submit">{t('app.desk.views.do')}</Button>
      <Button look="quiet" onClick={onCancel}>
        {t('app.settings.cancel')}
      </Button>
      {isMissing && (
        <p id={`${id}-missing`} className="desk-naming-fault" role="alert">
          {t('app.desk.views.missing')}
        </p>
      )}
    </form>
  );
}
