// A record at the address of any form: all of its sections, each of which can be edited.

import type { ReactElement } from 'react';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { RecordSections } from '../../record/RecordSections.tsx';
import { useRecord } from '../../record/use-record.ts';

export function RecordPage({ id }: { readonly id: string }): ReactElement {
  const { shown, error, reload, reloadAll } = useRecord(id, true);
  if (!shown)
    return error ? (
      <Failed of={error === 'form' ? undefined : error} onRetry={() => void reload()} />
    ) : (
      <Skeleton />
    );
  const { bundle, texts } = shown.form;
  const title = `${id}.title`;
  return (
    <div className="page">
      <div className="formpage">
        <div className="sheet">
          {texts.has(title) && <h1>{texts.t(title)}</h1>}
          <RecordSections
            {...{ shown, reload, reloadAll }}
            sections={bundle.sections.map((section) => section.id)}
          />
        </div>
      </div>
    </div>
  );
}
