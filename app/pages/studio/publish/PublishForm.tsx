// The note for the history and the time: the form that publishes exactly what stands on the page.

import { type ReactElement, useCallback, useSyncExternalStore } from 'react';
import type { Answers } from '../../../../runtime/core/index.ts';
import type { PointerOf, SomeAnswersOf } from '../../../../schemas/names.gen.d.ts';
import type { Refused } from '../../../calls/refusal.ts';
import { DeclaredForm } from '../../../host/DeclaredForm.tsx';
import { FormHost, fieldsWith } from '../../../host/FormHost.tsx';
import type { Opened } from '../../../host/opened.ts';
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
  const { of } = props;
  const t = useT();
  return (
    <section>
      <h2>{t('studio.publish.note')}</h2>
      <Concerned of={of} />
      <DeclaredForm id="studio-publish" beside answers={() => begunWith(of.approval)}>
        {(opened) => <Ready {...props} opened={opened} />}
      </DeclaredForm>
    </section>
  );
}

function Ready(props: PublishFormProps & { readonly opened: Opened }): ReactElement {
  const { id, of, opened, onPublished, onPlanned, onRefused } = props;
  const t = useT();
  const { toasts } = usePortal();
  const say = useRefusal();
  const refuse = (refused: Refused): void => {
    say(refused);
    if (refused.status === CONFLICT) onRefused();
  };
  // The button says what it does: nothing is published by planning it.
  const button = useIsPlanned(opened) ? { button: t('studio.publish.plan') } : {};
  return (
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
      frame={fieldsWith(button)}
    />
  );
}

const WHEN = '/when' satisfies PointerOf<'studio-publish'>;

/** Is it to go live at a time that is set? */
function useIsPlanned({ store }: Opened): boolean {
  const subscribe = useCallback((hear: () => void) => store.subscribe(WHEN, hear), [store]);
  return useSyncExternalStore(
    subscribe,
    () => (store.answers() as SomeAnswersOf<'studio-publish', 'when'>).when === 'planned',
  );
}
