// The form that a move of whoever sent something asks for; what is half typed in one that keeps a draft is there again.

import { type ReactElement, useCallback } from 'react';
import { type Answers, startAnswers } from '../../../../runtime/core/index.ts';
import { Button } from '../../../../runtime/react/index.ts';
import type { FormId } from '../../../../schemas/names.gen.d.ts';
import type { Refused } from '../../../calls/refusal.ts';
import type { AnswerOf, PayloadOf } from '../../../calls/typed.ts';
import { DeclaredForm } from '../../../host/DeclaredForm.tsx';
import { DraftedForm } from '../../../host/drafted/DraftedForm.tsx';
import { FirstField } from '../../../host/FirstField.tsx';
import { FormHost, fieldsWith } from '../../../host/FormHost.tsx';
import { openForm } from '../../../host/open.ts';
import { useOpening } from '../../../host/opening.ts';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { usePortal, useT } from '../../../portal/portal.tsx';

interface Props {
  /** Id of the form. */
  readonly form: string;
  /** What is moved: a draft is kept of each. */
  readonly about: string;
  /** What goes along with the answers. */
  readonly beside: PayloadOf<'form_item_move'>;
  /** Of a move that asks first. */
  readonly ask?: () => Promise<boolean>;
  readonly onSent: (body: AnswerOf<'form_item_move'>) => void;
  readonly onRefused: (refused: Refused) => void;
  readonly onCancel: () => void;
}

export function OwnMoveForm({ form, about, beside, onCancel, ...told }: Props): ReactElement {
  const t = useT();
  const { content } = usePortal();
  const opening = useOpening(useCallback(() => openForm(content, form), [content, form]));
  if (opening.state === 'failed') return <Failed of={opening.of} onRetry={opening.retry} />;
  if (opening.state === 'loading') return <Skeleton />;
  const cancel = (
    <>
      <Button large onClick={onCancel}>
        {t('app.settings.cancel')}
      </Button>
      <FirstField chosen />
    </>
  );
  if (opening.value?.bundle.draft)
    return (
      <DraftedForm
        {...told}
        {...{ id: form, about, beside }}
        call="form_item_move"
        frame={(status) =>
          fieldsWith({
            beside: (
              <>
                {cancel}
                {status}
              </>
            ),
          })
        }
      />
    );
  return (
    <DeclaredForm id={form as FormId} answers={startAnswers}>
      {(opened) => (
        <FormHost
          {...told}
          opened={opened}
          call="form_item_move"
          payload={(answers: Answers) => ({ ...answers, ...beside })}
          frame={fieldsWith({ beside: cancel })}
        />
      )}
    </DeclaredForm>
  );
}
