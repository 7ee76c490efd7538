// Around the previewed portal: hears what the page around the frame asks for, tells what was pressed and what is in sight.

import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal, useT } from '../../../../portal/portal.tsx';
import { isPreviewed, withoutPreview } from '../../../../routes/addresses.ts';
import { hear, type ToPreview, tell } from '../frame/channel.ts';
import { Frame } from '../frame/Frame.tsx';
import { keyOfControl, keyUnder } from '../frame/in-page.ts';
import type { Marks } from '../frame/marks.ts';
import { isFramed } from '../frame/Shown.tsx';
import type { Wanted } from '../frame/show.ts';
import { useSteadyLooks } from '../frame/use-steady-looks.ts';
import type { Looked, Opened } from './open-pages.ts';
import { useForms } from './use-forms.ts';
import { useInSight } from './use-in-sight.ts';
import '../frame/preview.css';

interface Props {
  readonly opened: Opened;
  /** How many commands of the change are in what is on screen. */
  readonly seq: number;
  readonly onLooked: (next: Looked) => void;
  readonly children: ReactNode;
}

export function WatchedPages({ opened, seq, onLooked, children }: Props): ReactElement {
  const t = useT();
  const { marks, asking, forms } = opened;
  const [wanted, setWanted] = useState<Wanted>();
  const [tells, setTells] = useState<'' | 'sentence'>('');
  const look = useSteadyLooks(
    useCallback(async () => onLooked(await opened.look()), [opened, onLooked]),
  );
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onForms = useForms(forms, wanted, marks);
  const { sayAll } = onForms;
  useEffect(() => tell({ type: 'at', to: pathname }), [pathname]);
  useEffect(() => tell({ type: 'drawn', seq, form: true, anew: false }), [seq]);
  useEffect(() => tell({ type: 'ready' }), []);
  useEffect(
    () =>
      hear((message: ToPreview) => {
        if (message.type === 'changed') void look();
        if (message.type === 'press') setTells(message.tells);
        if (message.type === 'page') navigate(message.to);
        if (message.type === 'faults') tell({ type: 'faults', said: sayAll(message.pointer) });
        if (message.type !== 'show') return;
        const { type: _, ...asked } = message;
        setWanted(asked.key === '' ? undefined : asked);
      }),
    [look, navigate, sayAll],
  );
  const find = useInSight({ wanted, marks, asking, onForms, pathname });
  const press = usePress(marks, tells);
  return (
    <div className="preview-marked" onClickCapture={press}>
      {!isFramed() && <Ribbon />}
      {children}
      {wanted && <Frame find={find} name={t('app.preview.sentence')} />}
    </div>
  );
}

/** What a press does besides, or in place of, what it does for whoever uses the page. */
function usePress(marks: Marks, tells: '' | 'sentence'): (event: MouseEvent) => void {
  const { toasts } = usePortal();
  const t = useT();
  const navigate = useNavigate();
  return (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isByKey = event.detail === 0;
    const under = isByKey ? undefined : keyUnder(event.clientX, event.clientY, marks);
    const key = under ?? keyOfControl(target, isByKey, marks);
    if (tells === 'sentence' && key !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      tell({ type: 'sentence', key });
      return;
    }
    const link = target.closest('a');
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
    const isOwn = origin === window.location.origin && link.target !== '_blank';
    if (isOwn && isPreviewed(pathname) && !link.hasAttribute('download')) return;
    event.preventDefault();
    event.stopPropagation();
    // A long text names pages by their own addresses.
    if (isOwn && !link.hasAttribute('download')) navigate(withoutPreview(pathname) + search + hash);
    else toasts.show('info', t('app.preview.link'));
  };
}

function Ribbon(): ReactElement {
  const t = useT();
  return (
    <aside className="preview-ribbon" aria-label={t('app.preview.one')}>
      <p>
        <b>{t('app.preview.one')}</b> <span>{t('app.preview.safe')}</span>
      </p>
    </aside>
  );
}
