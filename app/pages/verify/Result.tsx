// The verdict on a file, in words and with a sign, and what is known of the signature.

import type { ReactElement } from 'react';
import { Icon, type ShellIcon } from '../../layout/icons.tsx';
import { useMoments } from '../../portal/moments.ts';
import { useT } from '../../portal/portal.tsx';
import { utcText } from '../signing/when.ts';
import type { Verdict } from './verdict.ts';

const ICONS: Readonly<Record<Verdict['kind'], ShellIcon>> = {
  unchanged: 'check',
  changed: 'alert',
  unknown: 'info',
};

export function Result({ verdict }: { readonly verdict: Verdict }): ReactElement {
  const t = useT();
  const { kind, message } = verdict;
  return (
    <section className={`verdict ${kind}`} aria-labelledby="verdict">
      <div className="verdict-head">
        <Icon name={ICONS[kind]} />
        <div>
          <h2 id="verdict">{t(`app.verify.${kind}.title`)}</h2>
          <p>{message}</p>
          {kind !== 'unchanged' && <p>{t(`app.verify.${kind}.text`)}</p>}
        </div>
      </div>
      <Known verdict={verdict} />
    </section>
  );
}

function Known({ verdict }: { readonly verdict: Verdict }): ReactElement {
  const t = useT();
  const moments = useMoments();
  const { signature, fileName, hash } = verdict;
  return (
    <dl className="facts">
      <dt>{t('app.verify.name')}</dt>
      <dd>{fileName}</dd>
      {signature && (
        <>
          <dt>{t('app.verify.document')}</dt>
          <dd>{signature.title}</dd>
          <dt>{t('app.verify.signer')}</dt>
          <dd>{signature.signer}</dd>
          {signature.name !== '' && signature.name !== signature.signer && (
            <>
              <dt>{t('app.verify.signedName')}</dt>
              <dd>{signature.name}</dd>
            </>
          )}
          <dt>{t('app.verify.signedAt')}</dt>
          <dd>
            {moments.moment(signature.signed_at)}
            <br />
            <span className="muted num">{utcText(signature.signed_at)}</span>
          </dd>
          <dt>{t('app.verify.timeStamp')}</dt>
          <dd>
            <Stamp stamp={signature.time_stamp} />
          </dd>
          <dt>{t('app.verify.request')}</dt>
          <dd className="hash">{signature.request}</dd>
        </>
      )}
      <dt>{t('app.verify.hash')}</dt>
      <dd className="hash">{hash}</dd>
      {signature && (
        <>
          <dt>{t('app.verify.hashBefore')}</dt>
          <dd className="hash">{signature.sha256_before}</dd>
        </>
      )}
    </dl>
  );
}

type Stamped = NonNullable<Verdict['signature']>['time_stamp'];

/** A seal without one is as good, but tells its time by our own clock. */
function Stamp({ stamp }: { readonly stamp: Stamped }): ReactElement {
  const t = useT();
  if (!stamp) return <>{t('app.verify.timeStamp.none')}</>;
  const { at, authority } = stamp;
  return <>{t('app.verify.timeStamp.by', { authority, at: utcText(at) })}</>;
}
