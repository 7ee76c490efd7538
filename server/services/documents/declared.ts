// The documents that content declares, as blocks under their titles: their text, and the table that one may have.
import {
  type Answers,
  availableDocuments,
  type DeclaredDocument,
  type FormBundle,
  type JsonObject,
  tableView,
} from '../../../runtime/core/index.ts';
import type { Annex, Block, Blocks } from '../blocks.ts';
import type { Coverages, DocumentWords, Fee } from '../ports.ts';
import { feeScheduleBlocks } from './fee-schedule.ts';
import { longText } from './long-text.ts';

export interface DeclaredNeeds {
  /** The wording of the current release; asked each time, since staff may publish a new one. */
  readonly words: () => DocumentWords;
  /** The declared tables of the current release. */
  readonly views: () => Readonly<Record<string, JsonObject>>;
  /** The files it declares, by the id that also names their texts. */
  readonly declared: () => Readonly<Record<string, DeclaredDocument>>;
  readonly coverages: Coverages;
}

/** First part of the keys of texts that are documents of their own. */
const DOCUMENT = 'documents.';

export const isDocument = (key: string): boolean => key.startsWith(DOCUMENT);

/** The document of an id; undefined where none is declared. */
export async function declaredDocument(
  id: string,
  { words, views, declared, coverages }: DeclaredNeeds,
): Promise<Annex | undefined> {
  const now = words();
  const document = declared()[id];
  if (!document) return undefined;
  const text = annex(`${DOCUMENT}${id}`, now);
  if (!document.table) return text;
  const table = tableBlocks(document.table, await coverages.fees(), views(), now);
  return { ...text, blocks: [...text.blocks, ...table] };
}

/** The documents a form brings along, in its own wording. */
export const ownAnnexes = (form: WithPages, released: DocumentWords): readonly Annex[] =>
  ownDocuments(form).map((key) => annex(key, released));

/**
 * The documents that are offered now to whoever gives these answers: besides those the form brings along, what is agreed
 * to with it. A form without documents of its own has nothing to agree to.
 */
export async function annexesFor(
  form: WithPages,
  answers: Answers,
  needs: DeclaredNeeds,
): Promise<readonly Annex[]> {
  const own = ownDocuments(form);
  if (own.length === 0) return [];
  const available = availableDocuments(needs.declared(), answers).filter(
    (id) => !own.includes(`${DOCUMENT}${id}`),
  );
  const annexes = await Promise.all(available.map((id) => declaredDocument(id, needs)));
  return annexes.filter((one) => one !== undefined);
}

type WithPages = Pick<FormBundle, 'pages'>;

const ownDocuments = ({ pages }: WithPages): readonly string[] =>
  Object.keys(pages).filter(isDocument);

/** A text that opens with its own title is not given it twice. */
function annex(key: string, words: DocumentWords): Annex {
  const title = words.t(`${key}.title`);
  const text = longText(key, words);
  const [first] = text;
  const isTitled = first?.kind === 'heading' && first.text === title;
  const heading: Block = { kind: 'heading', depth: 1, text: title };
  return { title, blocks: isTitled ? text : [heading, ...text] };
}

function tableBlocks(
  { view, without = [], then }: NonNullable<DeclaredDocument['table']>,
  fees: readonly Fee[],
  views: Readonly<Record<string, JsonObject>>,
  words: DocumentWords,
): Blocks {
  return [
    ...feeScheduleBlocks(fees, without, tableView(views, view), words),
    ...(then === undefined ? [] : longText(then, words)),
  ];
}
