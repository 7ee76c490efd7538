// User Settings: a new secret answer and a new password, and whether a second step is asked for at login.

import type { ReactElement } from 'react';
import { fieldId, focusId } from '../../../runtime/react/index.ts';
import type { PointerOf, SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import type { Refused } from '../../calls/refusal.ts';
import { SAYS } from '../../calls/sentences.ts';
import { DeclaredForm, faultAt } from '../../host/DeclaredForm.tsx';
import { FormHost, sheetWith } from '../../host/FormHost.tsx';
import type { Opened } from '../../host/opened.ts';
import { useRefusal } from '../../host/refused.ts';
import { Link } from '../../layout/Link.tsx';
import { useOffers } from '../../portal/offered.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { Notifications } from './Notifications.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoStepState } from './TwoStepState.tsx';

const OLD_PASSWORD = '/old_password' satisfies PointerOf<'settings'>;
type Known = SomeAnswersOf<'settings', 'id' | 'secret_question'>;

export function Settings(): ReactElement {
  const { session } = usePortal();
  const answers = () => {
    const { user } = session.get();
    return { id: user?.id, secret_question: user?.secret_question || undefined } as Known;
  };
  return (
    <div className="page">
      <div className="formpage">
        <DeclaredForm id="settings" answers={answers}>
          {(opened) => <Account opened={opened} />}
        </DeclaredForm>
        <More />
      </div>
    </div>
  );
}

/** What belongs to an account besides, as far as its service has it. */
function More(): ReactElement {
  const t = useT();
  const hasTwoStep = useOffers('totp_status');
  const hasSessions = useOffers('sessions');
  const hasMails = useOffers('notifications');
  return (
    <>
      {hasTwoStep && (
        <section className="sheet account-more" aria-labelledby="two-step">
          <section>
            <h2 id="two-step">{t('app.twoStep.title')}</h2>
            <TwoStepState />
          </section>
        </section>
      )}
      {hasSessions && (
        <section className="sheet account-more" aria-labelledby="sessions">
          <section>
            <h2 id="sessions">{t('app.sessions.title')}</h2>
            <p className="soft">{t('app.sessions.lead')}</p>
            <Sessions of="attorney" />
          </section>
        </section>
      )}
      {hasMails && (
        <section className="sheet account-more" aria-labelledby="mails">
          <section>
            <h2 id="mails">{t('app.settings.mails')}</h2>
            <p className="soft">{t('app.settings.mails.lead')}</p>
            <Notifications />
          </section>
        </section>
      )}
    </>
  );
}

function Account({ opened }: { readonly opened: Opened }): ReactElement {
  const { store } = opened;
  const t = useT();
  const { session, toasts } = usePortal();
  const refuse = useRefusal();
  const onSent = (): void => {
    toasts.show('success', t('app.settings.done'));
    const { id, secret_question: question } = store.answers() as Known;
    const { user } = session.get();
    if (user) session.set({ user: { ...user, secret_question: String(question) } });
    void store.replaceAll({ id, secret_question: question });
  };
  const onRefused = (refused: Refused): void => {
    if (refused.message !== SAYS.wrongOldPassword) refuse(refused);
    else {
      faultAt(store, OLD_PASSWORD, t('app.settings.wrongOld'));
      focusId(fieldId(OLD_PASSWORD));
    }
  };
  return (
    <FormHost
      opened={opened}
      call="change_user_settings"
      frame={sheetWith({
        head: <h1>{t('app.settings.title')}</h1>,
        beside: (
          <Link className="f-btn f-lg" to="/home">
            {t('app.settings.cancel')}
          </Link>
        ),
      })}
      onSent={onSent}
      onRefused={onRefused}
    />
  );
}
