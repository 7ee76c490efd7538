// The second step of a login where it is switched on: a code of the authenticator app, or a recovery code.

import type { ReactElement } from 'react';
import type { Answers } from '../../../runtime/core/index.ts';
import { type CallAnswer, fieldId, focusId } from '../../../runtime/react/index.ts';
import { messageKeyOf, refusedOf } from '../../calls/refusal.ts';
import { useT } from '../../portal.tsx';
import { DeclaredForm, faultAt } from './declared.tsx';
import { useEnter } from './enter.ts';
import { outcomeOf } from './login-outcome.ts';
import { SmallForm } from './SmallForm.tsx';

export interface CodeFormProps {
  readonly ticket: string;
  readonly onBack: () => void;
}

export function CodeForm({ ticket, onBack }: CodeFormProps): ReactElement {
  const t = useT();
  const enter = useEnter();
  return (
    <DeclaredForm id="login-code" answers={() => ({ ticket })}>
      {(declared) => (
        <SmallForm
          declared={declared}
          payload={codeOf}
          onSent={({ body }) => enter(outcomeOf(body))}
          onRefused={(answer: CallAnswer) => {
            const message = messageKeyOf(refusedOf(answer), 'app.login.failed');
            faultAt(declared.store, '/code', 'key' in message ? t(message.key) : message.text);
            focusId(fieldId('/code'));
            return true;
          }}
        >
          <div className="join-alt">
            <button type="button" className="linkbtn" onClick={onBack}>
              {t('app.login.code.back')}
            </button>
          </div>
        </SmallForm>
      )}
    </DeclaredForm>
  );
}

const codeOf = ({ ticket, code }: Answers): Answers => ({ ticket, code });
