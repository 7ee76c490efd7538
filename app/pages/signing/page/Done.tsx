// The document is signed: what comes next, and the signed file to keep.

import { type ReactElement, useEffect, useRef } from 'react';
import { DemoGuide } from '../../../layout/DemoGuide.tsx';
import { Icon } from '../../../layout/icons.tsx';
import { Link } from '../../../layout/Link.tsx';
import { useMoments } from '../../../portal/moments.ts';
import { useT } from '../../../portal/portal.tsx';
import { utcText } from '../when.ts';
import { useDownload } from './download.ts';
import type { Paper } from './paper.ts';

export interface Finished {
  readonly signedAt: string;
  readonly hash: string | undefined;
}

interface Props extends Finished {
  readonly token: string;
  readonly paper: Paper;
}

export function Done({ token, paper, signedAt, hash }: Props): ReactElement {
  const t = useT();
  const moments = useMoments();
  const { busy, download } = useDownload(token, paper.title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page sign-over">
      <div className="sheet">
        <section>
          <p className="sign-mark">
            <Icon name="check" />
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {t('app.sign.done.title')}
          </h1>
          <p className="lead">{t('app.sign.done.text')}</p>
          <div className="sign-over-acts">
            <button
              type="button"
              className="btn primary lg"
              disabled={busy}
              onClick={() => void download()}
            >
              {busy && <span className="spin" aria-hidden="true" />}
              {t('app.sign.done.download')}
            </button>
            {isPopup() && (
              <button type="button" className="btn lg" onClick={() => window.close()}>
                {t('app.sign.done.close')}
              </button>
            )}
          </div>
          <dl className="facts">
            <dt>{t('app.sign.done.signer')}</dt>
            <dd>{paper.signer.name}</dd>
            <dt>{t('app.sign.done.number')}</dt>
            <dd className="num">{paper.signer.number}</dd>
            <dt>{t('app.sign.done.at')}</dt>
            <dd>
              {moments.moment(signedAt)}
              <br />
              <span className="muted num">{utcText(signedAt)}</span>
            </dd>
            {hash && (
              <>
                <dt>{t('app.sign.done.hash')}</dt>
                <dd className="hash">{hash}</dd>
              </>
            )}
          </dl>
          <p className="sign-check">
            <Link to="/verify">{t('app.sign.done.verify')}</Link> <DemoGuide />
          </p>
        </section>
      </div>
    </div>
  );
}

/** A script may close only a window that a script has opened. */
const isPopup = (): boolean => window.opener !== null && window.opener !== undefined;
