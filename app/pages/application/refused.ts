// What it means that a call of an open application is refused: sign in again, submitted elsewhere, or a sentence to read.

import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CallAnswer, type DraftKeeper, messageIn } from '../../../runtime/react/index.ts';
import { usePortal, useT } from '../../portal.tsx';
import type { Lead } from '../../session/record.ts';
import { askStanding } from './load.ts';

export type OnRefused = (answer: CallAnswer) => void;

/** What is typed is kept on this device before anything is said. */
export function useRefused(lead: Lead, keeper: DraftKeeper): OnRefused {
  const t = useT();
  const portal = usePortal();
  const navigate = useNavigate();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return useCallback(
    async (answer) => {
      const { session, toasts } = portal;
      const leave = (to: string, message: string): void => {
        left.current = true;
        toasts.show('error', t(message));
        navigate(to, { replace: true });
      };
      // An answer that comes late must not speak to whoever is here now.
      if (left.current) return;
      if (answer.status === 401 || answer.status === 403) {
        // Another lead may have been looked up in another tab: that session goes on.
        if (session.get().lead?.id === lead.id) session.clear();
        return leave('/unauthorized', 'app.guard.application.noLead');
      }
      if (answer.status === 409) {
        const standing = await askStanding(portal, lead);
        if (left.current) return;
        if (standing.kind === 'known' && standing.lead.attorney_id) {
          keeper.forget();
          return leave('/home', 'app.guard.application.submitted');
        }
      }
      toasts.show('error', sentenceOf(answer) ?? t('app.error.application'));
    },
    [portal, navigate, t, lead, keeper],
  );
}

/** The server's own words for what it refuses; those for its troubles say nothing (ERR-47). */
function sentenceOf({ ok, status, body }: CallAnswer): string | undefined {
  return ok || status === 0 || status >= 500 ? undefined : messageIn(body);
}
