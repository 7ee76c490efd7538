// Files of what the desk judges: a press saves one; what was announced and has not come is said.

import type { ReactElement } from 'react';
import { Badge } from '../../../runtime/react/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { AttachedFile } from '../../files/AttachedFile.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { Queue } from './queue/queues.ts';

export type DeskFile = AnswerOf<'desk_item'>['data']['files'][number];

interface FilesProps {
  readonly queue: Queue;
  readonly id: string;
  readonly files: readonly DeskFile[];
}

export function Files({ queue, id, files }: FilesProps): ReactElement {
  const t = useT();
  const { download } = usePortal();
  return (
    <ul className="desk-files">
      {files.map(({ key, name, detail, arrived }) => (
        <li key={`${key} ${name}`}>
          {arrived ? (
            <AttachedFile name={name} download={() => download('desk_file', { queue, id, key })} />
          ) : (
            <span>{name}</span>
          )}
          {detail !== '' && <span className="muted">{detail}</span>}
          {!arrived && <Badge tone="warning">{t('app.desk.files.awaited')}</Badge>}
        </li>
      ))}
    </ul>
  );
}
