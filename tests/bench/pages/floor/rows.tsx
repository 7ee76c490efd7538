// The rows by hand: a window of them in a scroller, memoised row by row, with state per cell.
import { memo, useState } from 'react';
import { rows as validate } from '../../.cache/floor-validators.mjs';
import type { rows } from '../../workloads.mjs';
import type { FieldShape } from './field.tsx';
import { Form } from './form.ts';
import { Held } from './held.tsx';
import { Summary } from './summary.tsx';

type Workload = ReturnType<typeof rows>;
const HEIGHT = 64;

interface RowsProps {
  readonly workload: Workload;
  /** Rows drawn at a time, as many as on the page it is compared with. */
  readonly drawn: number;
  /** Draws what is wrong above the form, too. */
  readonly listed: boolean;
}

export function Rows({ workload, drawn, listed }: RowsProps) {
  const [form] = useState(() => new Form(validate, { [workload.list]: workload.data }));
  const [first, setFirst] = useState(0);
  const columns = workload.columns as FieldShape[];
  const count = workload.data.length;
  const start = Math.min(first, Math.max(0, count - drawn));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {listed && (
        <Summary
          form={form}
          nameOf={(place) => nameOfCell(place, columns)}
          idOf={(place) => place.split('/').slice(2).join('.')}
        />
      )}
      <div className="head">
        {columns.map((column) => (
          <b key={column.name}>{column.label}</b>
        ))}
      </div>
      <div
        className="scroller"
        style={{ height: 16 * HEIGHT }}
        onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / HEIGHT))}
      >
        <div style={{ height: count * HEIGHT, position: 'relative' }}>
          {Array.from({ length: Math.min(drawn, count) }, (_, at) => (
            <TableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of the floor never move
              key={start + at}
              index={start + at}
              list={workload.list}
              form={form}
              columns={columns}
            />
          ))}
        </div>
      </div>
      <button type="submit">Submit</button>
    </form>
  );
}

function nameOfCell(place: string, columns: readonly FieldShape[]): string {
  const [, , row, name] = place.split('/');
  return `Row ${Number(row) + 1}, ${columns.find((column) => column.name === name)?.label}`;
}

interface TableRowProps {
  index: number;
  list: string;
  form: Form;
  columns: FieldShape[];
}

const TableRow = memo(function TableRow({ index, list, form, columns }: TableRowProps) {
  return (
    <div className="row" style={{ position: 'absolute', top: index * HEIGHT, height: HEIGHT }}>
      {columns.map((column) => (
        <Held
          key={column.name}
          form={form}
          place={`/${list}/${index}/${column.name}`}
          id={`${index}.${column.name}`}
          field={column}
          heading={column.label}
        />
      ))}
    </div>
  );
});
