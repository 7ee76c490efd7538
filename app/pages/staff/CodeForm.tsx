// The second step of staff: a code of the authenticator app, or a recovery code.

import type { ReactElement } from 'react';
import { Button, fieldId, focusId } from '../../../runtime/react/index.ts';
import type { PointerOf, SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { sayingOf } from '../../calls/refusal.ts';
import { DeclaredForm, faultAt } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import type { Opened } from '../../host/opened.ts';
import { useRefusal } from '../../host/refused.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { StaffMember } from '../../session/record.ts';
import { useEnterStaff } from './enter-staff.ts';
import type { Step } from './step.ts';

export interface CodeFormProps {
  readonly step: Step;
  readonly onBack: () => void;
  /** In place of leading to where such people go. */
  readonly onIn?: (member: StaffMember) => void;
}

const CODE = '/code' satisfies PointerOf<'staff-code'>;

export function CodeForm({ step, onBack, onIn }: CodeFormProps): ReactElement {
  const t = useT();
  const lead = useEnterStaff();
  const enter = onIn ?? lead;
  const { ticket } = step;
  return (
    <DeclaredForm
      id="staff-code"
      answers={() => ({ ticket }) satisfies SomeAnswersOf<'staff-code', 'ticket'>}
    >
      {(opened) => (
        <FormHost
          opened={opened}
          call="staff_login"
          onSent={({ data }) => 'token' in data && enter(data)}
          onRefused={(refused) => {
            faultAt(opened.store, CODE, sayingOf(refused, t));
            focusId(fieldId(CODE));
          }}
        >
          {step.demo && <DemoCode opened={opened} email={step.email} />}
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

/** In the demo world nobody has the app: what it shows is put into the field. */
function DemoCode({ opened, email }: { readonly opened: Opened; readonly email: string }) {
  const t = useT();
  const { send } = usePortal();
  const refuse = useRefusal();
  const show = async (): Promise<void> => {
    const sent = await send('demo_staff_code', { email });
    if (!sent.ok) refuse(sent.refused);
    else {
      opened.store.set(CODE, sent.body.code);
      focusId(fieldId(CODE));
    }
  };
  return (
    <p className="account-links">
      <Button onClick={() => void show()}>{t('app.staff.code.show')}</Button>
    </p>
  );
}
