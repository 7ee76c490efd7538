// The second step of a login where it is switched on: a code of the authenticator app, or a recovery code.

import type { ReactElement } from 'react';
import type { Answers } from '../../../runtime/core/index.ts';
import { fieldId, focusId } from '../../../runtime/react/index.ts';
import type { PointerOf, SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { sayingOf } from '../../calls/refusal.ts';
import { DeclaredForm, faultAt } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import { useT } from '../../portal/portal.tsx';
import { useEnter } from './enter.ts';
import { outcomeOf } from './login-outcome.ts';

export interface CodeFormProps {
  readonly ticket: string;
  readonly onBack: () => void;
}

const CODE = '/code' satisfies PointerOf<'login-code'>;

export function CodeForm({ ticket, onBack }: CodeFormProps): ReactElement {
  const t = useT();
  const enter = useEnter();
  return (
    <DeclaredForm
      id="login-code"
      answers={() => ({ ticket }) satisfies SomeAnswersOf<'login-code', 'ticket'>}
    >
      {(opened) => (
        <FormHost
          opened={opened}
          call="login_attorney"
          payload={codeOf}
          onSent={(body) => enter(outcomeOf(body))}
          onRefused={(refused) => {
            faultAt(opened.store, CODE, sayingOf(refused, t, 'app.login.failed'));
            focusId(fieldId(CODE));
          }}
        >
          <div className="join-alt">
            <button type="button" className="linkbtn" onClick={onBack}>
              {t('app.login.code.back')}
            </button>
          </div>
        </FormHost>
      )}
    </DeclaredForm>
  );
}

function codeOf(answers: Answers): Answers {
  const { ticket, code } = answers as SomeAnswersOf<'login-code', 'ticket' | 'code'>;
  return { ticket, code };
}
