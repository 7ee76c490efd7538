// Where one is logged in, and the way to log out elsewhere: of attorneys and of staff alike.

import { type ReactElement, useState } from 'react';
import { Button } from '../../../runtime/react/index.ts';
import type { ViewId } from '../../../schemas/names.gen.d.ts';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { useRefusal } from '../../host/refused.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import './sessions.css';

/** Whose: the calls that read and end them, and the view that shows them. */
const OF = {
  attorney: { read: 'sessions', end: 'end_sessions', view: 'sessions' },
  staff: { read: 'staff_sessions', end: 'staff_end_sessions', view: 'staff-sessions' },
} as const satisfies Record<string, { read: string; end: string; view: ViewId }>;

type Rows = AnswerOf<'sessions'>['data'];

export function Sessions({ of: whose }: { readonly of: keyof typeof OF }): ReactElement {
  const t = useT();
  const { view } = OF[whose];
  const { rows, failed, retry, end, busy } = useSessions(whose);
  const [chosen, choose] = useState<string>();
  const row = rows?.find(({ id }) => id === chosen);
  const isAlone = rows?.every(({ here }) => here) === true;
  const hint = isAlone ? 'only' : row === undefined ? 'choose' : row.here ? 'isHere' : undefined;
  return (
    <div className="account-sessions">
      <ViewTable
        view={view}
        rows={rows}
        failed={failed}
        onRetry={retry}
        awaited={1}
        chosen={chosen}
        onChoose={(pressed) => choose((pressed as Rows[number]).id)}
      />
      {rows !== undefined && (
        <div className="account-acts">
          <p className="soft" aria-live="polite">
            {hint && t(`app.sessions.${hint}`)}
          </p>
          {!isAlone && (
            <div className="plain-acts">
              <Button
                busy={busy}
                disabled={row === undefined || row.here}
                onClick={() => void end('ended', chosen).then(() => choose(undefined))}
              >
                {t('app.sessions.end')}
              </Button>
              <Button busy={busy} onClick={() => void end('endedOthers')}>
                {t('app.sessions.endOthers')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function useSessions(whose: keyof typeof OF) {
  const t = useT();
  const { send, toasts } = usePortal();
  const refuse = useRefusal();
  const [busy, setBusy] = useState(false);
  const { data, error, retry } = useCall(OF[whose].read, {});
  const end = async (outcome: 'ended' | 'endedOthers', session?: string): Promise<void> => {
    setBusy(true);
    const sent = await send(OF[whose].end, session === undefined ? {} : { session });
    setBusy(false);
    if (!sent.ok) return refuse(sent.refused);
    toasts.show('success', t(`app.sessions.${outcome}`));
    await retry();
  };
  // Who is no longer logged in is on the way out already.
  const failed = error !== undefined && error.status !== 401;
  return { rows: data?.data, failed, retry: () => void retry(), end, busy };
}
