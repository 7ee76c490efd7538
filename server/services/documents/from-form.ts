// Any form's answers as blocks: the lines of its review in their sections and groups, lists as tables, secrets masked, and
// the texts that were agreed to.
import {
  type Answered,
  type Answers,
  type FormBundle,
  formTree,
  isJoined,
  type Judgement,
  lineLabel,
  lineText,
  type Reviewed,
  type ReviewLine,
  reviewRows,
  type SectionBundle,
  sectionLines,
} from '../../../runtime/core/index.ts';
import type { Block, Blocks } from '../blocks.ts';
import type { ApplicationPdf, DocumentWords } from '../ports.ts';
import { agreedBlocks, textOf } from './agreed.ts';
import { answerWords } from './answer-words.ts';
import { listTable } from './list-table.ts';

export interface FormPrint {
  readonly form: FormBundle;
  readonly answers: Answers;
  readonly words: DocumentWords;
  /** What the judgement says of the fields: which are hidden, which must be answered. */
  readonly states: Judgement['fields'];
  readonly files?: ApplicationPdf['files'];
  readonly ends?: ApplicationPdf['ends'];
}

/** The same questions as on the review page, in the same order; groups and sections without any are left out. */
export function formBlocks(print: FormPrint): Blocks {
  const { sections } = formTree(print.form);
  const reviewed = reviewedOf(print);
  return print.form.sections.flatMap((section): Block[] => {
    const node = sections.get(section.id);
    const lines = node ? sectionLines(node, reviewed) : [];
    const content = [...inGroups(lines)].flatMap(([group, own]) =>
      groupBlocks(own, titleOf(section, group, print.words), print, reviewed),
    );
    if (content.length === 0) return [];
    const title = isReview(section) ? 'documents.form.declarations' : section.title;
    if (title === undefined) return content;
    return [{ kind: 'heading', depth: 2, text: print.words.t(title) }, ...content];
  });
}

/** The step that shows all answers again: what stands there besides is declared by whoever sends the form. */
const isReview = ({ ui }: SectionBundle): boolean => ui['ui:review'] === true;

const reviewedOf = ({ answers, words, states }: FormPrint): Reviewed => ({
  answers,
  words: answerWords(words),
  isHidden: (pointer) => states[pointer]?.hidden === true,
  isRequired: (pointer, node) => states[pointer]?.required ?? node.required ?? false,
});

function inGroups(lines: readonly ReviewLine[]): ReadonlyMap<string, readonly ReviewLine[]> {
  const groups = new Map<string, ReviewLine[]>();
  for (const line of lines) {
    const known = groups.get(line.group ?? '');
    if (known) known.push(line);
    else groups.set(line.group ?? '', [line]);
  }
  return groups;
}

/** On the step of review a group is titled by what is done there, which nobody does on paper. */
function titleOf(section: SectionBundle, id: string, words: DocumentWords): string {
  if (isReview(section)) return '';
  const title = section.groups?.find((group) => group.id === id)?.title;
  return title === undefined ? '' : words.t(title);
}

function groupBlocks(
  lines: readonly ReviewLine[],
  title: string,
  print: FormPrint,
  reviewed: Reviewed,
): Blocks {
  const parts = lines.map((line) => lineBlocks(line, print, reviewed));
  const content = withFactsTogether(parts.flat());
  if (content.length === 0 || title === '') return content;
  // A list alone in its group stands under the group's heading, not under one of its own as well.
  const [only] = content;
  const isAlone = parts.length === 1 && only?.kind === 'heading' && isRows(lines[0]);
  return [{ kind: 'heading', depth: 3, text: title }, ...(isAlone ? content.slice(1) : content)];
}

const isRows = (line: ReviewLine | undefined): line is Answered =>
  line !== undefined && !isJoined(line) && line.node.kind === 'list';

function lineBlocks(line: ReviewLine, print: FormPrint, reviewed: Reviewed): Blocks {
  const { answers, words, files } = print;
  if (!isJoined(line) && textOf(line) !== undefined) return agreedBlocks(line, answers, words);
  if (isRows(line)) {
    const rows = reviewRows(line, reviewed);
    if (rows.length > 0) return listTable(line, rows, words, files);
  }
  const shown = lineText(line, reviewed.words) || unsaid(line, print);
  return [{ kind: 'facts', rows: [[lineLabel(line, reviewed.words), shown]] }];
}

/** Where nothing is to be read: a secret that is not in this copy was answered all the same. */
function unsaid(line: ReviewLine, { words, ends = {} }: FormPrint): string {
  const end = ends[line.pointer];
  return end === undefined
    ? words.t('documents.form.notAnswered')
    : words.t('documents.form.notShown', { end });
}

/** Questions and answers that follow each other stand in one table. */
function withFactsTogether(blocks: Blocks): Blocks {
  const together: Block[] = [];
  for (const block of blocks) {
    const last = together.at(-1);
    if (block.kind === 'facts' && last?.kind === 'facts')
      together[together.length - 1] = { kind: 'facts', rows: [...last.rows, ...block.rows] };
    else together.push(block);
  }
  return together;
}
