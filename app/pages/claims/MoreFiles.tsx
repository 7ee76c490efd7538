// Files for a claim that was made, such as what the provider asked for: chosen in its form, and sent to the same claim.

import { type ReactElement, useCallback, useState, useSyncExternalStore } from 'react';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { Button, type FormStore } from '../../../runtime/react/index.ts';
import { askAgain } from '../../calls/reading.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { Kind } from './kinds.ts';
import { sayNotSent } from './say-unsent.ts';
import { chosenFiles, FILES_AT, sendClaimFiles } from './send-files.ts';

/** Calls that tell of a claim and its files. */
const OF_CLAIM = ['case_list', 'matter_case_details', 'cdl_case_details'] as const;

interface Props {
  readonly kind: Kind;
  /** The case with the claim. */
  readonly one: JsonObject;
  readonly store: FormStore;
}

export function MoreFiles({ kind, one, store }: Props): ReactElement | null {
  const t = useT();
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const subscribe = useCallback((hear: () => void) => store.subscribe(FILES_AT, hear), [store]);
  const count = useSyncExternalStore(subscribe, () => chosenFiles(store).length);
  if (count === 0) return null;
  const send = async (): Promise<void> => {
    setBusy(true);
    const claim = { kind, claim_id: String(one.claim_id), claim_number: String(one.claim_number) };
    const left = await sendClaimFiles(portal, claim, chosenFiles(store));
    setBusy(false);
    if (left.length > 0) sayNotSent(portal, t, left);
    else {
      portal.toasts.show('success', t('app.claims.sent'));
      store.set(FILES_AT, []);
    }
    // Also where it was refused: the claim may be decided by now.
    for (const call of [...OF_CLAIM, 'claim_thread'] as const) void askAgain(call);
  };
  return (
    <div className="claim-more">
      <Button look="primary" large busy={busy} onClick={() => void send()}>
        {t('app.claims.more')}
      </Button>
    </div>
  );
}
