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
  readonly say: (isMeant: boolean) => void;
}

interface Asking {
  /** Resolves at once for a move that does not ask. */
  readonly ask: (move: FlowMove) => Promise<boolean>;
  /** To be drawn wherever the moves are. */
  readonly question: ReactElement | null;
}

/** Without `mailed` it is asked of many things at once, each with mails of its own. */
export function useAsking(flow: string, mailed?: Mailed): Asking {
  const t = useT();
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(
    (move: FlowMove): Promise<boolean> =>
      move.confirm
        ? new Promise((say) => {
            setAsked({ move, say });
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
  const title = t(`flows.${flow}.move.${name}`);
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
      {minutes !== undefined && <p>{t('app.desk.confirm.undo', { minutes })}</p>}
    </ConfirmDialog>
  );
  return { ask, question };
}
