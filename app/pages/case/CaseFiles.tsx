// The files of a case, whichever claim or request they came with: a press saves one.

import type { ReactElement } from 'react';
import { AttachedFile } from '../../files/AttachedFile.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { shownDay } from '../../thread/shown-day.ts';
import type { Work } from './work.ts';

type CaseFile = Work['files'][number];

export function CaseFiles({ files }: Pick<Work, 'files'>): ReactElement {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="case-files">
      <div className="panel-head">
        <h2 id="case-files">{t('app.case.files')}</h2>
      </div>
      <div className="case-pad">
        {files.length === 0 ? (
          <p className="soft">{t('app.case.noFiles')}</p>
        ) : (
          <ul className="case-files">
            {files.map((file) => (
              <li key={file.key}>
                <Saved file={file} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Saved({ file }: { readonly file: CaseFile }): ReactElement {
  const t = useT();
  const { download } = usePortal();
  const { thing, subject, key, name, about, by, day } = file;
  const save = () =>
    thing === 'claim'
      ? download('download_claim_file', { claim_id: subject, key })
      : download('download_request_file', { id: subject, name });
  return (
    <>
      <AttachedFile name={name} download={save} />
      <small className="muted">
        {t(`app.case.file.${thing}.${by}`, { about, date: shownDay(day) })}
      </small>
    </>
  );
}
