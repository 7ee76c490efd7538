// User Settings: a new secret answer and a new password, and whether a second step is asked for at login.

import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  type CallAnswer,
  FormRuntimeProvider,
  fieldId,
  focusId,
  SingleForm,
} from '../../../runtime/react/index.ts';
import { refusedOf, textAt } from '../../calls/refusal.ts';
import { SAYS } from '../../calls/sentences.ts';
import { usePortal, useT } from '../../portal.tsx';
import { type Declared, DeclaredForm, faultAt } from './declared.tsx';
import { useQuietToast } from './quiet-toast.ts';
import { useRefusal } from './refused.ts';
import { TwoStepState } from './TwoStep.tsx';

export function Settings(): ReactElement {
  const { session } = usePortal();
  const t = useT();
  const answers = () => {
    const { user } = session.get();
    return { id: user?.id, secret_question: user?.secret_question || undefined };
  };
  return (
    <div className="page">
      <div className="formpage">
        <DeclaredForm id="settings" answers={answers}>
          {(declared) => <Account declared={declared} />}
        </DeclaredForm>
        <section className="sheet account-more" aria-labelledby="two-step">
          <section>
            <h2 id="two-step">{t('app.twoStep.title')}</h2>
            <TwoStepState />
          </section>
        </section>
      </div>
    </div>
  );
}

function Account({ declared }: { readonly declared: Declared }): ReactElement {
  const { form, store } = declared;
  const t = useT();
  const { session, toasts } = usePortal();
  const refuse = useRefusal();
  const toast = useQuietToast(form);
  const onSent = (answer: CallAnswer): void => {
    if (textAt(answer.body, 'data', 'status') !== 'success') return void refuse(answer);
    toasts.show('success', t('app.settings.done'));
    const { id, secret_question: question } = store.answers();
    const { user } = session.get();
    if (user) session.set({ user: { ...user, secret_question: String(question) } });
    void store.replaceAll({ id, secret_question: question });
  };
  const onRefused = (answer: CallAnswer): boolean => {
    if (refusedOf(answer).message !== SAYS.wrongOldPassword) return refuse(answer);
    faultAt(store, '/old_password', t('app.settings.wrongOld'));
    focusId(fieldId('/old_password'));
    return true;
  };
  return (
    <FormRuntimeProvider store={store} toast={toast}>
      <SingleForm
        validate={form.validate}
        head={<h1>{t('app.settings.title')}</h1>}
        beside={
          <Link className="f-btn f-lg" to="/home">
            {t('app.settings.cancel')}
          </Link>
        }
        onSent={onSent}
        onRefused={onRefused}
      />
    </FormRuntimeProvider>
  );
}
