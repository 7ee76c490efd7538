// The application is signed: what happens next, and the signed file to keep.

import { type ReactElement, useState } from 'react';
import { saveBlob } from '../../../runtime/react/index.ts';
import { sayingOf } from '../../calls/refusal.ts';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { usePortal, useSession, useT } from '../../portal/portal.tsx';
import { isLoggedIn } from '../../session/selectors.ts';

export function SignedText({ fileName }: { readonly fileName: string | undefined }): ReactElement {
  const t = useT();
  const loggedIn = useSession(isLoggedIn);
  return (
    <div className="sign-note good">
      <Icon name="check" />
      <div>
        <h2>{t('app.signing.signed.title')}</h2>
        <p>{t('app.signing.signed.text')}</p>
        {!loggedIn && <p>{t('app.signing.signed.later')}</p>}
        <div className="sign-note-acts">
          {fileName && loggedIn && <Download name={fileName} />}
          <Link className="btn quiet" to="/verify">
            {t('app.signing.signed.verify')}
          </Link>
        </div>
      </div>
    </div>
  );
}

function Download({ name }: { readonly name: string }): ReactElement {
  const t = useT();
  const { download: fetchFile, toasts } = usePortal();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    const file = await fetchFile('download_signed_enrollment', { name });
    setBusy(false);
    if (file.ok) saveBlob(file.blob, `${t('app.signing.signed.file')}.pdf`);
    else toasts.fail(file.refused, sayingOf(file.refused, t, 'app.sign.downloadFailed'));
  };
  return (
    <button type="button" className="btn" disabled={busy} onClick={() => void download()}>
      {busy && <span className="spin" aria-hidden="true" />}
      {t('app.signing.signed.download')}
    </button>
  );
}
