// Files of something that was sent: a press saves one; what was announced and has not come is said.

import type { ReactElement } from 'react';
import { Badge } from '../../runtime/react/index.ts';
import type { AnswerOf, SentFile } from '../calls/typed.ts';
import { useT } from '../portal/portal.tsx';
import { AttachedFile } from './AttachedFile.tsx';
import './file-list.css';

interface Props {
  readonly files: AnswerOf<'form_sent_one'>['data']['files'];
  /** One of them, by its key. */
  readonly download: (key: string) => Promise<SentFile>;
}

export function FileList({ files, download }: Props): ReactElement {
  const t = useT();
  return (
    <ul className="file-list">
      {files.map(({ key, name, detail, arrived }) => (
        <li key={`${key} ${name}`}>
          {arrived ? (
            <AttachedFile name={name} download={() => download(key)} />
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
