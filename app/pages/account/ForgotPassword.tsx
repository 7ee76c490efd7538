// Forgot Password: attorney number and username bring the secret question; its answer sends a link by e-mail.

import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Answers } from '../../../runtime/core/index.ts';
import { type FormStore, fieldId, focusId } from '../../../runtime/react/index.ts';
import type { PointerOf, SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import type { Refused } from '../../calls/refusal.ts';
import { SAYS } from '../../calls/sentences.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { DeclaredForm, faultAt } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import type { Opened } from '../../host/opened.ts';
import { useRefusal } from '../../host/refused.ts';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { AccountPage, BackToLogin } from './AccountPage.tsx';

type Place = PointerOf<'forgot-password'>;
const NUMBER: Place = '/attorney_number';
const QUESTION: Place = '/secret_question';
const SECRET: Place = '/secret_answer';
const ID: Place = '/id';
type Asked = SomeAnswersOf<
  'forgot-password',
  'attorney_number' | 'username' | 'id' | 'secret_answer'
>;

/** FPW-09: for every other failure. */
const NOT_FOUND = { key: 'app.forgotPassword.unknown', always: true };

export function ForgotPassword(): ReactElement {
  const [sent, setSent] = useState(false);
  if (sent) return <Sent />;
  return (
    <AccountPage words="app.forgotPassword" below={<BackToLogin />}>
      <DeclaredForm id="forgot-password">
        {(opened) => <Stages opened={opened} onLink={() => setSent(true)} />}
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

interface StagesProps {
  readonly opened: Opened;
  readonly onLink: () => void;
}

/** The question is shown once there is an id; the form's rules do the rest. */
function Stages({ opened, onLink }: StagesProps): ReactElement {
  const { store } = opened;
  const [asked, setAsked] = useState((store.answers() as Asked).id !== undefined);
  const onQuestion = ({ data }: AnswerOf<'get_secret_question'>): void => {
    setAsked(true);
    void ask(store, data.id, data.secret_question);
  };
  const startAgain = (): void => {
    setAsked(false);
    for (const place of [SECRET, QUESTION, ID]) store.set(place, undefined);
    focusId(fieldId(NUMBER));
  };
  return asked ? (
    <Answer opened={opened} onLink={onLink} onAgain={startAgain} />
  ) : (
    <Account opened={opened} onQuestion={onQuestion} />
  );
}

interface AccountProps {
  readonly opened: Opened;
  readonly onQuestion: (body: AnswerOf<'get_secret_question'>) => void;
}

function Account({ opened, onQuestion }: AccountProps): ReactElement {
  const refuse = useRefusal(NOT_FOUND);
  return (
    <FormHost
      opened={opened}
      call="get_secret_question"
      payload={accountOf}
      onSent={onQuestion}
      onRefused={refuse}
    />
  );
}

function Answer({ opened, onLink, onAgain }: StagesProps & { readonly onAgain: () => void }) {
  const t = useT();
  const refuse = useRefusal(NOT_FOUND);
  const onRefused = (refused: Refused): void => {
    if (refused.message !== SAYS.wrongAnswer) refuse(refused);
    else {
      faultAt(opened.store, SECRET, t('app.forgotPassword.mismatch'));
      focusId(fieldId(SECRET));
    }
  };
  return (
    <FormHost
      opened={opened}
      call="get_reset_password_link"
      payload={answerOf}
      onSent={onLink}
      onRefused={onRefused}
    >
      <p className="account-links">
        <button type="button" className="linkbtn" onClick={onAgain}>
          {t('app.forgotPassword.again')}
        </button>
      </p>
    </FormHost>
  );
}

function accountOf(answers: Answers): Answers {
  const { attorney_number, username } = answers as Asked;
  return { attorney_number, username };
}

function answerOf(answers: Answers): Answers {
  const { id, secret_answer } = answers as Asked;
  return { id, secret_answer };
}

async function ask(store: FormStore, id: string, question: string): Promise<void> {
  store.set(QUESTION, question);
  store.set(ID, id);
  await store.settled();
  focusId(fieldId(SECRET));
}
