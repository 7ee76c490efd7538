// The note for the history and the time: the form that publishes exactly what stands on the page.

import type { ReactElement } from 'react';
import type { Answers } from '../../../../runtime/core/index.ts';
import type { Refused } from '../../../calls/refusal.ts';
import { DeclaredForm } from '../../../host/DeclaredForm.tsx';
import { FormHost, fieldsWith } from '../../../host/FormHost.tsx';
import { useRefusal } from '../../../host/refused.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import type { Rehearsed } from './rehearsed.ts';

interface PublishFormProps {
  readonly id: string;
  readonly of: Pick<Rehearsed, 'files' | 'tried' | 'approval'>;
  readonly onPublished: (number: number) => void;
  readonly onPlanned: () => void;
  readonly onRefused: () => void;
}

const CONFLICT = 409;

/** How many people it is for: all who have an account read what is on pages and in mails, some have a form open that changes. */
function Concerned({ of: { tried } }: Pick<PublishFormProps, 'of'>): ReactElement | null {
  const t = useT();
  if (!tried) return null;
  const count = Math.max(0, tried.open - tried.becomes.same);
  return (
    <p className="soft">
      {t('studio.publish.people', { count: tried.attorneys })}{' '}
      {count === 0 ? t('studio.publish.noDraft') : t('studio.publish.concerned', { count })}
    </p>
  );
}

/** What was said to whoever approved it is the note of the release, unless somebody says it better. */
const begunWith = ({ note }: Rehearsed['approval']): Answers => (note === '' ? {} : { note });

export function PublishForm(props: PublishFormProps): ReactElement {
  const { id, of, onPublished, onPlanned, onRefused } = props;
  const t = useT();
  const { toasts } = usePortal();
  const say = useRefusal();
  const refuse = (refused: Refused): void => {
    say(refused);
    if (refused.status === CONFLICT) onRefused();
  };
  return (
    <section>
      <h2>{t('studio.publish.note')}</h2>
      <Concerned of={of} />
      <DeclaredForm id="studio-publish" beside answers={() => begunWith(of.approval)}>
        {(opened) => (
          <FormHost
            opened={opened}
            call="studio_publish"
            payload={(answers: Answers) => ({ ...answers, change: id, files: of.files })}
            onSent={({ data: { number } }) => {
              toasts.show(
                'success',
                t(number > 0 ? 'studio.publish.done' : 'studio.publish.planned', { number }),
              );
              if (number > 0) onPublished(number);
              else onPlanned();
            }}
            onRefused={refuse}
            frame={fieldsWith({})}
          />
        )}
      </DeclaredForm>
    </section>
  );
}
