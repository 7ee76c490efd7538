// Above a thing: the way back to its queue as it was, and to what stands before and after it there.

import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { DeskKeys } from './keys/DeskKeys.tsx';
import { backToList, type DeskPlace } from './place.ts';
import { QUEUES, type Queue } from './queue/queues.ts';
import './place.css';

interface Props {
  readonly queue: Queue;
  /** What the queue of a form is called. */
  readonly title?: string;
  /** Query of the thing's address. */
  readonly search: string;
  readonly place: DeskPlace;
  /** Keys of the thing itself, each with what it does. */
  readonly keys: readonly (readonly [key: string, words: string])[];
}

export function PlaceStrip({ queue, title, search, place, keys }: Props): ReactElement {
  const t = useT();
  const navigate = useNavigate();
  const step = (by: 1 | -1): void => {
    const to = by === 1 ? place.after : place.before;
    if (to !== undefined) navigate(to);
  };
  const { labelKey = '' } = QUEUES.find((one) => one.queue === queue) ?? {};
  return (
    <nav className="desk-place" aria-label={t('app.desk.place')}>
      <p className="desk-back">
        <Link to={backToList(queue, search)}>
          <Icon name="down" small />
          {title ?? t(labelKey)}
        </Link>
      </p>
      {place.isListed && (
        <p className="desk-beside">
          <Beside to={place.before} label={t('app.desk.before')} />
          <Beside to={place.after} label={t('app.desk.after')} />
          <DeskKeys onStep={step} own={keys} />
        </p>
      )}
    </nav>
  );
}

/** The way to what stands beside a thing: at either end it stands where it stood, and leads nowhere. */
export function Beside({ to, label }: { readonly to: string | undefined; readonly label: string }) {
  return to === undefined ? <span aria-hidden="true">{label}</span> : <Link to={to}>{label}</Link>;
}
