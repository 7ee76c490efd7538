// What somebody sent and has to do something about, before all else; nothing where there is none.

import { Fragment, type ReactElement } from 'react';
import type { AnswerOf } from '../../calls/typed.ts';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import '../../layout/note.css';

type Waiting = AnswerOf<'form_open_list'>['data']['waiting'];

export function FormsWaiting({ waiting }: { readonly waiting: Waiting }): ReactElement | null {
  const { t, locale } = usePortal().content.texts;
  if (waiting.length === 0) return null;
  const byNumber = new Map(waiting.map((one) => [one.number, one]));
  const parts = new Intl.ListFormat(locale).formatToParts(byNumber.keys());
  return (
    <div className="note warn" role="note">
      <Icon name="alert" />
      <div>
        <b>{t('app.forms.waiting', { count: waiting.length, one: waiting.length === 1 })}</b>{' '}
        {parts.map(({ value }, at) => {
          const one = byNumber.get(value);
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands between the numbers has nothing else of its own
          if (!one) return <Fragment key={at}>{value}</Fragment>;
          const { id, form, title, number, subject } = one;
          return (
            <Link key={id} to={`/forms/${form}/sent/${id}`}>
              {t('app.forms.waitingOne', { title, number, subject })}
            </Link>
          );
        })}
      </div>
    </div>
  );
}
