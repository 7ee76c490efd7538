// A list of what was sent as a table: a column for each question that anybody answered, and below amounts what they come to.

import type { ReactElement } from 'react';
import {
  type Answered,
  centsOf,
  lineLabel,
  lineText,
  type Reviewed,
  type ReviewRow,
  reviewRows,
  totalText,
} from '../../core/index.ts';
import { useStore } from '../context/context.tsx';
import { answerWords } from '../nodes/answer-words.ts';
import type { FormStore } from '../store/form-store.ts';
import * as tableRoles from '../table/roles.ts';
import { AnswerText } from './AnswerText.tsx';

const { TABLE, BODY, ROW, CELL, HEADING } = tableRoles;

interface Column {
  readonly name: string;
  readonly heading: string;
  readonly isAmount: boolean;
  /** What its amounts come to; undefined where it has none. */
  readonly total: string | undefined;
}

interface Props {
  readonly list: Answered;
  readonly reviewed: Reviewed;
}

/** On a phone each row stands by itself. */
export function ReceiptRows({ list, reviewed }: Props): ReactElement | null {
  const store = useStore();
  const words = answerWords(store.texts);
  const rows = reviewRows(list, reviewed);
  const columns = columnsOf(rows, store);
  if (columns.length === 0) return null;
  return (
    <table {...TABLE} className="f-receipt-rows" aria-label={lineLabel(list, words)}>
      <thead {...BODY}>
        <tr {...ROW}>
          {columns.map(({ name, heading, isAmount }) => (
            <th {...HEADING} key={name} scope="col" className={isAmount ? 'f-end' : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...BODY}>
        {rows.map(({ index, questions }) => (
          <tr {...ROW} key={index}>
            {columns.map((column) => (
              <Cell key={column.name} column={column} line={lineAt(questions, column.name)} />
            ))}
          </tr>
        ))}
      </tbody>
      {rows.length > 1 && <Totals columns={columns} />}
    </table>
  );
}

const lineAt = (questions: ReviewRow['questions'], name: string): Answered | undefined =>
  questions.find(({ node }) => node.name === name);

function columnsOf(rows: readonly ReviewRow[], { texts }: FormStore): readonly Column[] {
  const words = answerWords(texts);
  const all = rows.flatMap(({ questions }) => questions);
  const names = [...new Set(all.map(({ node }) => node.name))];
  return names.flatMap((name) => {
    const answered = all.filter((line) => line.node.name === name && lineText(line, words) !== '');
    const [first] = answered;
    if (first === undefined) return [];
    const isAmount = answered.every((line) => centsOf(line) !== undefined);
    const total = isAmount ? totalText(answered) : undefined;
    return [{ name, heading: lineLabel(first, words), isAmount, total }];
  });
}

interface CellProps {
  readonly column: Column;
  readonly line: Answered | undefined;
}

function Cell({ column: { heading, isAmount }, line }: CellProps): ReactElement {
  return (
    <td {...CELL} data-label={heading} className={isAmount ? 'f-end' : undefined}>
      {line && <AnswerText {...line} />}
    </td>
  );
}

/** In the first column stands what the row is, unless that is a column of amounts itself. */
function Totals({ columns }: { readonly columns: readonly Column[] }): ReactElement | null {
  const { texts } = useStore();
  if (columns[0]?.isAmount || columns.every(({ total }) => total === undefined)) return null;
  return (
    <tfoot {...BODY}>
      <tr {...ROW}>
        {columns.map(({ name, heading, total }, at) => (
          <td
            {...CELL}
            key={name}
            data-label={at === 0 ? '' : heading}
            className={total && 'f-end'}
          >
            {at === 0 ? texts.t('runtime.receipt.total') : total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
