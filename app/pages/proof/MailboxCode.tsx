// The declared form `mailbox-code`: the six digits that were mailed, a new mail where they do not help, and what is the matter.

import { type ReactElement, type ReactNode, useEffect } from 'react';
import { fieldId, focusId } from '../../../runtime/react/index.ts';
import type { PointerOf } from '../../../schemas/names.gen.d.ts';
import { type Refused, sayingOf } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { DeclaredForm, faultAt } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import type { Opened } from '../../host/opened.ts';
import { useT } from '../../portal/portal.tsx';
import { Sending } from './Sending.tsx';
import { type MailedCode, type SendCode, useMailedCode } from './use-mailed-code.ts';
import './mailbox-code.css';

const CODE = '/code' satisfies PointerOf<'mailbox-code'>;

export interface MailboxCodeProps {
  /** Has a code mailed. */
  readonly send: SendCode;
  readonly onProved: (body: AnswerOf<'prove_mailbox'>) => void;
  /** The server no longer knows what this browser asked for. */
  readonly onLost: (refused: Refused) => void;
  /** Another way on, under the form. */
  readonly children?: ReactNode;
}

export function MailboxCode(props: MailboxCodeProps): ReactElement {
  const { send, onLost } = props;
  const mailed = useMailedCode(send, onLost);
  return (
    // A new code is a new start: what was said of the one before goes with it.
    <DeclaredForm key={mailed.times} id="mailbox-code" waiting={<div className="code-space" />}>
      {(opened) => <Ready {...props} mailed={mailed} opened={opened} />}
    </DeclaredForm>
  );
}

const LOST = 401;

interface ReadyProps extends MailboxCodeProps {
  readonly opened: Opened;
  readonly mailed: MailedCode;
}

function Ready({ opened, mailed, onProved, onLost, children }: ReadyProps): ReactElement {
  const t = useT();
  const { store } = opened;
  // Whoever came by a button is where they go on.
  useEffect(() => focusId(fieldId(CODE)), []);
  const onRefused = (refused: Refused): void => {
    if (refused.status === LOST) onLost(refused);
    else {
      faultAt(store, CODE, sayingOf(refused, t));
      focusId(fieldId(CODE));
    }
  };
  return (
    <div className="mailbox-code">
      <FormHost opened={opened} call="prove_mailbox" onSent={onProved} onRefused={onRefused}>
        <Sending mailed={mailed} />
        <p className="code-links">
          <button
            type="button"
            className="linkbtn"
            disabled={mailed.state.kind === 'sending'}
            onClick={() => void mailed.again()}
          >
            {t('app.proof.again')}
          </button>
          {children}
        </p>
      </FormHost>
    </div>
  );
}
