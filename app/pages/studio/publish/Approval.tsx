// Approval by a second person, of exactly what stands on the page: asking for it, giving it, and who gave it.

import { type ReactElement, useState } from 'react';
import type { Answers } from '../../../../runtime/core/index.ts';
import { Button } from '../../../../runtime/react/index.ts';
import type { Refused } from '../../../calls/refusal.ts';
import { DeclaredForm } from '../../../host/DeclaredForm.tsx';
import { FormHost, fieldsWith } from '../../../host/FormHost.tsx';
import { useRefusal } from '../../../host/refused.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { NameFirst } from '../shell/ChangeTitle.tsx';
import type { Change } from '../work/types.ts';
import type { Rehearsed } from './rehearsed.ts';

interface ApprovalProps {
  readonly id: string;
  readonly change: Change;
  readonly of: Rehearsed;
  readonly onDone: () => void;
}

export function Approval({ id, change, of, onDone }: ApprovalProps): ReactElement {
  const t = useT();
  const { approvedBy, askedOf, askedBy, isNeeded, isOurs, note, mayPublish, before, wasApproved } =
    of.approval;
  const free = mayPublish ? 'studio.approval.free' : 'studio.approval.ofPublisher';
  return (
    <section className="publish-card">
      <h2>{t('studio.approval.title')}</h2>
      {approvedBy !== '' && <p>{t('studio.approval.given', { by: approvedBy })}</p>}
      {approvedBy === '' && askedOf !== '' && (
        <p>{t('studio.approval.asked', { of: askedOf, by: askedBy })}</p>
      )}
      {approvedBy === '' && askedOf === '' && (
        <p className="soft">{t(isNeeded ? 'studio.approval.needed' : free)}</p>
      )}
      {before !== '' && (
        <p>
          {t(wasApproved ? 'studio.approval.voided' : 'studio.approval.overtaken', { by: before })}
        </p>
      )}
      {note !== '' && <blockquote>{note}</blockquote>}
      {isOurs && <Approve {...{ id, change, of, onDone }} />}
      {!isOurs && approvedBy === '' && of.problems === 0 && <Ask {...{ id, change, of, onDone }} />}
      <p className="soft">{t('studio.approval.exactly')}</p>
    </section>
  );
}

function Approve({ id, of, onDone }: ApprovalProps): ReactElement {
  const t = useT();
  const { send, toasts } = usePortal();
  const say = useRefusal();
  const [isBusy, setBusy] = useState(false);
  const approve = async (): Promise<void> => {
    setBusy(true);
    const sent = await send('studio_approve', { change: id, files: of.files });
    setBusy(false);
    if (sent.ok) toasts.show('success', t('studio.approval.done'));
    else say(sent.refused);
    onDone();
  };
  return (
    <Button
      look={of.approval.mayPublish && !of.approval.isNeeded ? 'plain' : 'primary'}
      large
      busy={isBusy}
      onClick={() => void approve()}
    >
      {t('studio.approval.approve')}
    </Button>
  );
}

function Ask({ id, change, of, onDone }: ApprovalProps): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const say = useRefusal();
  const [isOpen, open] = useState(false);
  const refuse = (refused: Refused): void => {
    say(refused);
    onDone();
  };
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {t('studio.approval.ask')}
      </Button>
      {isOpen && <NameFirst change={change} />}
      {isOpen && (
        <DeclaredForm id="studio-ask" beside>
          {(opened) => (
            <FormHost
              opened={opened}
              call="studio_ask"
              payload={(answers: Answers) => ({ ...answers, change: id, files: of.files })}
              onSent={() => {
                toasts.show('success', t('studio.approval.sent'));
                open(false);
                onDone();
              }}
              onRefused={refuse}
              frame={fieldsWith({})}
            />
          )}
        </DeclaredForm>
      )}
    </>
  );
}
