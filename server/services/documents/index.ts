// The documents service: agreements and fee schedules by name, and any form's answers, as PDFs in the released wording.
import { createHash, randomBytes } from 'node:crypto';
import { momentsIn } from '../../../runtime/core/index.ts';
import { serverCode } from '../../common/running-code.ts';
import type { Annex, Blocks } from '../blocks.ts';
import type { ApplicationPdf, Documents, DocumentWords, PrintablePdf } from '../ports.ts';
import { annexesFor, type DeclaredNeeds, declaredDocument, ownAnnexes } from './declared.ts';
import { formBlocks } from './from-form.ts';
import { PAGE, PAGES, type PlainImprint } from './imprint.ts';
import type { DocumentMaker, Framing, Print } from './maker.ts';
import { wordsOfForm } from './words-of-form.ts';

export type { Annex, Block, Blocks } from '../blocks.ts';

const CACHED = 24;

/** The bytes are made in threads of their own; see workers/. */
export interface DocumentsNeeds extends DeclaredNeeds, DocumentMaker {}

export function createDocuments(needs: DocumentsNeeds): Documents {
  const { words, declared } = needs;
  const print = shared(needs.print);
  return {
    get names() {
      return Object.keys(declared());
    },
    async agreement(name) {
      const now = words();
      const id = idOf(name, Object.keys(declared()), now);
      const document = id === undefined ? undefined : await declaredDocument(id, needs);
      if (!document) return undefined;
      const { title, blocks } = document;
      return { fileName: `${title}.pdf`, title, body: await print(blocks, imprint(title, now)) };
    },
    said: (id) => declaredDocument(id, needs),
    print: (title, blocks) => needs.print(blocks, { ...imprint(title, words()), bare: true }),
    numbered: (parts, reference) => needs.numbered({ parts, framing: framing(words(), reference) }),
    joined: (first, more, reference) =>
      needs.joined({ first, more, framing: framing(words(), reference) }),
    box: (runs, box) =>
      needs.print([{ kind: 'paragraph', runs }], { ...imprint('', words()), box }),
    annexes: (form, answers) => annexesFor(form, answers, needs),
    async application({ bare, ...input }): Promise<PrintablePdf> {
      const { form, kind } = input;
      const released = wordsOfForm(form, words());
      const title = released.t(`${form.id}.print.${kind}`);
      const agreed = input.annexes ?? (await annexesFor(form, input.answers, needs));
      const annexes = [...ownAnnexes(form, released), ...agreed];
      const blocks = applicationBlocks(title, input, annexes, released);
      // Nobody should be able to guess the name of somebody else's application.
      const fileName = `${kind}-${randomBytes(16).toString('hex')}.pdf`;
      const stated = { ...imprint(title, released), ...(bare && { bare }) };
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

/** The answers under the title, and each annex on pages of its own. */
function applicationBlocks(
  title: string,
  { form, answers, states = {}, files, ends, submitted }: ApplicationPdf,
  annexes: readonly Annex[],
  words: DocumentWords,
): Blocks {
  const { t, locale } = words;
  const at = submitted
    ? momentsIn(form.timeZone, locale).moment(submitted.toISOString())
    : t('documents.form.notSubmitted');
  const titles = annexes.map((annex) => annex.title).join('\n');
  return [
    { kind: 'heading', depth: 1, text: title },
    {
      kind: 'facts',
      rows: [
        [t('documents.form.submitted'), at],
        ...(titles === '' ? [] : [[t('documents.form.annexes'), titles] as const]),
      ],
    },
    ...formBlocks({ form, answers, words, states, ...(files && { files }), ...(ends && { ends }) }),
    ...annexes.flatMap(({ blocks }) => [{ kind: 'newPage' } as const, ...blocks]),
  ];
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

/** `2026-03-02 15:00:00 UTC`: what a document states for the record is read alike everywhere. */
export function utcText(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function imprint(title: string, words: DocumentWords): PlainImprint {
  return {
    title,
    provider: words.t('app.name'),
    ...framing(words),
  };
}

function framing({ locale, t }: DocumentWords, reference?: string): Framing {
  return {
    language: locale,
    footer: t('documents.page_of', { page: PAGE, pages: PAGES }),
    ...(reference && { reference: t('documents.reference', { reference }) }),
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
