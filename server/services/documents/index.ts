// The documents service: agreements and fee schedules by name, and any form's answers, as PDFs in the released wording.
import { createHash, randomBytes } from 'node:crypto';
import { type DeclaredDocument, type JsonObject, tableView } from '../../../runtime/core/index.ts';
import { serverCode } from '../../running-code.ts';
import type { Blocks } from '../blocks.ts';
import type {
  ApplicationPdf,
  Coverages,
  Documents,
  DocumentWords,
  Fee,
  PrintablePdf,
} from '../ports.ts';
import { annexes, longText } from './agreed.ts';
import { feeScheduleBlocks } from './fee-schedule.ts';
import { formBlocks } from './from-form.ts';
import { PAGE, PAGES, type PlainImprint } from './printer.ts';
import { wordsOfForm } from './words-of-form.ts';

export type { Block, Blocks } from '../blocks.ts';

const CACHED = 24;

export interface DocumentsNeeds {
  /** The wording of the current release; asked each time, since staff may publish a new one. */
  readonly words: () => DocumentWords;
  /** The declared tables of the current release. */
  readonly views: () => Readonly<Record<string, JsonObject>>;
  /** The files it declares, by the id that also names their texts. */
  readonly declared: () => Readonly<Record<string, DeclaredDocument>>;
  readonly coverages: Coverages;
  /** Makes the bytes, in a thread of its own; see press/. */
  readonly print: Print;
}

export type Print = (blocks: Blocks, imprint: PlainImprint) => Promise<Buffer>;

export function createDocuments(needs: DocumentsNeeds): Documents {
  const { words, views, declared, coverages } = needs;
  const print = shared(needs.print);
  return {
    get names() {
      return Object.keys(declared());
    },
    async agreement(name) {
      const now = words();
      const id = idOf(name, Object.keys(declared()), now);
      const document = id === undefined ? undefined : declared()[id];
      if (!document) return undefined;
      const title = now.t(`documents.${id}.title`);
      const blocks: Blocks = [
        // A text under its own heading needs no second one.
        ...(document.table ? [{ kind: 'heading', depth: 1, text: title } as const] : []),
        ...longText(`documents.${id}`, now),
        ...(document.table
          ? tableBlocks(document.table, await coverages.fees(), views(), now)
          : []),
      ];
      return { fileName: `${title}.pdf`, title, body: await print(blocks, imprint(title, now)) };
    },
    print: (title, blocks) => needs.print(blocks, imprint(title, words())),
    box: (runs, box) =>
      needs.print([{ kind: 'paragraph', runs }], { ...imprint('', words()), box }),
    async application({ form, answers, kind, states = {}, stamp }): Promise<PrintablePdf> {
      const released = wordsOfForm(form, words());
      const title = released.t(`${form.id}.print.${kind}`);
      const blocks: Blocks = [
        { kind: 'heading', depth: 1, text: title },
        ...stampBlocks(form.release, stamp, released),
        ...formBlocks({ form, answers, words: released, states }),
        ...annexes(form, released),
      ];
      // Nobody should be able to guess the name of somebody else's application.
      const fileName = `${kind}-${randomBytes(16).toString('hex')}.pdf`;
      const stated = imprint(title, released);
      return {
        fileName,
        title,
        blocks,
        print: () => needs.print(blocks, stated),
        content: contentOf(blocks, stated),
      };
    },
  };
}

/** What the prints of one applicant are made under, one at a time. */
export const printsOf = (leadId: string): string => `print/${leadId}`;

/** Accepts the id, the file name or the title, so that links of the documents' own wording work. */
function idOf(name: string, ids: readonly string[], words: DocumentWords): string | undefined {
  const wanted = name.replace(/\.pdf$/i, '').toLowerCase();
  return ids.find(
    (id) => id === wanted || words.t(`documents.${id}.title`).toLowerCase() === wanted,
  );
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

/** Says under which form and wording the answers were given, so that the same screen can be shown again. */
function stampBlocks(
  release: string,
  stamp: ApplicationPdf['stamp'],
  words: DocumentWords,
): Blocks {
  const rows: [string, string][] = [[words.t('documents.form.release'), release]];
  if (stamp) {
    rows.push([words.t('documents.form.revision'), String(stamp.revision)]);
    rows.push([words.t('documents.form.submitted'), utcText(stamp.submitted)]);
  }
  return [{ kind: 'facts', rows }];
}

/** `2026-03-02 15:00:00 UTC`: what a document states for the record is read alike everywhere. */
export function utcText(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function imprint(title: string, words: DocumentWords): PlainImprint {
  return {
    title,
    provider: words.t('app.name'),
    language: words.locale,
    footer: words.t('documents.page_of', { page: PAGE, pages: PAGES }),
  };
}

/** Names what a document says, all of it, and the code that lays it out. */
function contentOf(blocks: Blocks, stated: PlainImprint): string {
  const parts = [serverCode(), stated, blocks];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Prints once for each content; a change of wording or fees makes a new document by itself. */
function shared(print: Print): Print {
  const printed = new Map<string, Promise<Buffer>>();
  return (blocks, stated) => {
    const content = contentOf(blocks, stated);
    const known = printed.get(content);
    if (known) return known;
    const made = print(blocks, stated);
    printed.set(content, made);
    made.catch(() => printed.delete(content));
    const oldest = printed.keys().next().value;
    if (printed.size > CACHED && oldest !== undefined) printed.delete(oldest);
    return made;
  };
}
