// The first step of staff: the declared form `staff-login`. It opens nothing but the second step.

import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldId, focusId } from '../../../runtime/react/index.ts';
import type { PointerOf, SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { type Refused, sayingOf } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { DeclaredForm, faultAt } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import type { Opened } from '../../host/opened.ts';
import { useRefusal } from '../../host/refused.ts';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import type { Step } from './step.ts';

const PASSWORD = '/password' satisfies PointerOf<'staff-login'>;
type Known = SomeAnswersOf<'staff-login', 'email'>;

const WRONG = 401;

export interface PasswordFormProps {
  readonly onStep: (step: Step) => void;
  /** Who it is, as far as that is known. */
  readonly email?: string | undefined;
}

export function PasswordForm({ onStep, email: known }: PasswordFormProps): ReactElement {
  const [params] = useSearchParams();
  const email = known ?? params.get('email');
  return (
    <DeclaredForm id="staff-login" answers={() => (email ? { email } : {}) satisfies Known}>
      {(opened) => <Ready opened={opened} onStep={onStep} />}
    </DeclaredForm>
  );
}

function Ready({ opened, onStep }: PasswordFormProps & { readonly opened: Opened }) {
  const { store } = opened;
  const t = useT();
  const refuse = useRefusal();
  const onSent = ({ data }: AnswerOf<'staff_login'>): void => {
    if ('ticket' in data) onStep({ ...data, email: String((store.answers() as Known).email) });
  };
  const onRefused = (refused: Refused): void => {
    if (refused.status !== WRONG) refuse(refused);
    else {
      faultAt(store, PASSWORD, sayingOf(refused, t));
      focusId(fieldId(PASSWORD));
    }
  };
  return (
    <FormHost opened={opened} call="staff_login" onSent={onSent} onRefused={onRefused}>
      <p className="account-links">
        <Link to="/staff/forgot-password">{t('app.login.forgotPassword')}</Link>
      </p>
    </FormHost>
  );
}
