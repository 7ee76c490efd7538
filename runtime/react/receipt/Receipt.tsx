// What was sent, to be read and put on paper: answers as facts, amounts with what they come to, lists as tables.

import type { ReactElement, ReactNode } from 'react';
import {
  type Answered,
  type Answers,
  centsOf,
  formTree,
  isJoined,
  lineLabel,
  lineText,
  type Reviewed,
  type ReviewLine,
  sectionLines,
  totalText,
} from '../../core/index.ts';
import { useStatus, useStore } from '../context/context.tsx';
import { answerWords } from '../nodes/answer-words.ts';
import { groupWord } from '../nodes/words.ts';
import type { FormStore } from '../store/form-store.ts';
import { reviewedOf } from '../summary/value.ts';
import * as tableRoles from '../table/roles.ts';
import { AnswerText } from './AnswerText.tsx';
import { ReceiptRows } from './ReceiptRows.tsx';
import './receipt.css';

const { TABLE, BODY, ROW, ROW_HEADING, CELL } = tableRoles;

interface ReceiptProps {
  /** What was sent; the store says what of it is hidden. */
  readonly answers: Answers;
}

/** All that was answered, in the order of the form; files, and texts that ask nothing, are left out. */
export function Receipt({ answers }: ReceiptProps): ReactElement {
  const store = useStore();
  useStatus();
  const { bundle } = store;
  const { sections } = formTree(bundle);
  const reviewed = { ...reviewedOf(store, false), answers };
  const parts = bundle.sections.flatMap(({ id }) => {
    const node = sections.get(id);
    const lines = node ? sectionLines(node, reviewed).filter((line) => isSaid(line, store)) : [];
    return groupsOf(lines).map((group) => ({ section: id, ...group }));
  });
  return (
    <>
      {parts.map(({ section, group, lines }) => (
        <Part
          key={`${section}/${group}`}
          title={groupWord(store.texts, bundle, section, group, 'title')}
          lines={lines}
          reviewed={reviewed}
        />
      ))}
    </>
  );
}

const UNSAID: ReadonlySet<string> = new Set(['statement', 'agreement', 'files']);

/** A question that was answered with something to read. */
function isSaid(line: ReviewLine, { texts }: FormStore): boolean {
  if (!isJoined(line) && UNSAID.has(line.node.reads)) return false;
  return isRows(line) || lineText(line, answerWords(texts)) !== '';
}

interface Group {
  readonly group: string;
  readonly lines: readonly ReviewLine[];
}

/** Lines that stand together on the page stand together here. */
function groupsOf(lines: readonly ReviewLine[]): readonly Group[] {
  const names = [...new Set(lines.map(({ group = '' }) => group))];
  return names.map((group) => ({
    group,
    lines: lines.filter((line) => (line.group ?? '') === group),
  }));
}

interface PartProps {
  /** '' where the group has none. */
  readonly title: string;
  readonly lines: readonly ReviewLine[];
  readonly reviewed: Reviewed;
}

/** Amounts of a group with a heading are facts of what it says; those of any other are added up. */
function Part({ title, lines, reviewed }: PartProps): ReactElement {
  const lists = lines.filter(isRows);
  const plain = lines.filter((line) => !isRows(line));
  const amounts = title === '' ? plain.filter(isAmount) : [];
  const facts = plain.filter((line) => !amounts.includes(line as Answered));
  return (
    <section className="f-receipt-part">
      {title !== '' && <h3>{title}</h3>}
      {facts.length > 0 && <Facts lines={facts} />}
      {amounts.length > 0 && <Amounts lines={amounts} />}
      {lists.map((list) => (
        <ReceiptRows key={list.pointer} list={list} reviewed={reviewed} />
      ))}
    </section>
  );
}

const isAmount = (line: ReviewLine): line is Answered =>
  !isJoined(line) && centsOf(line) !== undefined;

/** A list of several things; one of plain choices reads in one line. */
const isRows = (line: ReviewLine): line is Answered =>
  !isJoined(line) && (line.node.children.get('*')?.children.size ?? 0) > 0;

function Facts({ lines }: Pick<PartProps, 'lines'>): ReactElement {
  const words = answerWords(useStore().texts);
  return (
    <dl className="f-receipt-facts">
      {lines.map((line) => (
        <div key={line.pointer}>
          <dt>{lineLabel(line, words)}</dt>
          <dd>{isJoined(line) ? lineText(line, words) : <AnswerText {...line} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Amounts({ lines }: { readonly lines: readonly Answered[] }): ReactElement {
  const { texts } = useStore();
  const words = answerWords(texts);
  return (
    <table {...TABLE} className="f-receipt-amounts" aria-label={texts.t('runtime.receipt.amounts')}>
      <tbody {...BODY}>
        {lines.map((line) => (
          <Amount key={line.pointer} name={lineLabel(line, words)}>
            {lineText(line, words)}
          </Amount>
        ))}
      </tbody>
      <tfoot {...BODY}>
        <Amount name={texts.t('runtime.receipt.total')}>{totalText(lines)}</Amount>
      </tfoot>
    </table>
  );
}

interface AmountProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Amount({ name, children }: AmountProps): ReactElement {
  return (
    <tr {...ROW}>
      <th {...ROW_HEADING} scope="row">
        {name}
      </th>
      <td {...CELL}>{children}</td>
    </tr>
  );
}
