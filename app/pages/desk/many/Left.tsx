// What could not be moved with the others, each with the reason.

import type { ReactElement } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import type { Queue } from '../queue/queues.ts';
import type { LeftThing } from './moving-many.ts';

interface LeftProps {
  readonly queue: Queue;
  readonly left: readonly (LeftThing & { readonly name: string })[];
  readonly onClose: () => void;
}

export function Left({ queue, left, onClose }: LeftProps): ReactElement | null {
  const t = useT();
  if (left.length === 0) return null;
  return (
    <div className="desk-many-left" role="alert">
      <p>{t('app.desk.many.left', { count: left.length })}</p>
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
