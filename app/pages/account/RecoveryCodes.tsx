// The recovery codes, shown this once: to be copied or saved before the page goes on.

import { type ReactElement, useEffect, useRef } from 'react';
import { Button, saveBlob } from '../../../runtime/react/index.ts';
import { useT } from '../../portal/portal.tsx';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactElement {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const save = (): void =>
    saveBlob(new Blob([`${codes.join('\n')}\n`]), `${t('app.twoStep.codes.file')}.txt`);
  return (
    <div className="account-key">
      <h2 ref={heading} tabIndex={-1}>
        {t('app.twoStep.codes.title')}
      </h2>
      <p className="soft">{t('app.twoStep.codes.text')}</p>
      <ul className="account-codes num">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="plain-acts">
        <Button onClick={save}>{t('app.twoStep.codes.save')}</Button>
        <Button look="primary" onClick={onDone}>
          {t('app.twoStep.codes.done')}
        </Button>
      </div>
    </div>
  );
}
