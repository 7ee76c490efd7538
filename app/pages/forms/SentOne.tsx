// What somebody sent by a form, as they sent it: its answers in the words of that day, and its files.

import type { ReactElement } from 'react';
import { AnsweredParts } from '../../answers/AnsweredParts.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { FileList } from '../../files/FileList.tsx';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { useMoments } from '../../portal/moments.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { Standing } from './standing/Standing.tsx';
import './forms.css';

type One = AnswerOf<'form_sent_one'>['data'];

export function SentOne({ one }: { readonly one: One }): ReactElement {
  const t = useT();
  const moments = useMoments();
  const { title, at } = one;
  return (
    <div className="page">
      <div className="pagehead">
        <p className="forms-back">
          <Link to="/forms">
            <Icon name="down" small />
            {t('app.forms.back')}
          </Link>
        </p>
        <h1>{title}</h1>
        <p className="lead">{t('app.forms.sentOn', { at: moments.moment(at) })}</p>
      </div>
      <div className="sheet">
        {one.flow !== undefined && <Standing form={one.form} id={one.id} />}
        <Answered one={one} />
      </div>
    </div>
  );
}

function Answered({ one }: { readonly one: One }): ReactElement {
  const t = useT();
  const { download } = usePortal();
  const { id, form, answers, files } = one;
  return (
    <section aria-label={t('app.forms.answers')}>
      <h2>{t('app.forms.answers')}</h2>
      <AnsweredParts parts={answers} />
      {files.length > 0 && (
        <div className="answered-part">
          <h3>{t('app.received.files')}</h3>
          <FileList
            files={files}
            download={(key) => download('form_sent_file', { form, id, key })}
          />
        </div>
      )}
      <div className="forms-acts">
        <button type="button" className="btn" onClick={() => window.print()}>
          {t('app.received.print')}
        </button>
      </div>
    </section>
  );
}
