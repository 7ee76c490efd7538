// A button that sends deliveries again; it rests while that is asked for.

import { type ReactElement, useState } from 'react';
import { forgetCall } from '../../calls/reading.tsx';
import type { PayloadOf } from '../../calls/typed.ts';
import { useRefusal } from '../../host/refused.ts';
import { usePortal } from '../../portal/portal.tsx';

interface Props {
  readonly label: string;
  /** One delivery, or all of a webhook and a form that were given up. */
  readonly what: PayloadOf<'webhook_replay'>;
  readonly onDone: () => void;
}

export function Replay({ label, what, onDone }: Props): ReactElement {
  const { send, toasts } = usePortal();
  const refuse = useRefusal();
  const [isAsking, setIsAsking] = useState(false);
  const replay = async (): Promise<void> => {
    if (isAsking) return;
    setIsAsking(true);
    const sent = await send('webhook_replay', what);
    setIsAsking(false);
    if (!sent.ok) return refuse(sent.refused);
    toasts.show('success', sent.body.message);
    forgetCall('webhook_deliveries');
    onDone();
  };
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={isAsking}
      aria-busy={isAsking}
      onClick={() => void replay()}
    >
      {label}
    </button>
  );
}
