// What somebody sent, in the form they sent it by: they correct it, and send it again.

import { type ReactElement, useCallback, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type Answers, type FlowMove, movesFrom } from '../../../../runtime/core/index.ts';
import { forgetCall, useCall } from '../../../calls/reading.tsx';
import type { Refused } from '../../../calls/refusal.ts';
import type { AnswerOf } from '../../../calls/typed.ts';
import { DraftDialogs } from '../../../host/DraftDialogs.tsx';
import { Followed } from '../../../host/drafted/Followed.tsx';
import { FormHost } from '../../../host/FormHost.tsx';
import { useOpening } from '../../../host/opening.ts';
import { useRefusal } from '../../../host/refused.ts';
import { stepAt, useReach } from '../../../host/steps.ts';
import { useDraft } from '../../../host/use-draft.ts';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Icon } from '../../../layout/icons.tsx';
import { Link } from '../../../layout/Link.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { NotFound } from '../../NotFound.tsx';
import { useFrame } from '../frame.tsx';
import type { OpenedForm } from '../open-generic.ts';
import { openCorrection } from './open-correction.ts';
import '../../forms/forms.css';

type Item = AnswerOf<'form_item'>['data'];

interface Sent {
  readonly form: string;
  readonly id: string;
  /** Name of the move that corrects it. */
  readonly move: string;
}

const GONE = 404;
const MOVED = 409;

export function CorrectPage(): ReactElement {
  const { form = '', id = '', move = '' } = useParams();
  const sent = useMemo(() => ({ form, id, move }), [form, id, move]);
  const { content } = usePortal();
  const { data, error, retry } = useCall(
    'form_item',
    useMemo(() => ({ form, id }), [form, id]),
  );
  if (!data && error?.status === GONE) return <NotFound of={error} />;
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  const item = data.data;
  const flow = content.app.flows[item.flow];
  const moves = flow ? movesFrom(flow, item.status, item.role) : [];
  const open = moves.find(({ name }) => name === move && !item.closed.includes(name));
  if (!open?.corrects) return <Over {...sent} status={item.status} />;
  return <Opening key={id} sent={sent} item={item} move={open} onMoved={retry} />;
}

const addressOf = ({ form, id }: Pick<Sent, 'form' | 'id'>): string => `/forms/${form}/sent/${id}`;

/** Why it is not corrected any more, and the way back to it. */
function Over({ status, ...sent }: Sent & { readonly status: string }): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <div className="plain">
        <h1>{t('app.forms.uncorrected', { status })}</h1>
        <div className="plain-acts">
          <Link className="btn" to={addressOf(sent)}>
            {t('app.forms.own')}
          </Link>
        </div>
      </div>
    </div>
  );
}

interface OpeningProps {
  readonly sent: Sent;
  readonly item: Item;
  readonly move: FlowMove;
  readonly onMoved: () => Promise<unknown>;
}

function Opening({ sent, ...others }: OpeningProps): ReactElement {
  const portal = usePortal();
  const opening = useOpening(useCallback(() => openCorrection(portal, sent), [portal, sent]));
  if (opening.state === 'loading') return <Skeleton />;
  if (opening.state === 'failed') return <Failed of={opening.of} onRetry={opening.retry} />;
  return (
    <Followed opened={opening.value}>
      {(opened) => <Correcting {...others} sent={sent} opened={opened} />}
    </Followed>
  );
}

function Correcting({
  opened,
  sent,
  item,
  move,
  onMoved,
}: OpeningProps & { readonly opened: OpenedForm }): ReactElement {
  const { bundle } = opened.form;
  const base = `${addressOf(sent)}/${sent.move}`;
  const reach = useReach(opened.resumed, bundle.sections);
  const autosave = useDraft(opened, {
    call: 'form_draft_save',
    beside: { id: sent.form, about: sent.id },
    step: () => stepAt(base),
    reached: reach.reached,
  });
  const above = <Above sent={sent} item={item} move={move} />;
  const frame = useFrame(opened, { base, autosave, sent: false, reach, above });
  const { status: from, seen } = item;
  const payload = useCallback(
    (data: Answers) => {
      const revision = autosave.revision();
      return { ...sent, from, seen, data, ...(revision !== undefined && { revision }) };
    },
    [sent, from, seen, autosave],
  );
  const done = useDone(sent);
  const say = useRefusal();
  const refuse = (refused: Refused): void => {
    say(refused);
    // Somebody else was first: it is shown as it is now, and what was typed stays.
    if (refused.status === MOVED) void onMoved();
  };
  return (
    <div className="page">
      <FormHost
        opened={opened}
        call="form_item_correct"
        payload={payload}
        onSent={(body) => {
          autosave.forget();
          autosave.dispose();
          done(body);
        }}
        onRefused={refuse}
        autosave={autosave}
        frame={frame}
      >
        <DraftDialogs autosave={autosave} />
      </FormHost>
    </div>
  );
}

/** Leads back to what was sent, which is read anew. */
function useDone(sent: Sent): (body: AnswerOf<'form_item_correct'>) => void {
  const t = useT();
  const { toasts } = usePortal();
  const navigate = useNavigate();
  return ({ data }) => {
    for (const call of ['form_sent_list', 'form_sent_one', 'form_item'] as const) forgetCall(call);
    toasts.show('success', t('app.forms.moved', { status: data.status }));
    navigate(addressOf(sent));
  };
}

function Above({
  sent,
  item: { flow, number },
  move,
}: Pick<OpeningProps, 'sent' | 'item' | 'move'>): ReactElement {
  const t = useT();
  return (
    <>
      <p className="forms-back">
        <Link to={addressOf(sent)}>
          <Icon name="down" small />
          {t('app.forms.own')}
        </Link>
      </p>
      <p className="forms-correcting">
        <b>{t(`flows.${flow}.move.${move.name}`)}</b>{' '}
        <span className="soft">{t('app.forms.correcting', { number })}</span>
      </p>
    </>
  );
}
