// Every form that becomes a submission and nothing else, for whoever may read what was sent by it.

import type { ReactElement } from 'react';
import { useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import { DeskFrame } from './DeskFrame.tsx';

const ALL = {};

export function ReceivedForms(): ReactElement {
  const t = useT();
  return (
    <DeskFrame>
      <section className="desk-queue" aria-label={t('app.received.title')}>
        <ViewTable view="desk-forms" payload={ALL} inset />
      </section>
    </DeskFrame>
  );
}
