// What names a field: whoever renames or deletes it sees beforehand what hangs on it.

import type { ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';

export function UsedBy({
  uses,
}: {
  readonly uses: readonly { readonly said: string }[];
}): ReactElement {
  const t = useT();
  return (
    <details className="st-level">
      <summary>{t('studio.form.usedBy', { count: uses.length })}</summary>
      {uses.length === 0 ? (
        <p className="soft">{t('studio.form.usedByNothing')}</p>
      ) : (
        <ul className="st-uses">
          {uses.map(({ said }) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
