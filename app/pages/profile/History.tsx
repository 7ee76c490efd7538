// What was changed in the record: read when somebody wants to know, or follows a link to a page of it.

import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';

/** The whole record each time: its own filters narrow it. */
const ALL = {};

export function History(): ReactElement {
  const t = useT();
  const { search } = useLocation();
  const [open, setOpen] = useState(search !== '');
  return (
    <section className="profile-history">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('app.profile.history')}</summary>
        {open && <ViewTable view="profile-history" payload={ALL} inAddress />}
      </details>
    </section>
  );
}
