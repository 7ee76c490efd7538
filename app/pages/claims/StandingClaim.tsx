// A claim that was made: a receipt of it to read and to print, and the place for more of its files while it takes any.

import { type ReactElement, useCallback, useSyncExternalStore } from 'react';
import { formTree } from '../../../runtime/core/index.ts';
import { SectionTree } from '../../../runtime/react/index.ts';
import { FormHost } from '../../host/FormHost.tsx';
import type { Opened } from '../../host/opened.ts';
import { useOpening } from '../../host/opening.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { ClaimReceipt } from './ClaimReceipt.tsx';
import type { Standing } from './kinds.ts';
import { MoreFiles } from './MoreFiles.tsx';
import { openStanding } from './open-claim.ts';
import { PartFailed, PartWaits } from './parts.tsx';
import { FILES_AT } from './send-files.ts';

const NOWHERE = () => undefined;

export function StandingClaim({ kind, one, sent }: Standing): ReactElement {
  const portal = usePortal();
  const open = useCallback(() => openStanding(portal, { kind, one }), [portal, kind, one]);
  const opening = useOpening(open);
  if (opening.state === 'failed') return <PartFailed onRetry={opening.retry} />;
  if (opening.state === 'loading') return <PartWaits />;
  return (
    <FormHost
      opened={opening.value}
      call="create_claim"
      onSent={NOWHERE}
      frame={() => <ClaimReceipt {...{ kind, one, sent }} said={opening.value.said} />}
    >
      <FilesToAdd opened={opening.value} kind={kind} one={one} />
    </FormHost>
  );
}

interface ToAdd extends Pick<Standing, 'kind' | 'one'> {
  readonly opened: Opened;
}

/** Rules say whether it takes files. */
function FilesToAdd({ opened: { form, store }, kind, one }: ToAdd): ReactElement | null {
  const t = useT();
  const subscribe = useCallback((hear: () => void) => store.subscribe(FILES_AT, hear), [store]);
  const isHidden = useSyncExternalStore(subscribe, () => store.view(FILES_AT).hidden);
  const owner = formTree(form.bundle).sectionOf(FILES_AT);
  const section = form.bundle.sections.find(({ id }) => id === owner);
  if (isHidden || !section) return null;
  return (
    <section className="f-root f-form claim-to-add" aria-label={t('app.claims.receipt.more')}>
      <div className="f-sheet">
        <SectionTree section={section} head={<h2>{t('app.claims.receipt.more')}</h2>} />
      </div>
      <MoreFiles kind={kind} one={one} store={store} />
    </section>
  );
}
