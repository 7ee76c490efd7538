// The fee schedule in a dialog: what a covered service pays, with California's rates for those licensed there.

import { type ReactElement, useState } from 'react';
import { FORMATS, isObject, type JsonObject } from '../../../runtime/core/index.ts';
import { Button, Dialog, useStore, useTexts } from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal.tsx';
import { type Fee, useCatalogue } from '../coverage/catalogue.ts';
import { planClassName } from '../plan-class.ts';
import { DocumentButton } from './DocumentButton.tsx';
import { statesOf } from './states.ts';

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

/** Nobody chosen yet: every class is shown. */
const ALL = ['FAM', 'CDL', 'REF'];

export function FeeSchedule({ classes, onClose }: Props): ReactElement {
  const { t } = useTexts();
  const store = useStore();
  const states = statesOf(store.answers());
  const catalogue = useCatalogue(store.calls, classes.length === 0 ? ALL : classes);
  const fees = catalogue.data?.fees ?? [];
  return (
    <Dialog
      wide
      title={t('app.fees.title')}
      onClose={onClose}
      actions={
        <>
          {states.others && <DocumentButton document="standard" />}
          {states.california && <DocumentButton document="california" />}
          <Button look="primary" onClick={onClose}>
            {t('runtime.close')}
          </Button>
        </>
      }
    >
      {catalogue.error ? (
        <p role="alert">{t('app.fees.failed')}</p>
      ) : (
        <FeeTable fees={fees} california={states.california} loading={catalogue.isLoading} />
      )}
    </Dialog>
  );
}

interface TableProps {
  readonly fees: readonly Fee[];
  readonly california: boolean;
  readonly loading: boolean;
}

const CALIFORNIA_ONLY = 'ca_fee_amount';

function FeeTable({ fees, california, loading }: TableProps): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const columns = useColumns().filter(({ key }) => california || key !== CALIFORNIA_ONLY);
  if (!loading && fees.length === 0) return <p className="f-empty">{t('app.fees.empty')}</p>;
  const classes = [...new Set(fees.map((fee) => fee.plan_class))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="fees" tabIndex={0} aria-label={t('app.fees.title')}>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, heading, align }) => (
              <th key={key} scope="col" className={align === 'end' ? 'r' : undefined}>
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        {classes.map((planClass) => (
          <tbody key={planClass}>
            <tr className="fees-class">
              <th scope="rowgroup" colSpan={columns.length}>
                {planClassName(texts, planClass)}
              </th>
            </tr>
            {fees
              .filter((fee) => fee.plan_class === planClass)
              .map((fee) => (
                <tr key={`${fee.fee_code} ${fee.sub_coverage}`}>
                  {columns.map((column) => (
                    <td key={column.key} className={column.align === 'end' ? 'r' : undefined}>
                      {cellText(fee, column)}
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

interface Column {
  readonly key: string;
  readonly heading: string;
  readonly format: string;
  readonly align: string | undefined;
}

/** As declared in `schemas/views/fee-schedule.json`. */
function useColumns(): readonly Column[] {
  const columns = usePortal().content.app.views['fee-schedule']?.columns;
  return (Array.isArray(columns) ? (columns as readonly JsonObject[]) : [])
    .filter(isObject)
    .map((column) => ({
      key: String(column.key),
      heading: String(column.heading ?? `views.fee-schedule.${String(column.key)}.heading`),
      format: String(column.format ?? 'text'),
      align: typeof column.align === 'string' ? column.align : undefined,
    }));
}

function cellText(fee: Fee, { key, format }: Column): string {
  const value = (fee as unknown as JsonObject)[key] ?? null;
  // The heading carries the dollar sign already.
  if (format === 'money') return (FORMATS.money?.(value) ?? '').replace('$', '');
  return (FORMATS[format] ?? FORMATS.text)?.(value) ?? '';
}
