// "Edit details": the primary details and the coverages of the profile, changed without leaving the dashboard (FT-09).

import { type ReactElement, useState } from 'react';
import { onDemand } from '../../../runtime/react/index.ts';
import type { FormId } from '../../../schemas/names.gen.d.ts';
import { useT } from '../../portal/portal.tsx';

const PROFILE = 'profile' satisfies FormId;

const { Widget: RecordPanes } = onDemand(
  async () => (await import('../../record/RecordPanes.tsx')).RecordPanes,
  null,
);

export function EditDetails(): ReactElement {
  const t = useT();
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  return (
    <>
      <button
        type="button"
        className="btn quiet side-edit"
        aria-haspopup="dialog"
        aria-busy={state === 'opening' || undefined}
        onClick={() => setState((now) => (now === 'closed' ? 'opening' : now))}
      >
        <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M12.8 4.2l3 3L7 16l-3.8.8L4 13zM11 6l3 3" />
        </svg>
        {t('app.dashboard.edit')}
      </button>
      {state !== 'closed' && (
        <RecordPanes
          form={PROFILE}
          panes="details"
          onOpened={() => {
            setState('open');
            // DSH-08: what is saved is seen from the top.
            window.scrollTo({ top: 0, behavior: 'instant' });
          }}
          onClose={() => setState('closed')}
        />
      )}
    </>
  );
}
