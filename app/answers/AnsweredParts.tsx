// Answers in the words of the form they were given in, part by part, as facts and tables.

import type { ReactElement } from 'react';
import { tableRoles } from '../../runtime/react/index.ts';
import type { AnswerOf } from '../calls/typed.ts';
import './answers.css';

const { TABLE, BODY, ROW, HEADING, CELL } = tableRoles;

type Part = AnswerOf<'form_sent_one'>['data']['answers'][number];

export function AnsweredParts({ parts }: { readonly parts: readonly Part[] }): ReactElement {
  return (
    <>
      {parts.map(({ title, lines, table }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own, and never change places
        <div key={at} className="answered-part">
          {title !== '' && <h3>{title}</h3>}
          {lines.length > 0 && (
            <dl>
              {lines.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="num">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {table && <Rows caption={title} table={table} />}
        </div>
      ))}
    </>
  );
}

interface RowsProps {
  readonly caption: string;
  readonly table: NonNullable<Part['table']>;
}

/** What is a table on the page of the form; on a phone each row stands by itself. */
function Rows({ caption, table: { headings, rows } }: RowsProps): ReactElement {
  return (
    <table {...TABLE} className="answered-rows" aria-label={caption}>
      <thead {...BODY}>
        <tr {...ROW}>
          {headings.map((heading) => (
            <th {...HEADING} key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...BODY}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and never change places
          <tr {...ROW} key={at}>
            {row.map((value, column) => (
              <td {...CELL} key={headings[column]} data-label={headings[column]} className="num">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
