// Sections of a record as they stand, each with a button that opens it for editing.

import { type ReactElement, useState } from 'react';
import { editableSections } from '../../runtime/core/index.ts';
import { FormRuntimeProvider, onDemand, Summary } from '../../runtime/react/index.ts';
import type { CallId } from '../calls/typed.ts';
import { useOffers } from '../portal/offered.ts';
import { usePortal } from '../portal/portal.tsx';
import type { RecordOnPage, ShownRecord } from './use-record.ts';

const { Widget: Editing } = onDemand(async () => (await import('./Editing.tsx')).Editing, null);

interface Props extends Pick<RecordOnPage, 'reload' | 'reloadAll'> {
  readonly shown: ShownRecord;
  /** By id, in the order of the form. */
  readonly sections: readonly string[];
}

export function RecordSections({ shown, sections, reload, reloadAll }: Props): ReactElement {
  const { toasts } = usePortal();
  const [edited, setEdited] = useState<string>();
  const { store, form } = shown;
  const canSave = useOffers((form.bundle.record?.save.call ?? '') as CallId);
  const editable = canSave ? editableSections(form.bundle) : [];
  return (
    <FormRuntimeProvider store={store} toast={toasts.tell} retract={toasts.retract}>
      <div className="f-root">
        {sections.map((section) => (
          <Summary
            key={section}
            only={[section]}
            whole
            {...(editable.includes(section) && { onEdit: setEdited })}
          />
        ))}
      </div>
      {edited !== undefined && (
        <Editing
          {...{ shown, reload, reloadAll }}
          sections={[edited]}
          onClose={() => setEdited(undefined)}
        />
      )}
    </FormRuntimeProvider>
  );
}
