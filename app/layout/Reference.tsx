// The reference of a failure, to be copied and told to whoever runs the portal: they find the request by it in their log.

import { type ReactElement, useState } from 'react';
import type { Traced } from '../../runtime/react/index.ts';
import { useT } from '../portal/portal.tsx';
import './reference.css';

/** That of `of`, else that of the page itself; nothing where a page was not served by us. */
export function Reference({ of }: { readonly of: Traced | undefined }): ReactElement | null {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const id = of?.reference ?? ofThisPage();
  if (!id) return null;
  // Only over a safe line; otherwise a click on the reference chooses all of it.
  const { clipboard } = navigator;
  return (
    <p className="reference">
      <span>{t('app.reference')}</span> <code>{id}</code>
      {clipboard && (
        <button
          type="button"
          onClick={() => void clipboard.writeText(id).then(() => setCopied(true))}
        >
          {t(isCopied ? 'app.reference.copied' : 'app.reference.copy')}
        </button>
      )}
    </p>
  );
}

/** The server writes it into each page it sends. */
export const ofThisPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('[name=request-id]')?.content;
