// The one form of a move that is made of many things.

import type { ReactElement } from 'react';
import { type Answers, startAnswers } from '../../../../runtime/core/index.ts';
import { Button } from '../../../../runtime/react/index.ts';
import type { FormId } from '../../../../schemas/names.gen.d.ts';
import type { AnswerOf, PayloadOf } from '../../../calls/typed.ts';
import { DeclaredForm } from '../../../host/DeclaredForm.tsx';
import { FirstField } from '../../../host/FirstField.tsx';
import { FormHost, fieldsWith } from '../../../host/FormHost.tsx';
import { useT } from '../../../portal/portal.tsx';

interface ManyFormProps {
  /** Id of the form. */
  readonly form: string;
  /** What goes along with the answers. */
  readonly beside: PayloadOf<'desk_move_many'>;
  /** Of a move that asks first. */
  readonly ask?: () => Promise<boolean>;
  readonly onSent: (body: AnswerOf<'desk_move_many'>) => void;
  readonly onCancel: () => void;
}

export function ManyForm({ form, beside, ask, onSent, onCancel }: ManyFormProps): ReactElement {
  const t = useT();
  const cancel = (
    <>
      <Button large onClick={onCancel}>
        {t('app.settings.cancel')}
      </Button>
      <FirstField chosen />
    </>
  );
  return (
    <div className="desk-many-form">
      <DeclaredForm id={form as FormId} answers={startAnswers}>
        {(opened) => (
          <FormHost
            opened={opened}
            call="desk_move_many"
            payload={(answers: Answers) => ({ ...answers, ...beside })}
            {...(ask && { ask })}
            onSent={onSent}
            frame={fieldsWith({ beside: cancel })}
          />
        )}
      </DeclaredForm>
    </div>
  );
}
