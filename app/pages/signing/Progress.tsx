// Where the signature stands while it is missing: open in a window, held back by the browser, or sent by mail.

import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../layout/icons.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { Signed } from './use-signed.ts';
import type { Signing } from './use-signing.ts';

interface Props {
  readonly signing: Signing;
  readonly signed: Signed;
  readonly email: string;
}

export function Progress({ signing, signed, email }: Props): ReactElement | null {
  const t = useT();
  const { stage } = signing;
  if (stage.kind === 'open')
    return (
      <Note title={t('app.signing.open.title')} text={t('app.signing.open.text')}>
        <button type="button" className="btn" onClick={signing.show}>
          {t('app.signing.open.show')}
        </button>
      </Note>
    );
  if (stage.kind === 'lost')
    return <Note title={t('app.signing.lost.title')} text={t('app.signing.lost.text')} />;
  if (stage.kind === 'blocked')
    return (
      <Note warn title={t('app.signing.blocked.title')} text={t('app.signing.blocked.text')}>
        <a className="btn" href={stage.url} target="_blank" rel="noopener">
          {t('app.signing.blocked.link')}
        </a>
      </Note>
    );
  if (signed.emailSent && stage.kind === 'idle') return <Mailed signed={signed} email={email} />;
  return null;
}

function Mailed({ signed, email }: Omit<Props, 'signing'>): ReactElement {
  const t = useT();
  const { session, toasts } = usePortal();
  const check = async (): Promise<void> => {
    await signed.ask();
    if (session.get().attorney?.signed === false)
      toasts.show('info', t('app.signing.mailed.unsigned'));
  };
  return (
    <Note title={t('app.signing.mailed.title')} text={t('app.signing.mailed.text', { email })}>
      <button type="button" className="btn" onClick={() => void check()}>
        {t('app.signing.mailed.check')}
      </button>
    </Note>
  );
}

interface NoteProps {
  readonly title: string;
  readonly text: string;
  readonly warn?: boolean;
  readonly children?: ReactNode;
}

function Note({ title, text, warn, children }: NoteProps): ReactElement {
  return (
    <div className={warn ? 'sign-note warn' : 'sign-note'}>
      <Icon name={warn ? 'alert' : 'info'} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children && <div className="sign-note-acts">{children}</div>}
      </div>
    </div>
  );
}
