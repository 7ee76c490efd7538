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
import { APPROVAL, ENDING, jumpTo } from './jump.ts';
import type { Rehearsed } from './rehearsed.ts';

interface ApprovalProps {
  readonly id: string;
  readonly change: Change;
  readonly of: Rehearsed;
  readonly onDone: () => void;
}

export function Approval({ id, change, of, onDone }: ApprovalProps): ReactElement {
  const t = useT();
  const { approvedBy, askedOf, askedBy, isNeeded, isOurs, mayPublish } = of.approval;
  const { note, before, wasApproved, sentBackBy, sentBackWhy } = of.approval;
  const free = mayPublish ? 'studio.approval.free' : 'studio.approval.ofPublisher';
  return (
    <section className="publish-card">
      <h2 id={APPROVAL} tabIndex={-1}>
        {t('studio.approval.title')}
      </h2>
      {approvedBy !== '' && <p>{t('studio.approval.given', { by: approvedBy })}</p>}
      {approvedBy !== '' && of.plan.at === '' && (
        <p>
          <button type="button" className="linkbtn strong" onClick={() => jumpTo(ENDING)}>
            {t(mayPublish ? 'studio.approval.publishNow' : 'studio.approval.next')}
          </button>
        </p>
      )}
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
      {sentBackBy !== '' && <SentBack by={sentBackBy} why={sentBackWhy} />}
      {note !== '' && <blockquote>{note}</blockquote>}
      {of.approval.mayWithdraw && <Withdraw {...{ id, onDone }} />}
      {isOurs && (
        <div className="publish-answer">
          <Approve {...{ id, change, of, onDone }} />
          <Said {...{ id, change, of, onDone }} as="sendBack" />
        </div>
      )}
      {!isOurs && approvedBy === '' && of.problems === 0 && (
        <Said {...{ id, change, of, onDone }} as="ask" />
      )}
      <p className="soft">{t('studio.approval.exactly')}</p>
    </section>
  );
}

function SentBack({ by, why }: Record<'by' | 'why', string>): ReactElement {
  const t = useT();
  return (
    <>
      <p>{t('studio.approval.sentBack', { by })}</p>
      <blockquote>{why}</blockquote>
      <p className="soft">{t('studio.approval.sentBackMore')}</p>
    </>
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
    jumpTo(APPROVAL);
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

function Withdraw({ id, onDone }: Pick<ApprovalProps, 'id' | 'onDone'>): ReactElement {
  const t = useT();
  const { send, toasts } = usePortal();
  const say = useRefusal();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    const sent = await send('studio_ask_withdraw', { change: id });
    setBusy(false);
    if (sent.ok) toasts.show('success', t('studio.approval.withdrawn'));
    else say(sent.refused);
    // The button goes: whoever pressed it stays where approval is told of.
    jumpTo(APPROVAL);
    onDone();
  };
  return (
    <p>
      <Button busy={isBusy} onClick={() => void withdraw()}>
        {t('studio.approval.withdraw')}
      </Button>
    </p>
  );
}

/** Asking somebody, or saying what has to change first: a form that opens below its button. */
function Said({ id, change, of, onDone, as }: ApprovalProps & { readonly as: keyof typeof SAID }) {
  const t = useT();
  const { toasts } = usePortal();
  const say = useRefusal();
  const [isOpen, open] = useState(false);
  const { form, call, words, done } = SAID[as];
  const refuse = (refused: Refused): void => {
    say(refused);
    onDone();
  };
  return (
    <>
      <Button large={as === 'sendBack'} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {t(as === 'ask' && of.approval.askedOf !== '' ? 'studio.approval.askAnother' : words)}
      </Button>
      {isOpen && as === 'ask' && <NameFirst change={change} />}
      {isOpen && (
        <DeclaredForm id={form} beside answers={() => begunWith(as, of)}>
          {(opened) => (
            <FormHost
              opened={opened}
              call={call}
              payload={(answers: Answers) => ({ ...answers, change: id, files: of.files })}
              onSent={() => {
                toasts.show('success', t(done, { by: of.approval.askedBy }));
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

/** Whoever asks again asks the same person. */
const begunWith = (as: keyof typeof SAID, { approval }: Rehearsed): Answers =>
  as === 'ask' && approval.sentBackBy !== '' ? { of: approval.sentBackBy } : {};

const SAID = {
  ask: {
    form: 'studio-ask',
    call: 'studio_ask',
    words: 'studio.approval.ask',
    done: 'studio.approval.sent',
  },
  sendBack: {
    form: 'studio-send-back',
    call: 'studio_send_back',
    words: 'studio.approval.sendBack',
    done: 'studio.approval.isBack',
  },
} as const;
