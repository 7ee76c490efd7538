// The form that a move asks for; what is half typed in one that keeps a draft is there again whenever it is opened.

import { type ReactElement, useCallback } from 'react';
import { type Answers, type JsonObject, startAnswers } from '../../../runtime/core/index.ts';
import { Button } from '../../../runtime/react/index.ts';
import type { FormId } from '../../../schemas/names.gen.d.ts';
import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf, PayloadOf } from '../../calls/typed.ts';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { DraftedForm } from '../../host/drafted/DraftedForm.tsx';
import { FirstField } from '../../host/FirstField.tsx';
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
  readonly ask?: (answers: Answers) => Promise<boolean>;
  /** Somebody else moved the thing on: it is there to be read. */
  readonly isClosed: boolean;
  /** Somebody chose it, whereupon they type. */
  readonly isPicked: boolean;
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

function Drafted({ form, ...props }: MoveFormProps): ReactElement {
  return (
    <DraftedForm
      {...sentWith(props)}
      id={form}
      about={props.about}
      beside={props.beside}
      frame={(status) =>
        fieldsWith({
          readOnly: props.isClosed,
          beside: (
            <>
              <Beside {...props} />
              {status}
            </>
          ),
        })
      }
    />
  );
}

function Plain({ form, ...props }: MoveFormProps): ReactElement {
  const { records, beside, isClosed } = props;
  return (
    <DeclaredForm id={form as FormId} records={records} answers={startAnswers}>
      {(opened) => (
        <FormHost
          {...sentWith(props)}
          opened={opened}
          payload={(answers: Answers) => ({ ...answers, ...beside })}
          frame={fieldsWith({ readOnly: isClosed, beside: <Beside {...props} /> })}
        />
      )}
    </DeclaredForm>
  );
}

const sentWith = ({ records, ask, onSent, onRefused }: Omit<MoveFormProps, 'form'>) => ({
  ...{ records, onSent, onRefused },
  call: 'desk_move' as const,
  ...(ask && { ask }),
});

type BesideProps = Pick<MoveFormProps, 'isPicked' | 'onCancel'>;

/** Beside the button that sends it. */
function Beside({ isPicked, onCancel }: BesideProps): ReactElement {
  const t = useT();
  return (
    <>
      <Button large onClick={onCancel}>
        {t('app.settings.cancel')}
      </Button>
      <FirstField chosen={isPicked} />
    </>
  );
}
