// Beside the work of a case: its member and how they are reached, the note that came with it, and what kind of case it is.

import type { ReactElement } from 'react';
import { cellOf, tableView } from '../../../runtime/core/index.ts';
import { Tag } from '../../../runtime/react/index.ts';
import { LineIcon } from '../../layout/icons.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { ViewFacts } from '../../views/ViewFacts.tsx';
import type { Work } from './work.ts';

const PHONE =
  'M5.6 3.4l2.2.2.9 3.2-1.6 1.5a9.6 9.6 0 0 0 4.6 4.6l1.5-1.6 3.2.9.2 2.2c0 1-1 2-2 1.9C8.9 15.9 4.1 11.1 3.7 5.4c-.1-1 .9-2 1.9-2z';

export function CaseSide({ work }: { readonly work: Work }): ReactElement {
  const t = useT();
  const { case: one, member } = work;
  const notes = [one.note, one.note_description].filter((words) => words.trim() !== '');
  return (
    <aside className="case-side" aria-label={t('app.case.side')}>
      <section className="case-card">
        <h2>{t('app.case.member')}</h2>
        <Member member={member} />
      </section>
      {notes.length > 0 && (
        <section className="case-card">
          <h2>{t('app.case.note')}</h2>
          {notes.map((words) => (
            <p key={words} className="case-words">
              {words}
            </p>
          ))}
        </section>
      )}
      <section className="case-card">
        <h2>{t('app.case.facts')}</h2>
        <ViewFacts view="case-facts" row={one} />
      </section>
    </aside>
  );
}

function Member({ member }: Pick<Work, 'member'>): ReactElement {
  const t = useT();
  const { views } = usePortal().content.app;
  const { name, number, status, phone, address1, city, state, zip } = member;
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  // As lists of cases color it.
  const column = tableView(views, 'cases').columns.find(({ key }) => key === 'member_status');
  const { tone = 'neutral' } = column ? cellOf(column, { member_status: status }) : {};
  return (
    <>
      <p className="case-member">
        <b>{name}</b> <Tag tone={tone}>{status}</Tag>
      </p>
      <address>
        {[t('app.case.memberNumber', { number }), address1, place].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone !== '' && (
          <a href={`tel:${phone}`}>
            <LineIcon path={PHONE} />
            {phone}
          </a>
        )}
      </address>
    </>
  );
}
