// What was said on a thing, oldest first: the words of either side, those of the desk marked.

import type { ReactElement } from 'react';
import type { AnswerOf } from '../../calls/typed.ts';
import { FileList } from '../../files/FileList.tsx';
import { useMoments } from '../../portal/moments.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { Queue } from './queue/queues.ts';

interface ThreadProps {
  readonly queue: Queue;
  readonly id: string;
  readonly said: AnswerOf<'desk_item'>['data']['said'];
}

export function Thread({ queue, id: about, said }: ThreadProps): ReactElement | null {
  const t = useT();
  const { download } = usePortal();
  const moments = useMoments();
  if (said.length === 0) return null;
  return (
    <section aria-label={t('app.desk.thread')}>
      <ol className="desk-thread">
        {said.map(({ id, by, name, at, words, files }) => (
          <li key={id} className={by === 'staff' ? 'desk-card ours' : 'desk-card'}>
            <p className="desk-said-by">
              <b>{name}</b>
              <span className={by === 'staff' ? 'desk-mark' : 'muted'}>
                {t(by === 'staff' ? 'app.desk.byStaff' : 'app.desk.byAttorney')}
              </span>
              <time dateTime={at}>{moments.moment(at)}</time>
            </p>
            <p className="desk-words">{words}</p>
            {files.length > 0 && (
              <FileList
                files={files}
                download={(key) => download('desk_file', { queue, id: about, key })}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
