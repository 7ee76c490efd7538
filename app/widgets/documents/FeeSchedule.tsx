// The fee schedule in a dialog: what a covered service pays, with the columns of the documents offered.

import { type ReactElement, useMemo, useState } from 'react';
import {
  cellText,
  type TableView,
  tableView,
  type ViewColumn,
} from '../../../runtime/core/index.ts';
import { Button, Dialog, useTexts } from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal.tsx';
import { type Fee, useCatalogue } from '../catalogue.ts';
import { planClassName } from '../plan-class.ts';
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
          fees={fees}
          offered={documents.map(({ id }) => id)}
          loading={catalogue.isLoading}
        />
      )}
    </Dialog>
  );
}

interface TableProps {
  readonly view: TableView;
  readonly fees: readonly Fee[];
  /** Ids of the documents offered: some columns go with one of them. */
  readonly offered: readonly string[];
  readonly loading: boolean;
}

/** Name of the declared table. */
const VIEW = 'fee-schedule';
const ALIGN = { start: undefined, center: 'c', end: 'r' } as const;

function FeeTable({ view, fees, offered, loading }: TableProps): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const columns = view.columns.filter((column) => !column.with || offered.includes(column.with));
  if (!loading && fees.length === 0) return <p className="f-empty">{t(view.empty)}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="fees" tabIndex={0} aria-label={t('app.fees.title')}>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, heading, align }) => (
              <th key={key} scope="col" className={ALIGN[align]}>
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        {view.groupsOf(fees).map(({ name, rows }) => (
          <tbody key={name}>
            {name !== '' && (
              <tr className="fees-class">
                <th scope="rowgroup" colSpan={columns.length}>
                  {planClassName(texts, name)}
                </th>
              </tr>
            )}
            {rows.map((fee) => (
              <tr key={`${fee.plan_class} ${fee.fee_code} ${fee.sub_coverage}`}>
                {columns.map((column) => (
                  <td key={column.key} className={ALIGN[column.align]}>
                    {withoutSign(cellText(column, fee), column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** The heading carries the dollar sign already. */
const withoutSign = (text: string, { format }: ViewColumn): string =>
  format === 'money' ? text.replace('$', '') : text;
