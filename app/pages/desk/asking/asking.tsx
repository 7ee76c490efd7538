// Asks before a move that ends something: what will happen, as the flow says it, and to whom a mail goes.

import { type ReactElement, useCallback, useState } from 'react';
import type { FlowMove } from '../../../../runtime/core/index.ts';
import { ConfirmDialog } from '../../../../runtime/react/index.ts';
import type { AnswerOf } from '../../../calls/typed.ts';
import { useT } from '../../../portal/portal.tsx';
import './asking.css';

type Mailed = AnswerOf<'desk_item'>['data']['mailed'];

interface Asked {
  readonly move: FlowMove;
  /** What it pays, as its question says it; '' of a move that pays nothing. */
  readonly amount: string;
  readonly say: (isMeant: boolean) => void;
}

interface Asking {
  /** Resolves at once for a move that does not ask. */
  readonly ask: (move: FlowMove, amount?: string) => Promise<boolean>;
  /** To be drawn wherever the moves are. */
  readonly question: ReactElement | null;
}

/** Without `mailed` it is asked of many things at once, each with mails of its own. */
export function useAsking(flow: string, mailed?: Mailed): Asking {
  const t = useT();
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(
    (move: FlowMove, amount = ''): Promise<boolean> =>
      move.confirm
        ? new Promise((say) => {
            setAsked({ move, amount, say });
          })
        : Promise.resolve(true),
    [],
  );
  const answer = (isMeant: boolean) => () => {
    setAsked(undefined);
    asked?.say(isMeant);
  };
  if (!asked) return { ask, question: null };
  const { name, undo: minutes } = asked.move;
  const { amount } = asked;
  const title = t('app.desk.confirm.act', { move: t(`flows.${flow}.move.${name}`), amount });
  const names = mailed?.find(({ move }) => move === name)?.names ?? [];
  const ofOne =
    names.length === 0
      ? t('app.desk.confirm.noMail')
      : t('app.desk.confirm.mail', { names: names.join(', ') });
  const question = (
    <ConfirmDialog
      title={t('app.desk.confirm.title', { move: title })}
      confirm={title}
      cancel={t('app.settings.cancel')}
      meant
      onConfirm={answer(true)}
      onCancel={answer(false)}
    >
      <p>{t(`flows.${flow}.confirm.${name}`)}</p>
      <p className="desk-asked-mail">{mailed ? ofOne : t('app.desk.confirm.mailEach')}</p>
      <p>
        {minutes === undefined
          ? t('app.desk.confirm.final')
          : t('app.desk.confirm.undo', { minutes, mail: mailed ? names.length : 1 })}
      </p>
    </ConfirmDialog>
  );
  return { ask, question };
}
