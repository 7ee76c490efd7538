// A button that saves a file once it is made; it rests while that is going on.

import { type ReactElement, useState } from 'react';
import { saveBlob } from '../../../runtime/react/index.ts';
import type { SentFile } from '../../calls/typed.ts';
import { useRefusal } from '../../host/refused.ts';

interface Props {
  readonly label: string;
  /** What it is called where it is saved. */
  readonly name: string;
  readonly download: () => Promise<SentFile>;
}

export function SaveFile({ label, name, download }: Props): ReactElement {
  const refuse = useRefusal();
  const [isMaking, setIsMaking] = useState(false);
  const save = async (): Promise<void> => {
    if (isMaking) return;
    setIsMaking(true);
    const sent = await download();
    setIsMaking(false);
    if (sent.ok) saveBlob(sent.blob, name);
    else refuse(sent.refused);
  };
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={isMaking}
      aria-busy={isMaking}
      onClick={() => void save()}
    >
      {label}
    </button>
  );
}
