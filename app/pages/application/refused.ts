// What it means that a call of an open application is refused: sign in again, submitted elsewhere, or a sentence to read.

import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Autosave, FormStore } from '../../../runtime/react/index.ts';
import { type Refused, wordsOf } from '../../calls/refusal.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { Lead } from '../../session/record.ts';
import { APPLICATION, askStanding } from './standing.ts';

export type OnRefused = (refused: Refused) => void;

/** What is typed is kept on this device before anything is said. */
export function useRefused(lead: Lead, store: FormStore, autosave: Autosave): OnRefused {
  const t = useT();
  const portal = usePortal();
  const navigate = useNavigate();
  const left = useRef(false);
  const unsaid = useSavingNotice(autosave);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return useCallback(
    async (refused) => {
      const { session, toasts, wayBack } = portal;
      const leave = (to: string, message: string, note?: string): void => {
        left.current = true;
        unsaid();
        toasts.fail(refused, t(message), note && t(note));
        navigate(to, { replace: true });
      };
      // An answer that comes late must not speak to whoever is here now.
      if (left.current) return;
      if (refused.status === 401 || refused.status === 403) {
        // Another lead may have been looked up in another tab: that session goes on.
        if (session.get().lead?.id === lead.id) session.clear();
        wayBack.remember({ to: APPLICATION, username: lead.email });
        wayBack.keep(APPLICATION, store.answers());
        return leave('/unauthorized', 'app.guard.application.noLead', 'app.application.comeBack');
      }
      if (refused.status === 409) {
        const standing = await askStanding(portal, lead);
        if (left.current) return;
        if (standing.kind === 'known' && standing.lead.attorney_id) {
          autosave.forget();
          return leave('/home', 'app.guard.application.submitted');
        }
      }
      // Those of its troubles say nothing (ERR-47).
      const sentence = wordsOf(refused);
      if (autosave.state().kind === 'refused') unsaid(sentence);
      // The stated sentence first, what helps beside it (decision 0015).
      const note = refused.status === 0 ? t('app.error.network') : undefined;
      toasts.fail(refused, sentence ?? t('app.error.application'), note);
    },
    [portal, navigate, t, lead, store, autosave, unsaid],
  );
}

/** Takes back what was said of a refused save, as soon as it no longer holds; `next` is what is said now. */
function useSavingNotice(autosave: Autosave): (next?: string) => void {
  const { toasts } = usePortal();
  const shown = useRef<string>(undefined);
  const unsaid = useCallback(
    (next?: string) => {
      if (shown.current !== undefined && shown.current !== next) toasts.retract(shown.current);
      shown.current = next;
    },
    [toasts],
  );
  useEffect(
    () => autosave.subscribe(() => autosave.state().kind === 'saved' && unsaid()),
    [autosave, unsaid],
  );
  return unsaid;
}
