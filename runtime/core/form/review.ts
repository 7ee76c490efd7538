// The questions of a section with their answers, as a review reads them, on screen and on paper: in the order of the page,
// without what is hidden or nobody is asked, without optional questions left blank; answers that read as one in one line.

import type { Answers, FormNode, Json, LineInfo, Pointer } from '../model/types.ts';
import { childPointer, getAt, isList, isObject } from '../values/paths.ts';
import { isBlank, isDeletedRow, isNoAnswer } from '../values/values.ts';
import { type AnswerWords, answerText } from './answer-text.ts';
import { labelBeside, labelOf } from './labels.ts';
import { badgeOf, isUnanswered, titleOf } from './unanswered.ts';

/** The answers under review, and what the judge says of them. */
export interface Reviewed {
  readonly answers: Answers;
  readonly words: AnswerWords;
  /** Does a rule hide this very place? */
  readonly isHidden: (pointer: Pointer) => boolean;
  /** Must it be answered, as the schema and the rules have it? */
  readonly isRequired: (pointer: Pointer, node: FormNode) => boolean;
  /** A record is shown whole: its deleted rows too, and questions without an answer. */
  readonly whole?: boolean;
}

/** One question with its answer. */
export interface Answered {
  readonly pointer: Pointer;
  readonly node: FormNode;
  readonly value: Json | undefined;
  /** Group of the section it stands in. */
  readonly group: string | undefined;
  /** What it is called for the answer beside it (`labelBy`), where that gives it a name of its own. */
  readonly label?: string;
}

/** Answers that read as one, with the label they have together. */
export interface Joined {
  readonly pointer: Pointer;
  readonly info: LineInfo;
  readonly members: readonly Answered[];
  readonly group: string | undefined;
}

export type ReviewLine = Answered | Joined;

/** One row of a list: what it is called, of which kind it is, and everything else that is answered in it. */
export interface ReviewRow {
  readonly index: number;
  readonly questions: readonly Answered[];
  readonly title: readonly Answered[];
  readonly badge: Answered | undefined;
  readonly rest: readonly ReviewLine[];
  /** It was taken out of a record that remembers it; only where a record is shown whole. */
  readonly isDeleted: boolean;
}

export const isJoined = (line: ReviewLine): line is Joined => 'members' in line;

/** The lines of a section. */
export const sectionLines = (section: FormNode, form: Reviewed): readonly ReviewLine[] =>
  joined(questionsOf(section, '', undefined, form), section.lines ?? []);

/** The rows of a list that count: not hidden, neither deleted nor left empty, as those are not submitted either; of a whole record the deleted ones too. */
export function reviewRows(list: Answered, form: Reviewed): readonly ReviewRow[] {
  const item = list.node.children.get('*');
  if (item === undefined) return [];
  return rowsThatCount(list.node, list.value, form.whole).flatMap((index) => {
    const row = childPointer(list.pointer, index);
    if (form.isHidden(row)) return [];
    const shown = reviewRow(index, row, questionsOf(item, row, undefined, form), list.node);
    return [{ ...shown, isDeleted: isDeletedRow(getAt(form.answers, row)) }];
  });
}

/** Their places in the list. */
function rowsThatCount(list: FormNode, value: Json | undefined, whole = false): readonly number[] {
  const badge = badgeOf(list);
  return (isList(value) ? value : []).flatMap((row, index) =>
    (!whole && isDeletedRow(row)) || isUnanswered(row, badge) ? [] : [index],
  );
}

function reviewRow(
  index: number,
  row: Pointer,
  questions: readonly Answered[],
  list: FormNode,
): Omit<ReviewRow, 'isDeleted'> {
  const lines = list.children.get('*')?.lines ?? [];
  const badge = badgeOf(list);
  const isInLine = (name: string) => lines.some(({ fields }) => fields.includes(name));
  // What reads in a line with others is not torn out of it.
  const titled = titleOf(list)
    .filter((name) => !isInLine(name))
    .map((name) => `${row}/${name}`);
  const rest = questions.filter(
    ({ pointer, node: { name } }) =>
      isInLine(name) || (!titled.includes(pointer) && name !== badge),
  );
  return {
    index,
    questions,
    title: titled.flatMap((place) => questions.filter(({ pointer }) => pointer === place)),
    badge: questions.find(({ node }) => node.name === badge),
    rest: joined(rest, lines),
  };
}

/** What a line says; empty where nothing is answered. */
export function lineText(line: ReviewLine, words: AnswerWords): string {
  if (!isJoined(line)) return answerText(line.node, line.value, words);
  return line.members
    .map(({ node, value }) => answerText(node, value, words))
    .filter((text) => text !== '')
    .join(line.info.with);
}

/** What a line asks. */
export function lineLabel(line: ReviewLine, words: AnswerWords): string {
  const own = isJoined(line) ? line.info.label : line.label;
  if (own !== undefined && words.has(own)) return words.t(own);
  const node = isJoined(line) ? line.members[0]?.node : line.node;
  return labelOf(words, node, line.pointer);
}

function questionsOf(
  around: FormNode,
  at: Pointer,
  group: string | undefined,
  form: Reviewed,
): readonly Answered[] {
  return [...around.children].flatMap(([name, node]): readonly Answered[] => {
    const pointer = childPointer(at, name);
    if (name === '*' || node.unseen || node.reads === 'nothing' || form.isHidden(pointer))
      return [];
    const value = getAt(form.answers, pointer);
    const own = group ?? node.group;
    if (node.reads === 'members' && (isObject(value) || isBlank(value)))
      return questionsOf(node, pointer, own, form);
    if (!isAsked(node, value, pointer, form)) return [];
    const label = labelBeside(node, pointer, form);
    return [{ pointer, node, value, group: own, ...(label !== undefined && { label }) }];
  });
}

/** A text stands whether it is agreed to or not; helpers, and what has no name (row ids), are nobody's questions. */
function isAsked(
  node: FormNode,
  value: Json | undefined,
  pointer: Pointer,
  { words, isRequired, whole = false }: Reviewed,
): boolean {
  if (node.reads === 'agreement' || node.reads === 'statement') return !whole;
  if (node.transient || (node.kind !== 'list' && !words.has(node.label))) return false;
  const isAnswered =
    node.kind === 'list'
      ? rowsThatCount(node, value, whole).length > 0
      : !isNoAnswer(value, node.ui);
  if (isAnswered) return true;
  // A record says of everything whether it is known; a row of it only what it has.
  if (whole) return pointer.lastIndexOf('/') === 0;
  const optional = node.uiOptions.optional ?? !isRequired(pointer, node);
  return optional !== true && !node.conditional;
}

/** Members of one line stand together where the first of them stood. */
function joined(questions: readonly Answered[], lines: readonly LineInfo[]): readonly ReviewLine[] {
  const placed = new Set<LineInfo>();
  return questions.flatMap((question): readonly ReviewLine[] => {
    const info = lines.find(({ fields }) => fields.includes(question.node.name));
    if (info === undefined) return [question];
    if (placed.has(info)) return [];
    placed.add(info);
    const members = info.fields.flatMap((name) =>
      questions.filter(({ node }) => node.name === name),
    );
    return [{ pointer: question.pointer, info, members, group: question.group }];
  });
}
