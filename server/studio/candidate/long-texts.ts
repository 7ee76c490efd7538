// Long texts of a change as people would get them: mails with examples filled in, documents printed, pages of the portal.
import { type IndexedSentence, readMarkdown } from '../../../runtime/content/index.ts';
import {
  fillTree,
  type JsonObject,
  type MarkdownTree,
  setAt,
} from '../../../runtime/core/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { Candidate } from '../../content/candidates/candidates.ts';
import { SENTENCES } from '../../content/candidates/questions.ts';
import type { ServerContext } from '../../context/context.ts';
import { type Annex, createDocuments } from '../../services/documents/index.ts';
import { type Letter, writeLetter } from '../../services/mail/letter.ts';
import type { DocumentWords, PdfDocument } from '../../services/ports.ts';
import { inWords } from '../in-words.ts';
import { changeCandidate } from './candidate-of.ts';

type Needs = Pick<ServerContext, 'candidates'>;

/** A long text as a change has it. */
export interface LongText {
  readonly of: Candidate;
  readonly tree: MarkdownTree;
  /** What of it is left out, since it may not stand there. */
  readonly refused: readonly { readonly what: string; readonly line: number }[];
  /** An example of each value that may stand in it. */
  readonly params: JsonObject;
  /** Every sentence of the change. */
  readonly sentences: readonly IndexedSentence[];
}

/** Refuses where the change has no such text of that kind. */
export async function longText(
  server: ServerContext,
  change: string,
  key: string,
  kind: IndexedSentence['kind'],
): Promise<LongText> {
  const { of, answer } = await askSentences(server, await changeCandidate(server, change));
  const found = answer.find((one) => one.key === key && one.long && one.kind === kind);
  if (!found) throw new Refusal('NOT_FOUND');
  const { tree, refused } = readMarkdown(found.text);
  const params = {
    ...Object.fromEntries(found.values.map(({ name, sample }) => [name, sample || inWords(name)])),
    // No example: every text that is sent says this one.
    provider: server.content.texts.t('app.name'),
  };
  return { of, tree, refused, params, sentences: answer };
}

const askSentences = ({ candidates }: Needs, candidate: Candidate) =>
  candidates.ask(candidate, SENTENCES);

/** As people read it, with examples in it. */
export type ReadWhole =
  | { readonly kind: 'mail'; readonly subject: string; readonly body: MarkdownTree }
  | { readonly kind: 'page'; readonly tree: MarkdownTree }
  | { readonly kind: 'document'; readonly blocks: Annex['blocks'] };

/** A text of its own as a change has it. Refuses where it has none by that key. */
export async function readWhole(
  server: ServerContext,
  change: string,
  key: string,
): Promise<ReadWhole> {
  const kind = kindOf(key);
  const found = await longText(server, change, key, kind);
  if (kind === 'mail') {
    const { subject, body } = letterOf(server, found);
    return { kind, subject, body };
  }
  if (kind === 'page') return { kind, tree: fillTree(found.tree, nested(found.params)) };
  const said = await documentSaid(server, key.slice('documents.'.length), found);
  if (!said) throw new Refusal('NOT_FOUND');
  return { kind, blocks: said.blocks };
}

/** By the shelf it stands on. */
function kindOf(key: string): ReadWhole['kind'] {
  if (key.startsWith('mail.')) return 'mail';
  return key.startsWith('documents.') ? 'document' : 'page';
}

/** `contact.phone` is a member of `contact`. */
const nested = (params: JsonObject): JsonObject =>
  Object.entries(params).reduce<JsonObject>(
    (values, [name, value]) =>
      setAt(values, `/${name.replaceAll('.', '/')}`, value ?? '') as JsonObject,
    {},
  );

/** A mail with examples in it; one without a heading has no subject. */
export function letterOf(server: ServerContext, { tree, params }: LongText): Letter {
  const { locale } = server.content;
  return writeLetter({
    tree: withSubject(tree),
    params,
    locale,
    baseUrl: server.config.publicUrl ?? `http://${server.config.host}:${server.config.port}`,
  });
}

/** The first heading is the subject. */
export const withSubject = (tree: MarkdownTree): MarkdownTree =>
  tree[0]?.kind === 'heading' ? tree : [{ kind: 'heading', depth: 1, children: [] }, ...tree];

/** The document of an id in the words of the change, as it would be printed. Undefined where none is declared. */
export function documentSaid(
  server: ServerContext,
  id: string,
  found: LongText,
): Promise<Annex | undefined> {
  return documentsOf(server, found).said(id);
}

/** The document of an id, printed in the words of the change. Undefined where none is declared. */
export function printedDocument(
  server: ServerContext,
  id: string,
  found: LongText,
): Promise<PdfDocument | undefined> {
  return documentsOf(server, found).agreement(id);
}

function documentsOf({ content, services, workers }: ServerContext, { of, sentences }: LongText) {
  if (!workers) throw new Refusal('WORKERS_AWAY');
  const words = wordsOf(content, sentences);
  // Nobody is to take it for what people get.
  const mark = of.change === '' ? {} : { reference: content.texts.t('server.studio.notPublished') };
  return createDocuments({
    words: () => words,
    views: () => content.app.views,
    declared: () => content.app.documents,
    coverages: services.coverages,
    print: (blocks, imprint) => workers.run('print', { blocks, imprint: { ...imprint, ...mark } }),
    numbered: (order) => workers.run('numbered', order),
    joined: (order) => workers.run('joined', order),
  });
}

/** The words of the change; a sentence with values in it that is not released yet reads as what is. */
function wordsOf(
  { texts, locale }: ServerContext['content'],
  sentences: readonly IndexedSentence[],
): DocumentWords {
  const all = new Map(sentences.map((one) => [one.key, one]));
  return {
    locale,
    has: (key) => all.has(key),
    t: (key, params) => {
      const { text = '' } = all.get(key) ?? {};
      return text.includes('{{') && texts.has(key) ? texts.t(key, params) : text;
    },
    page: (key) => {
      const found = all.get(key);
      return found?.long ? readMarkdown(found.text).tree : undefined;
    },
  };
}
