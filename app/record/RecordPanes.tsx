// Sections of a record edited together over any page, as its form names them under `panes`.

import { type ReactElement, useEffect } from 'react';
import type { FormId } from '../../schemas/names.gen.d.ts';
import { usePortal, useT } from '../portal/portal.tsx';
import { Editing } from './Editing.tsx';
import { useRecord } from './use-record.ts';

interface Props {
  /** The form that edits the record, and one of its `panes`. */
  readonly form: FormId;
  readonly panes: string;
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Opens with the record as it is now; what was read before may have changed elsewhere. */
export function RecordPanes({ form, panes, onOpened, onClose }: Props): ReactElement | null {
  const { current, error, reload, reloadAll } = useRecord(form, true);
  const t = useT();
  const { toasts } = usePortal();
  const plan = current?.form.bundle.record?.panes?.[panes];
  const isLost = (!current && error !== undefined) || (current !== undefined && !plan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(() => {
    if (!isLost) return;
    toasts.fail(error === 'form' ? undefined : error, t('runtime.failed'));
    onClose();
  }, [isLost]);
  if (!current || !plan) return null;
  return (
    <Editing
      {...{ reload, reloadAll, onOpened, onClose }}
      shown={current}
      sections={plan.sections}
      words={plan}
    />
  );
}
