// The two pages a signature adds to a document: the signature itself, and the certificate of how it came about.
import type { Blocks } from '../documents/index.ts';
import { utcText } from '../documents/index.ts';
import type { DocumentWords } from '../ports.ts';
import { SEAL_PLACE, SEAL_SIZE } from './pdf.ts';
import type { Paper } from './port.ts';

/** What was signed, by whom and when, over a line. */
export function signatureBlocks({ signer, signing, at }: Paper, words: DocumentWords): Blocks {
  const { t } = words;
  return [
    { kind: 'heading', depth: 1, text: t('documents.signature.title') },
    paragraph(t('documents.signature.intro')),
    paragraph(t('sign.consent.label')),
    {
      kind: 'signature',
      name: signing.name,
      ...(signing.method === 'draw' && signing.drawing && { drawing: signing.drawing }),
    },
    {
      kind: 'facts',
      rows: [
        [t('documents.signature.signer'), signer.name],
        [t('documents.signature.email'), signer.email],
        [t('documents.signature.attorney'), signer.attorneyId],
        [t('documents.signature.at'), utcText(at)],
        [t('documents.signature.method'), t(`documents.signature.method.${signing.method}`)],
      ],
    },
  ];
}

export interface Proof {
  /** SHA-256 of the document as it was shown. */
  readonly before: string;
  /** SHA-256 of the document with the signature page. */
  readonly after: string;
  readonly attached: { readonly before: string; readonly after: string };
  /** Where a copy can be checked. */
  readonly link: string;
}

/** Everything somebody needs to judge the signature years later. */
export function certificateBlocks(paper: Paper, proof: Proof, words: DocumentWords): Blocks {
  const { request, document, signer, identified, signing, at, events } = paper;
  const { t } = words;
  const { attached, link } = proof;
  return [
    { kind: 'heading', depth: 1, text: t('documents.certificate.title') },
    paragraph(t('documents.certificate.intro')),
    { kind: 'place', name: SEAL_PLACE, ...SEAL_SIZE },
    {
      kind: 'facts',
      rows: [
        [t('documents.certificate.document'), document.title],
        [t('documents.form.release'), document.form_release],
        [t('documents.form.revision'), String(document.revision)],
        [t('documents.certificate.request'), request.id],
        [t('documents.signature.signer'), `${signer.name} (${signer.email})`],
        [
          t('documents.certificate.identified'),
          t(`documents.certificate.identified.${identified}`, { email: signer.email }),
        ],
        [t('documents.signature.at'), utcText(at)],
        [t('documents.signature.method'), t(`documents.signature.method.${signing.method}`)],
        [t('documents.certificate.address'), signing.seen.address],
        [t('documents.certificate.browser'), signing.seen.browser],
      ],
    },
    { kind: 'heading', depth: 2, text: t('documents.certificate.hashes') },
    { kind: 'heading', depth: 3, text: t('documents.certificate.before') },
    paragraph(proof.before),
    { kind: 'heading', depth: 3, text: t('documents.certificate.after') },
    paragraph(proof.after),
    paragraph(t('documents.certificate.attached', { ...attached, link })),
    { kind: 'heading', depth: 2, text: t('documents.certificate.events') },
    {
      kind: 'table',
      columns: [
        { heading: t('documents.certificate.event.at') },
        { heading: t('documents.certificate.event.what'), wide: true },
        { heading: t('documents.certificate.event.where') },
        { heading: t('documents.certificate.event.browser'), wide: true },
      ],
      rows: events.map((event) => [
        utcText(event.at),
        t(`documents.certificate.event.${event.kind}`, { part: event.part ?? '' }),
        event.address,
        event.browser,
      ]),
    },
  ];
}

function paragraph(text: string): Blocks[number] {
  return { kind: 'paragraph', runs: [{ text }] };
}
