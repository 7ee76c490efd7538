// What was answered in the form that a thing was made of, as it was sent, with the files that came with it.

import type { ReactElement } from 'react';
import { tableRoles } from '../../../runtime/react/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { useT } from '../../portal/portal.tsx';
import { Files } from './Files.tsx';
import type { Queue } from './queue/queues.ts';
import { Required } from './Required.tsx';

const { TABLE, BODY, ROW, HEADING, CELL } = tableRoles;

interface AnswersProps {
  readonly queue: Queue;
  readonly shown: AnswerOf<'desk_item'>['data'];
}

export function Answers({ queue, shown }: AnswersProps): ReactElement | null {
  const t = useT();
  const { answers, files, required = [], item } = shown;
  if (answers.length + files.length + required.length === 0) return null;
  return (
    <section className="desk-card desk-answers" aria-label={t('app.desk.answers')}>
      <h2>{t('app.desk.answers')}</h2>
      {answers.map(({ title, lines, table }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own, and never change places
        <div key={at} className="desk-part">
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
      {files.length + required.length > 0 && (
        <div className="desk-part">
          <h3>{t('app.desk.files')}</h3>
          <Required required={required} />
          {files.length > 0 && <Files queue={queue} id={item.id} files={files} />}
        </div>
      )}
    </section>
  );
}

interface RowsProps {
  readonly caption: string;
  readonly table: NonNullable<AnswerOf<'desk_item'>['data']['answers'][number]['table']>;
}

/** What is a table on the page of the form; on a phone each row stands by itself. */
function Rows({ caption, table: { headings, rows } }: RowsProps): ReactElement {
  return (
    <table {...TABLE} className="desk-rows" aria-label={caption}>
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
