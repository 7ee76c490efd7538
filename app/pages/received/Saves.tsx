// All that is listed, on every page of the list, as a file.

import { type ReactElement, useId } from 'react';
import { filterInputs, type TableView, todayIn } from '../../../runtime/core/index.ts';
import { placeIn } from '../../../runtime/react/index.ts';
import type { PayloadOf } from '../../calls/typed.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { ReceivedForm } from '../../views/received-columns.ts';
import { SaveFile } from './SaveFile.tsx';

type As = PayloadOf<'received_export'>['as'];

interface Props {
  readonly form: ReceivedForm;
  readonly view: TableView;
  /** Query of the address, which says what is looked for. */
  readonly search: string;
}

export function Saves({ form, view, search }: Props): ReactElement | null {
  const t = useT();
  const heading = useId();
  const { download, content } = usePortal();
  if (form.count === 0) return null;
  const kinds: readonly As[] = ['csv', 'json', ...(form.files ? (['zip'] as const) : [])];
  const asked = filterInputs(view.filters, placeIn(search, view).answers);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div className="received-acts received-saves" role="group" aria-labelledby={heading}>
      <span id={heading} className="muted">
        {t('app.received.saveAs')}
      </span>
      {kinds.map((as) => (
        <SaveFile
          key={as}
          label={t(`app.received.${as}`)}
          name={`${form.id} ${todayIn(content.app.timeZone)}.${as}`}
          download={() => download('received_export', { ...asked, form: form.id, as })}
        />
      ))}
    </div>
  );
}
