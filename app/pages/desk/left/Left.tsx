// What could not be done with the others, each with the reason.

import type { ReactElement } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import type { Queue } from '../queue/queues.ts';
import './left.css';

/** One that was left as it was. */
export interface LeftOne {
  readonly id: string;
  /** What its row is known by. */
  readonly name: string;
  readonly message: string;
}

interface LeftProps {
  readonly queue: Queue;
  readonly left: readonly LeftOne[];
  /** Message that says how many. */
  readonly title?: string;
  readonly onClose: () => void;
}

export function Left({
  queue,
  left,
  title = 'app.desk.many.left',
  onClose,
}: LeftProps): ReactElement | null {
  const t = useT();
  if (left.length === 0) return null;
  return (
    <div className="desk-many-left" role="alert">
      <p>{t(title, { count: left.length })}</p>
      <ul>
        {left.map(({ id, name, message }) => (
          <li key={id}>
            <Link to={`/desk/${queue}/${encodeURIComponent(id)}`}>{name}</Link> {message}
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={onClose}>
        {t('app.desk.many.close')}
      </Button>
    </div>
  );
}
