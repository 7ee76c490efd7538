// The first login of staff: a key for the app, a code made with it, then the recovery codes; only then the session begins here.

import { type ReactElement, useEffect, useState } from 'react';
import { fieldId, focusId } from '../../../runtime/react/index.ts';
import type { PointerOf, SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { sayingOf } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { DeclaredForm, faultAt } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import { useRefusal } from '../../host/refused.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { RecoveryCodes } from '../account/RecoveryCodes.tsx';
import { type Key, ShownKey } from '../account/ShownKey.tsx';
import { useEnterStaff } from './enter-staff.ts';

export interface SetUpProps {
  readonly ticket: string;
  readonly onBack: () => void;
}

const CODE = '/code' satisfies PointerOf<'staff-set-up'>;

export function SetUp({ ticket, onBack }: SetUpProps): ReactElement {
  const t = useT();
  const enter = useEnterStaff();
  const key = useNewKey(ticket, onBack);
  const [done, setDone] = useState<AnswerOf<'staff_totp_confirm'>['data']>();
  if (done) return <RecoveryCodes codes={done.recovery_codes} onDone={() => enter(done)} />;
  if (!key) return <div className="account-space" />;
  return (
    <>
      <ShownKey {...key} />
      <DeclaredForm
        id="staff-set-up"
        answers={() => ({ ticket }) satisfies SomeAnswersOf<'staff-set-up', 'ticket'>}
      >
        {(opened) => (
          <FormHost
            opened={opened}
            call="staff_totp_confirm"
            onSent={({ data }) => setDone(data)}
            onRefused={(refused) => {
              faultAt(opened.store, CODE, sayingOf(refused, t));
              focusId(fieldId(CODE));
            }}
          />
        )}
      </DeclaredForm>
      <div className="join-alt">
        <button type="button" className="linkbtn" onClick={onBack}>
          {t('app.login.code.back')}
        </button>
      </div>
    </>
  );
}

/** Asked for once: every key that is put up takes the place of the one before. */
function useNewKey(ticket: string, onRefused: () => void): Key | undefined {
  const { send } = usePortal();
  const refuse = useRefusal();
  const [key, setKey] = useState<Key>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one key a ticket
  useEffect(() => {
    let gone = false;
    void send('staff_totp_setup', { ticket }).then((sent) => {
      if (gone) return;
      if (sent.ok) setKey(sent.body.data);
      else {
        refuse(sent.refused);
        onRefused();
      }
    });
    return () => {
      gone = true;
    };
  }, [ticket]);
  return key;
}
