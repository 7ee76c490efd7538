// The form that a move asks for; what is half typed in one that keeps a draft is there again whenever it is opened.

import { type ReactElement, useCallback } from 'react';
import { type Answers, type JsonObject, startAnswers } from '../../../runtime/core/index.ts';
import { Button } from '../../../runtime/react/index.ts';
import type { FormId } from '../../../schemas/names.gen.d.ts';
import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf, PayloadOf } from '../../calls/typed.ts';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { DraftedForm } from '../../host/drafted/DraftedForm.tsx';
import { FormHost, fieldsWith } from '../../host/FormHost.tsx';
import { openForm } from '../../host/open.ts';
import { useOpening } from '../../host/opening.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';

export interface MoveFormProps {
  /** Id of the form. */
  readonly form: string;
  /** What is moved: a draft is kept of each thing. */
  readonly about: string;
  /** What its rules know besides the answers. */
  readonly records: JsonObject;
  /** What goes along with the answers. */
  readonly beside: PayloadOf<'desk_move'>;
  /** Of a move that asks first. */
  readonly ask?: () => Promise<boolean>;
  readonly onSent: (body: AnswerOf<'desk_move'>) => void;
  readonly onRefused: (refused: Refused) => void;
  readonly onCancel: () => void;
}

export function MoveForm(props: MoveFormProps): ReactElement {
  const { form } = props;
  const { content } = usePortal();
  const opening = useOpening(useCallback(() => openForm(content, form), [content, form]));
  if (opening.state === 'failed') return <Failed of={opening.of} onRetry={opening.retry} />;
  if (opening.state === 'loading') return <div className="account-space" />;
  return opening.value?.bundle.draft ? <Drafted {...props} /> : <Plain {...props} />;
}

function Drafted({
  form,
  about,
  records,
  beside,
  ask,
  onSent,
  onRefused,
  onCancel,
}: MoveFormProps) {
  return (
    <DraftedForm
      id={form}
      about={about}
      records={records}
      call="desk_move"
      beside={beside}
      {...(ask && { ask })}
      onSent={onSent}
      onRefused={onRefused}
      frame={(status) =>
        fieldsWith({
          beside: (
            <>
              <Cancel onCancel={onCancel} />
              {status}
            </>
          ),
        })
      }
    />
  );
}

function Plain({ form, records, beside, ask, onSent, onRefused, onCancel }: MoveFormProps) {
  return (
    <DeclaredForm id={form as FormId} records={records} answers={startAnswers}>
      {(opened) => (
        <FormHost
          opened={opened}
          call="desk_move"
          payload={(answers: Answers) => ({ ...answers, ...beside })}
          {...(ask && { ask })}
          onSent={onSent}
          onRefused={onRefused}
          frame={fieldsWith({ beside: <Cancel onCancel={onCancel} /> })}
        />
      )}
    </DeclaredForm>
  );
}

function Cancel({ onCancel }: Pick<MoveFormProps, 'onCancel'>): ReactElement {
  const t = useT();
  return (
    <Button large onClick={onCancel}>
      {t('app.settings.cancel')}
    </Button>
  );
}
