// Forgot Password: attorney number and username bring the secret question; its answer sends a link by e-mail.

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Answers } from '../../../runtime/core/index.ts';
import { type CallAnswer, type FormStore, fieldId, focusId } from '../../../runtime/react/index.ts';
import { refusedOf, textAt } from '../../calls/refusal.ts';
import { SAYS } from '../../calls/sentences.ts';
import { useT } from '../../portal.tsx';
import { AccountPage, BackToLogin } from './AccountPage.tsx';
import { type Declared, DeclaredForm, faultAt } from './declared.tsx';
import { useRefusal } from './refused.ts';
import { SmallForm } from './SmallForm.tsx';

/** FPW-09: for every other failure. */
const NOT_FOUND = { key: 'app.forgotPassword.unknown', always: true };

export function ForgotPassword(): ReactElement {
  const [sent, setSent] = useState(false);
  if (sent) return <Sent />;
  return (
    <AccountPage words="app.forgotPassword" below={<BackToLogin />}>
      <DeclaredForm id="forgot-password">
        {(declared) => <Stages declared={declared} onLink={() => setSent(true)} />}
      </DeclaredForm>
    </AccountPage>
  );
}

function Sent(): ReactElement {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page">
      <div className="plain">
        <h1 ref={heading} tabIndex={-1}>
          {t('app.forgotPassword.sent')}
        </h1>
        <p className="lead">{t('app.forgotPassword.next')}</p>
        <div className="plain-acts">
          <Link className="btn" to="/login">
            {t('app.account.backToLogin')}
          </Link>
        </div>
      </div>
    </div>
  );
}

/** The question is shown once there is an id; the form's rules do the rest. */
function Stages({
  declared,
  onLink,
}: {
  readonly declared: Declared;
  readonly onLink: () => void;
}): ReactElement {
  const t = useT();
  const { store } = declared;
  const refuse = useRefusal(NOT_FOUND);
  const [asked, setAsked] = useState(store.answers().id !== undefined);
  const onQuestion = ({ body }: CallAnswer): void => {
    setAsked(true);
    void ask(store, textAt(body, 'data', 'id'), textAt(body, 'data', 'secret_question'));
  };
  const onRefused = (answer: CallAnswer): boolean => {
    if (!asked || refusedOf(answer).message !== SAYS.wrongAnswer) return refuse(answer);
    faultAt(store, '/secret_answer', t('app.forgotPassword.mismatch'));
    focusId(fieldId('/secret_answer'));
    return true;
  };
  const startAgain = (): void => {
    setAsked(false);
    for (const name of ['secret_answer', 'secret_question', 'id']) store.set(`/${name}`, undefined);
    focusId(fieldId('/attorney_number'));
  };
  return (
    <SmallForm
      key={asked ? 'answer' : 'question'}
      declared={declared}
      call={asked ? 'get_reset_password_link' : 'get_secret_question'}
      payload={asked ? answerOf : accountOf}
      onSent={asked ? onLink : onQuestion}
      onRefused={onRefused}
    >
      {asked && (
        <p className="account-links">
          <button type="button" className="linkbtn" onClick={startAgain}>
            {t('app.forgotPassword.again')}
          </button>
        </p>
      )}
    </SmallForm>
  );
}

const accountOf = ({ attorney_number, username }: Answers): Answers => ({
  attorney_number,
  username,
});
const answerOf = ({ id, secret_answer }: Answers): Answers => ({ id, secret_answer });

async function ask(store: FormStore, id?: string, question?: string): Promise<void> {
  store.set('/secret_question', question);
  store.set('/id', id);
  await store.settled();
  focusId(fieldId('/secret_answer'));
}
