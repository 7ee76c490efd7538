// Answers that were sent, in the words of the form they were given in, for whoever only reads them.
import {
  type Answered,
  type Answers,
  type AnswerWords,
  answerText,
  type FormNode,
  formTree,
  isJoined,
  isObject,
  type Json,
  lineLabel,
  lineText,
  type Reviewed,
  type ReviewLine,
  reviewRows,
  sectionLines,
  type Texts,
  widgetNamed,
} from '../../runtime/core/index.ts';
import { isOfEach } from '../choices/index.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { answerWords } from '../services/documents/answer-words.ts';
import { rowsInColumns } from '../services/documents/list-table.ts';
import { Catalogue } from './catalogue.ts';

/** What was answered under one heading; '' where there is none. */
export interface AnsweredPart {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** The rows of a list that stands as a table on the page. */
  readonly table?: {
    readonly headings: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
}

/** The form as it was when it was sent, with its sentences of that day. */
export type SentForm = Pick<ReleasedForm, 'bundle'> & { readonly texts: Texts };

/** Everything that was answered, in the order of the form; a row that is filled in by itself under a heading of its own. Files are left out. */
export async function answersInWords(
  { services }: Pick<ServerContext, 'services'>,
  { bundle, texts }: SentForm,
  answers: Answers,
): Promise<readonly AnsweredPart[]> {
  const words = answerWords({ ...texts, page: () => undefined });
  // What was sent had been judged: what its rules hid is not in it.
  const reviewed: Reviewed = { answers, words, isHidden: never, isRequired: never };
  const reader = new Reader(new Catalogue(services), reviewed);
  const { sections } = formTree(bundle);
  // What the whole form is called says what to do with it.
  const titles = new Set([`${bundle.id}.title`].filter(texts.has).map((key) => texts.t(key)));
  const parts = await Promise.all(
    bundle.sections.map(async ({ id, title }) => {
      const node = sections.get(id);
      const lines = node ? sectionLines(node, reviewed).filter(asks) : [];
      const named = title === undefined ? '' : texts.t(title);
      return reader.parts(titles.has(named) ? '' : named, lines);
    }),
  );
  return parts.flat();
}

/** The same as calls answer it. */
export const shownParts = (parts: readonly AnsweredPart[]) =>
  parts.map(({ title, lines, table }) => ({
    title,
    lines: [...lines],
    ...(table && {
      table: { headings: [...table.headings], rows: table.rows.map((cells) => [...cells]) },
    }),
  }));

const never = (): boolean => false;

/** Texts ask nothing, and files are shown by whoever has them. */
const asks = (line: ReviewLine): boolean =>
  isJoined(line) || !['statement', 'agreement', 'files'].includes(line.node.reads);

class Reader {
  readonly #catalogue: Catalogue;
  readonly #reviewed: Reviewed;
  readonly #words: AnswerWords;

  constructor(catalogue: Catalogue, reviewed: Reviewed) {
    this.#catalogue = catalogue;
    this.#reviewed = reviewed;
    this.#words = reviewed.words;
  }

  async parts(title: string, lines: readonly ReviewLine[]): Promise<readonly AnsweredPart[]> {
    const own = await this.#lines(lines.filter((line) => !isRows(line)));
    const lists = await Promise.all(lines.filter(isRows).map((line) => this.#rows(line)));
    return [...(own.length > 0 ? [{ title, lines: own }] : []), ...lists.flat()];
  }

  async #rows(list: Answered): Promise<readonly AnsweredPart[]> {
    const { t } = this.#words;
    const named = lineLabel(list, this.#words);
    const rows = reviewRows(list, this.#reviewed);
    if (widgetNamed(list.node.widget)?.rows !== 'apart')
      return [{ title: named, lines: [], table: rowsInColumns(rows, this.#words) }];
    return Promise.all(
      rows.map(async ({ index, title, rest }) => {
        const texts = title.map((one) => lineText(one, this.#words)).filter((text) => text !== '');
        const words = { label: named, number: index + 1 };
        const item = list.node.texts?.item;
        const name = item === undefined ? t('runtime.item', words) : t(item, words);
        return {
          title: texts.length > 0 ? texts.join(', ') : name,
          lines: await this.#lines(rest.filter((line) => !isRows(line))),
        };
      }),
    );
  }

  async #lines(lines: readonly ReviewLine[]): Promise<AnsweredPart['lines']> {
    const read = await Promise.all(
      lines.map(async (line) => ({
        label: lineLabel(line, this.#words),
        value: isJoined(line) ? lineText(line, this.#words) : await this.#text(line),
      })),
    );
    return read.filter(({ value }) => value !== '');
  }

  /** A choice that a call offers reads as the call calls it. */
  async #text({ node, value }: Answered): Promise<string> {
    const named = value === undefined ? undefined : await this.#choiceName(node, value);
    return named ?? answerText(node, value, this.#words);
  }

  async #choiceName({ uiOptions }: FormNode, value: Json): Promise<string | undefined> {
    const { options } = uiOptions;
    if (!isObject(options) || typeof options.call !== 'string' || options.with !== undefined)
      return undefined;
    // What it offered to whoever chose, nobody else is offered.
    if (isOfEach(options.call)) return undefined;
    const { label } = options;
    const choice = await this.#catalogue.choice(options, {}, value);
    const named = isObject(choice) && typeof label === 'string' ? choice[label] : undefined;
    return typeof named === 'string' ? named : undefined;
  }
}

/** A list of several things; one of plain choices reads in one line. */
const isRows = (line: ReviewLine): line is Answered =>
  !isJoined(line) && (line.node.children.get('*')?.children.size ?? 0) > 0;
