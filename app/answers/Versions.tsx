// What was sent before it was corrected: of each correction what is answered otherwise since, and all answers as they were.

import type { ReactElement } from 'react';
import { tableRoles } from '../../runtime/react/index.ts';
import type { AnswerOf, SentFile } from '../calls/typed.ts';
import { FileList } from '../files/FileList.tsx';
import { useMoments } from '../portal/moments.ts';
import { useT } from '../portal/portal.tsx';
import { AnsweredParts } from './AnsweredParts.tsx';
import './answers.css';

const { TABLE, BODY, ROW, HEADING, CELL } = tableRoles;

type Version = NonNullable<AnswerOf<'received_one'>['data']['versions']>[number];

interface Props {
  /** Newest first; absent of what was never corrected. */
  readonly versions: readonly Version[] | undefined;
  /** A file of one of them, by its key. */
  readonly download: (key: string) => Promise<SentFile>;
}

export function Versions({ versions = [], download }: Props): ReactElement | null {
  const t = useT();
  const moments = useMoments();
  if (versions.length === 0) return null;
  return (
    <section className="desk-card desk-answers" aria-label={t('app.versions.title')}>
      <h2>{t('app.versions.title')}</h2>
      {versions.map(({ at, until, changes, answers, files }) => (
        <div key={until} className="answered-part">
          <h3>{t('app.versions.when', { at: moments.moment(until) })}</h3>
          {changes.length === 0 ? (
            <p className="soft">{t('app.versions.none')}</p>
          ) : (
            <Changes changes={changes} caption={moments.moment(until)} />
          )}
          <details className="answered-whole">
            <summary>{t('app.versions.whole', { at: moments.moment(at) })}</summary>
            <AnsweredParts parts={answers} />
            {files.length > 0 && <FileList files={files} download={download} />}
          </details>
        </div>
      ))}
    </section>
  );
}

interface ChangesProps {
  readonly changes: Version['changes'];
  readonly caption: string;
}

function Changes({ changes, caption }: ChangesProps): ReactElement {
  const t = useT();
  const heads = ['question', 'before', 'after'].map((word) => t(`app.versions.${word}`));
  const [, before, after] = heads;
  return (
    <table {...TABLE} className="answered-rows" aria-label={caption}>
      <thead {...BODY}>
        <tr {...ROW}>
          {heads.map((head) => (
            <th {...HEADING} key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...BODY}>
        {changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one question may be listed twice, and none changes places
          <tr {...ROW} key={at}>
            <td {...CELL} data-label={heads[0]}>
              {change.label}
              {change.title !== '' && <span className="answered-above">{change.title}</span>}
            </td>
            <td {...CELL} data-label={before} className="num">
              {change.before === '' ? '–' : <del>{change.before}</del>}
            </td>
            <td {...CELL} data-label={after} className="num">
              {change.after === '' ? '–' : <ins>{change.after}</ins>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
