// The fee schedule in a dialog: what a covered service pays, with the columns of the documents offered.

import { type ReactElement, useMemo, useState } from 'react';
import { type TableView, tableView, type ViewColumn } from '../../../runtime/core/index.ts';
import { Button, DataTable, Dialog, useTexts } from '../../../runtime/react/index.ts';
import type { ViewId } from '../../../schemas/names.gen.d.ts';
import { usePortal } from '../../portal/portal.tsx';
import { type Fee, useCatalogue } from '../catalogue/catalogue.ts';
import { planClassName } from '../catalogue/plan-class.ts';
import { DocumentButton } from './DocumentButton.tsx';
import { useDocuments } from './downloads.ts';
import './documents.css';

/** A quiet link at the head of the coverages. */
export function FeeScheduleLink({
  classes,
}: {
  readonly classes: readonly string[];
}): ReactElement {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="f-linkbtn fees-link" onClick={() => setOpen(true)}>
        {t('app.fees.open')}
      </button>
      {open && <FeeSchedule classes={classes} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  readonly classes: readonly string[];
  readonly onClose: () => void;
}

export function FeeSchedule({ classes, onClose }: Props): ReactElement {
  const { t } = useTexts();
  const documents = useDocuments();
  const { views } = usePortal().content.app;
  const view = useMemo(() => tableView(views, VIEW), [views]);
  // Where none is chosen yet, every class is shown.
  const catalogue = useCatalogue(classes.length === 0 ? view.order : classes);
  const fees = catalogue.data?.fees_data ?? [];
  return (
    <Dialog
      wide
      title={t('app.fees.title')}
      onClose={onClose}
      actions={
        <>
          {documents
            .filter(({ table }) => table?.view === VIEW)
            .map((document) => (
              <DocumentButton key={document.id} document={document} />
            ))}
          <Button look="primary" onClick={onClose}>
            {t('runtime.close')}
          </Button>
        </>
      }
    >
      {catalogue.error ? (
        <p role="alert">{t('app.fees.failed')}</p>
      ) : (
        <FeeTable
          view={view}
          fees={catalogue.isLoading && catalogue.data === undefined ? undefined : fees}
          documentIds={documents.map(({ id }) => id)}
        />
      )}
    </Dialog>
  );
}

/** Name of the declared table. */
const VIEW = 'fee-schedule' satisfies ViewId;

interface TableProps {
  readonly view: TableView;
  /** Undefined while they are on their way. */
  readonly fees: readonly Fee[] | undefined;
  /** Ids of the documents offered: some columns go with one of them. */
  readonly documentIds: readonly string[];
}

function FeeTable({ view, fees, documentIds }: TableProps): ReactElement {
  const texts = useTexts();
  const host = useMemo(() => ({ texts }), [texts]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="fees" tabIndex={0} aria-label={texts.t('app.fees.title')}>
      <DataTable
        view={view}
        host={host}
        rows={fees}
        documentIds={documentIds}
        groupName={(name) => planClassName(texts, name)}
        write={withoutSign}
      />
    </section>
  );
}

/** The heading carries the dollar sign already. */
const withoutSign = (text: string, { format }: ViewColumn): string =>
  format === 'money' ? text.replace('$', '') : text;
