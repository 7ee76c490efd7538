// The declared form `login` in its two modes, and what each answer leads to.

import type { ReactElement } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button, type FormStore, fieldId, focusId } from '../../../runtime/react/index.ts';
import type { FieldOf, PointerOf } from '../../../schemas/names.gen.d.ts';
import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { DeclaredForm, faultAt } from '../../host/DeclaredForm.tsx';
import { FormHost, fieldsWith } from '../../host/FormHost.tsx';
import type { Opened } from '../../host/opened.ts';
import { Link } from '../../layout/Link.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { useEnter } from './enter.ts';
import { outcomeOf, refusalOf } from './login-outcome.ts';

export interface LoginFormProps {
  /** Log In mode; first-time mode otherwise. */
  readonly registered: boolean;
  readonly onMode: (registered: boolean) => void;
  readonly onTicket: (ticket: string) => void;
}

type Place = PointerOf<'login'>;
const MODE: Place = '/is_registered';
const USERNAME: Place = '/username';
const NUMBER: Place = '/attorney_number';
const PASSWORD: Place = '/password';

/** LOG-14 to LOG-17. */
const SAID = {
  unknown: 'app.login.unknown',
  registered: 'app.login.already',
  wrong: 'app.login.wrong',
  failed: 'app.login.failed',
} as const;

export function LoginForm(props: LoginFormProps): ReactElement {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const username = params.get('username') ?? usernameIn(state);
  const number = params.get('attorney_number');
  const answers = (): Partial<Record<FieldOf<'login'>, string | boolean>> => ({
    is_registered: props.registered,
    ...(username && { username }),
    ...(number && { attorney_number: number }),
  });
  return (
    <DeclaredForm id="login" answers={answers}>
      {(opened) => <Ready {...props} opened={opened} />}
    </DeclaredForm>
  );
}

function Ready(props: LoginFormProps & { readonly opened: Opened }): ReactElement {
  const { registered, onMode, onTicket, opened } = props;
  const { store } = opened;
  const t = useT();
  const { toasts } = usePortal();
  const enter = useEnter();
  const change = (mode: boolean): void => {
    onMode(mode);
    void switchMode(store, mode);
  };
  const onSent = (body: AnswerOf<'login_attorney'>): void => {
    const outcome = outcomeOf(body);
    if (outcome.kind === 'code') onTicket(outcome.ticket);
    else enter(outcome);
  };
  const onRefused = (refused: Refused): void => {
    const { kind, wait, away } = refusalOf(refused);
    if (kind === 'wrong' && registered) {
      faultAt(store, PASSWORD, t('app.login.wrong'));
      focusId(fieldId(PASSWORD));
      if (wait) toasts.fail(refused, wait);
    } else toasts.fail(refused, t(SAID[kind]), away ? t('app.error.network') : wait);
    if (kind === 'registered') change(true);
  };
  return (
    <FormHost
      opened={opened}
      call="login_attorney"
      frame={fieldsWith(registered ? {} : { button: t('app.login.proceed') })}
      onSent={onSent}
      onRefused={onRefused}
    >
      <Ways registered={registered} onChange={change} />
    </FormHost>
  );
}

interface WaysProps {
  readonly registered: boolean;
  readonly onChange: (registered: boolean) => void;
}

/** To whatever else may be wanted here: what was forgotten, and the other mode. */
function Ways({ registered, onChange: change }: WaysProps): ReactElement {
  const t = useT();
  return (
    <>
      {registered ? (
        <>
          <p className="account-links">
            <Link to="/forgot-password">{t('app.login.forgotPassword')}</Link>
            <Link to="/forgot-username">{t('app.login.forgotUsername')}</Link>
          </p>
          <div className="join-alt">
            <p className="soft">{t('app.login.noAccount')}</p>
            <Button onClick={() => change(false)}>{t('app.login.register')}</Button>
          </div>
        </>
      ) : (
        <div className="join-alt">
          <button type="button" className="linkbtn" onClick={() => change(true)}>
            {t('app.login.hasAccount')}
          </button>
        </div>
      )}
    </>
  );
}

/** What was typed in the other mode stays there; the rules show this mode's fields, and the first takes focus. */
async function switchMode(store: FormStore, registered: boolean): Promise<void> {
  store.set(MODE, registered);
  await store.settled();
  focusId(fieldId(registered ? USERNAME : NUMBER));
}

/** Registering and recovering hand the username on. */
function usernameIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('username' in state)) return undefined;
  return typeof state.username === 'string' ? state.username : undefined;
}
