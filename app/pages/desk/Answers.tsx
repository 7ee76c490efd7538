// What was answered in the form that a thing was made of, as it was sent, with the files that came with it, and how it was before it was corrected.

import type { ReactElement } from 'react';
import { AnsweredParts } from '../../answers/AnsweredParts.tsx';
import { Versions } from '../../answers/Versions.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { FileList } from '../../files/FileList.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { Queue } from './queue/queues.ts';
import { Required } from './Required.tsx';

interface AnswersProps {
  readonly queue: Queue;
  readonly shown: AnswerOf<'desk_item'>['data'];
}

export function Answers({ queue, shown }: AnswersProps): ReactElement | null {
  const t = useT();
  const { download } = usePortal();
  const { answers, files, required = [], item, versions } = shown;
  const save = (key: string) => download('desk_file', { queue, id: item.id, key });
  if (answers.length + files.length + required.length === 0) return null;
  return (
    <>
      <section className="desk-card desk-answers" aria-label={t('app.desk.answers')}>
        <h2>{t('app.desk.answers')}</h2>
        <AnsweredParts parts={answers} />
        {files.length + required.length > 0 && (
          <div className="answered-part">
            <h3>{t('app.desk.files')}</h3>
            <Required required={required} />
            {files.length > 0 && <FileList files={files} download={save} />}
          </div>
        )}
      </section>
      <Versions versions={versions} download={save} />
    </>
  );
}
