// Texts a form puts before a person, and whether they were agreed to: short ones where they stand, documents after the answers.
import { type Answered, type Answers, getAt, labelOf } from '../../../runtime/core/index.ts';
import type { Blocks } from '../blocks.ts';
import type { DocumentWords } from '../ports.ts';
import { isDocument } from './declared.ts';
import { longText } from './long-text.ts';

/** Headings of a text stand below those of section and group. */
const BELOW = 3;

/** The text a question puts before a person, by its key. */
export function textOf({ node: { reads, uiOptions } }: Answered): string | undefined {
  const isText = reads === 'statement' || reads === 'agreement';
  return isText && typeof uiOptions.page === 'string' ? uiOptions.page : undefined;
}

/** The text and, under it, whether it was agreed to. Of a document only the title: it is printed in full at the end. */
export function agreedBlocks(question: Answered, answers: Answers, words: DocumentWords): Blocks {
  const key = textOf(question) ?? '';
  return [
    ...(isDocument(key) ? titleOf(key, words) : below(longText(key, words))),
    ...(question.node.reads === 'agreement' ? tick(question, answers, words) : []),
  ];
}

function titleOf(key: string, { t }: DocumentWords): Blocks {
  return [{ kind: 'heading', depth: 1 + BELOW, text: t(`${key}.title`) }];
}

/** A box left empty says No: a text nobody agreed to must not look as if somebody had. */
function tick(question: Answered, answers: Answers, words: DocumentWords): Blocks {
  const { keptIn } = question.node.uiOptions;
  const record = typeof keptIn === 'string' ? getAt(answers, placeOf(keptIn, question)) : undefined;
  const agreed = (question.value ?? record) === true;
  const text = words.t(agreed ? 'documents.form.yes' : 'documents.form.no');
  return [{ kind: 'facts', rows: [[labelOf(words, question.node, question.pointer), text]] }];
}

/** `/field` counts from the top, `./field` stands beside the question. */
function placeOf(path: string, { pointer }: Answered): string {
  return path.startsWith('./')
    ? `${pointer.slice(0, pointer.lastIndexOf('/'))}${path.slice(1)}`
    : path;
}

function below(blocks: Blocks): Blocks {
  return blocks.map((block) =>
    block.kind === 'heading' ? { ...block, depth: block.depth + BELOW } : block,
  );
}
