// Who else has this change open: asked every few seconds while somebody looks.

import { type ReactElement, useEffect, useState } from 'react';
import type { AnswerOf } from '../../../calls/typed.ts';
import { usePortal, useSession, useT } from '../../../portal/portal.tsx';

type Person = AnswerOf<'studio_here'>['data']['here'][number];

const ASK_EVERY_MS = 4000;

interface Props {
  readonly change: string;
  /** What of the page is looked at. */
  readonly where: string;
}

/** Tells where somebody is, and who else is in the same change. */
export function Here({ change, where }: Props): ReactElement | null {
  const t = useT();
  const { send } = usePortal();
  const own = useSession(({ staff }) => staff?.email);
  const [here, setHere] = useState<readonly Person[]>([]);
  useEffect(() => {
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const sent = await send('studio_here', { change, where });
      if (sent.ok && !isOver) setHere(sent.body.data.here);
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [send, change, where]);
  const others = here.filter(({ email }) => email !== own);
  const [first, ...more] = others;
  // Those who are in no change share none.
  if (!first || change === '') return null;
  return (
    <span className="st-here" title={others.map(({ email }) => email).join(', ')}>
      {more.length === 0
        ? t('studio.here.one', { email: first.email })
        : t('studio.here.more', { email: first.email, count: more.length })}
    </span>
  );
}
