// After the application is in: sign it in a window or by mail, and, once it is signed, what comes next.

import { type ReactElement, useEffect, useRef } from 'react';
import { useSession, useT } from '../../portal/portal.tsx';
import type { Attorney } from '../../session/record.ts';
import { Facts } from './Facts.tsx';
import { Progress } from './Progress.tsx';
import { Returned } from './Returned.tsx';
import { SignedText } from './SignedText.tsx';
import { type Signed, useSigned } from './use-signed.ts';
import { useSigning } from './use-signing.ts';
import './signing.css';

export function Signing(): ReactElement {
  const t = useT();
  const attorney = useSession((session) => session.attorney);
  return (
    <div className="page signing">
      <div className="pagehead">
        <h1>{t('app.signing.title')}</h1>
        {!attorney && <p className="lead">{t('app.signing.nothing')}</p>}
      </div>
      {attorney && <Own key={attorney.id} attorney={attorney} />}
    </div>
  );
}

function Own({ attorney }: { readonly attorney: Attorney }): ReactElement {
  const t = useT();
  const signing = useSigning(attorney);
  const { stage, finish } = signing;
  const signed = useSigned(attorney, stage.kind === 'open' || stage.kind === 'lost');
  const { ask } = signed;
  const busy = stage.kind === 'preparing' || stage.kind === 'mailing';
  useEffect(() => {
    if (signed.signed) finish();
  }, [signed.signed, finish]);
  const before = useRef(stage.kind);
  useEffect(() => {
    // Whatever has just ended may have changed something.
    const ended = stage.kind === 'idle' || stage.kind === 'lost';
    if (before.current !== stage.kind && ended) void ask();
    before.current = stage.kind;
  }, [stage.kind, ask]);
  return (
    <>
      {!signed.signed && (
        <>
          <p className="lead">{t('app.signing.lead')}</p>
          <div className="signing-acts">
            <button
              type="button"
              className="btn primary lg"
              disabled={busy}
              onClick={() => void signing.sign()}
            >
              {stage.kind === 'preparing' && <span className="spin" aria-hidden="true" />}
              {t('app.signing.sign')}
            </button>
            <button
              type="button"
              className="btn lg"
              disabled={busy}
              onClick={() => void signing.mail()}
            >
              {stage.kind === 'mailing' && <span className="spin" aria-hidden="true" />}
              {t('app.signing.email')}
            </button>
          </div>
        </>
      )}
      <div role="status">
        {signed.signed ? (
          <Done signed={signed} />
        ) : (
          <Progress signing={signing} signed={signed} email={attorney.email} />
        )}
      </div>
      <Facts attorney={attorney} signed={signed} />
    </>
  );
}

/** What comes next; of an application that came back, what is to be changed. */
const Done = ({ signed: { note, fileName } }: { readonly signed: Signed }): ReactElement =>
  note === undefined ? <SignedText fileName={fileName} /> : <Returned note={note} />;
