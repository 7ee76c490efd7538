// The rows by hand: a window of 24 of them in a scroller, memoised row by row.
import { memo, useCallback, useMemo, useState } from 'react';
import { rows as validate } from '../../.cache/floor-validators.mjs';
import type { rows } from '../../workloads.mjs';
import { faultsOf } from './faults.ts';
import { Cell, type FieldShape, type Value } from './field.tsx';

type Workload = ReturnType<typeof rows>;
type Row = Record<string, Value>;
const HEIGHT = 64;

export function Rows({ workload }: { workload: Workload }) {
  const [data, setData] = useState<readonly Row[]>(workload.data);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const [first, setFirst] = useState(0);
  const faults = useMemo(
    () => faultsOf(validate, { [workload.list]: data }),
    [data, workload.list],
  );

  const change = useCallback((id: string, value: Value) => {
    const [index = '', name = ''] = id.split('.');
    setData((old) =>
      old.map((row, at) => {
        if (at !== Number(index)) return row;
        const next = { ...row, [name]: value };
        if (value === undefined) delete next[name];
        return next;
      }),
    );
    setTouched((old) => (old.has(id) ? old : new Set(old).add(id)));
  }, []);
  const blur = useCallback(() => {}, []);

  const columns = workload.columns as FieldShape[];
  const start = Math.min(first, Math.max(0, data.length - workload.window));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
      }}
    >
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
        <div style={{ height: data.length * HEIGHT, position: 'relative' }}>
          {data.slice(start, start + workload.window).map((row, at) => (
            <TableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of the floor never move
              key={start + at}
              index={start + at}
              row={row}
              columns={columns}
              errors={errorsOf(start + at)}
              change={change}
              blur={blur}
            />
          ))}
        </div>
      </div>
      <button type="submit">Submit</button>
    </form>
  );

  /** The messages of one row as one text, so that the memo of a row compares it by value. */
  function errorsOf(index: number): string {
    return columns
      .map(({ name }) => {
        const show = submitted || touched.has(`${index}.${name}`);
        return show ? (faults.get(`/${workload.list}/${index}/${name}`) ?? '') : '';
      })
      .join('\n');
  }
}

interface TableRowProps {
  index: number;
  row: Row;
  columns: FieldShape[];
  errors: string;
  change: (id: string, value: Value) => void;
  blur: (id: string) => void;
}

const TableRow = memo(function TableRow(props: TableRowProps) {
  const errors = props.errors.split('\n');
  return (
    <div
      className="row"
      style={{ position: 'absolute', top: props.index * HEIGHT, height: HEIGHT }}
    >
      {props.columns.map((column, at) => (
        <Cell
          key={column.name}
          field={column}
          id={`${props.index}.${column.name}`}
          value={props.row[column.name]}
          error={errors[at] || undefined}
          onChange={props.change}
          onBlur={props.blur}
          heading={column.label}
        />
      ))}
    </div>
  );
});
