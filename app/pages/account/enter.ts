// After a login: remembers who is in, and goes to where that person left off, else home.

import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { todayIn } from '../../../runtime/core/index.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { insuranceReminder } from './insurance.ts';
import type { LoginOutcome } from './login-outcome.ts';

/** Does what the outcome says; a code that is still asked for is the caller's affair. */
export function useEnter(): (outcome: LoginOutcome) => void {
  const t = useT();
  const { session, wayBack, toasts, content } = usePortal();
  const { timeZone } = content.app;
  const navigate = useNavigate();
  return useCallback(
    (outcome) => {
      switch (outcome.kind) {
        case 'member': {
          const { lead } = session.get();
          const own = lead?.attorney_id === outcome.user.id;
          session.set({
            user: outcome.user,
            staff: undefined,
            attorney: outcome.attorney,
            reminder: reminderOf(outcome.insuredUntil, todayIn(timeZone)),
            // What somebody else began in this browser is not this member's.
            ...(!own && { lead: undefined, temporary: undefined }),
          });
          toasts.retract(t('app.error.token'));
          // Nobody wants to go back to a login.
          return navigate(wayBack.take(outcome.user.username) ?? '/home', { replace: true });
        }
        case 'register':
          session.set({ attorney: outcome.attorney });
          return navigate('/register');
        case 'code':
      }
    },
    [session, wayBack, toasts, navigate, t, timeZone],
  );
}

/** Of what was not told there is nothing to be reminded of. */
const reminderOf = (insuredUntil: string | undefined, today: string) =>
  insuredUntil === undefined ? undefined : insuranceReminder(insuredUntil, today);
