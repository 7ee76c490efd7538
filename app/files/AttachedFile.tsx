// A file that came with something: a press saves it.

import type { ReactElement } from 'react';
import { saveBlob } from '../../runtime/react/index.ts';
import type { SentFile } from '../calls/typed.ts';
import { useRefusal } from '../host/refused.ts';
import { useT } from '../portal/portal.tsx';
import './attached.css';

interface Props {
  readonly name: string;
  readonly download: () => Promise<SentFile>;
}

export function AttachedFile({ name, download }: Props): ReactElement {
  const t = useT();
  const refuse = useRefusal();
  const save = async (): Promise<void> => {
    const sent = await download();
    if (sent.ok) saveBlob(sent.blob, name);
    else refuse(sent.refused);
  };
  return (
    <button
      type="button"
      className="attached"
      aria-label={t('app.request.download', { name })}
      onClick={() => void save()}
    >
      <svg className="i s16" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M13.4 6.6l-5.6 5.6a1.5 1.5 0 0 0 2.2 2.2l5.8-5.8a3.3 3.3 0 0 0-4.7-4.7L5.2 9.8a5 5 0 0 0 7 7l4.6-4.6" />
      </svg>
      {name}
    </button>
  );
}
