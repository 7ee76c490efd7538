// A form is taken out of use, and put back: it closes, with what becomes of what people have begun said before.

import { type ReactElement, useState } from 'react';
import { shiftedDay, todayIn } from '../../../../../runtime/core/index.ts';
import { usePortal, useT } from '../../../../portal/portal.tsx';
import type { Work } from '../../work/state.ts';
import { ActDialog } from '../acts/ActDialog.tsx';
import { useActs } from '../acts/use-acts.ts';

interface Props {
  readonly work: Work;
  readonly form: string;
  /** Day or moment at which it closes; '' where none is said. */
  readonly until: string;
  readonly drafts: number;
  readonly sent: number;
}

const AT = ['open', 'until'];

export function OutOfUse(props: Props): ReactElement {
  const { work, form, until } = props;
  const t = useT();
  const { timeZone } = usePortal().content.app;
  const [isAsked, setIsAsked] = useState(false);
  const { make, isBusy } = useActs(work);
  const today = todayIn(timeZone);
  if (until !== '' && until < today)
    return (
      <p>
        {t('studio.form.out.is')}{' '}
        <button
          type="button"
          className="linkbtn"
          disabled={isBusy}
          onClick={() => void make([{ do: 'form-set', form, at: AT }])}
        >
          {t('studio.form.out.back')}
        </button>
      </p>
    );
  return (
    <p>
      <button type="button" className="btn quiet" onClick={() => setIsAsked(true)}>
        {t('studio.form.out')}
      </button>
      {isAsked && <OutDialog {...props} today={today} onEnd={() => setIsAsked(false)} />}
    </p>
  );
}

interface DialogProps extends Props {
  readonly today: string;
  readonly onEnd: () => void;
}

function OutDialog({ work, form, drafts, sent, today, onEnd }: DialogProps): ReactElement {
  const t = useT();
  const value = shiftedDay(today, { days: -1 }) ?? today;
  return (
    <ActDialog
      work={work}
      title={t('studio.form.out.title')}
      does={t('studio.form.out.do')}
      acts={() => [{ do: 'form-set', form, at: AT, value }]}
      onDone={() => undefined}
      onEnd={onEnd}
    >
      <p>{t('studio.form.out.lead')}</p>
      <ul className="st-uses">
        <li>
          {t(drafts === 0 ? 'studio.form.out.noDrafts' : 'studio.form.out.drafts', {
            count: drafts,
          })}
        </li>
        <li>
          {t(sent === 0 ? 'studio.form.out.noneSent' : 'studio.form.out.sent', { count: sent })}
        </li>
      </ul>
    </ActDialog>
  );
}
